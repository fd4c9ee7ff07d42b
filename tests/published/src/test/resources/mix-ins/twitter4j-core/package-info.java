@MarshalTypesWith({AccessTokenMarshaller.class, FileMarshaller.class})
package imported;

import org.marshal4j.MarshalTypesWith;
import org.marshal4j.runtime.jdk.FileMarshaller;
