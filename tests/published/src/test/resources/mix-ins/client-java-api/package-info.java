@MarshalTypesWith(IntOrStringMarshaller.class)
package imported;

import org.marshal4j.MarshalTypesWith;
