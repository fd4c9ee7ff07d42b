@MarshalTypesWith(KeyOrConfigurationMarshaller.class)
package imported;

import org.marshal4j.MarshalTypesWith;
