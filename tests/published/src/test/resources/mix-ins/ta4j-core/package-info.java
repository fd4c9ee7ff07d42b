@MarshalTypesWith({NumMarshaller.OfNum.class, NumMarshaller.OfDecimal.class})
package imported;

import org.marshal4j.MarshalTypesWith;
