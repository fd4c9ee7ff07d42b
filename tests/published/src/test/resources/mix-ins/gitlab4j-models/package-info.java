@MarshalTypesWith({GroupStatisticsMarshaller.class, ValueNodeMarshaller.class})
package imported;

import org.marshal4j.MarshalTypesWith;
