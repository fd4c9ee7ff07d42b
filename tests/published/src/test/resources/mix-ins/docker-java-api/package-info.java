@MarshalTypesWith({GenericResourceMarshaller.class, IdentifierMarshaller.class})
package imported;

import org.marshal4j.MarshalTypesWith;
