import com.google.common.base.Optional;
import com.google.common.collect.ImmutableList;
import java.util.List;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.joda.time.Days;
import org.marshal4j.Marshal;

/** Classes that cannot be imported, because they keep their state to themselves, have marshallers in a module. */
@Marshal
class Trade implements TradeMarshallable {
    DateTime time; // MARSHAL105: Trade.time: DateTime cannot be marshalled. Name org.marshal4j.joda.DateTimeMarshaller, of the module marshal4j-joda, in @MarshalWith or @MarshalTypesWith.
    List<DateTimeZone> zones; // MARSHAL105: Trade.zones: List<DateTimeZone> cannot be marshalled. Name org.marshal4j.joda.DateTimeZoneMarshaller, of the module marshal4j-joda, in @MarshalWith or @MarshalTypesWith.
    Days days; // MARSHAL105: Trade.days: Days cannot be marshalled. Declare a class that marshal4j-joda has a marshaller for, such as DateTime, LocalDate or Period, or name a FieldMarshaller for Days in @MarshalWith.
    ImmutableList<String> names; // MARSHAL105: Trade.names: ImmutableList<String> cannot be marshalled. Declare List, Set or Map and make the ImmutableList from it, or name a class that extends org.marshal4j.guava.ImmutableListMarshaller, of the module marshal4j-guava, in @MarshalWith or @MarshalTypesWith.
    Optional<String> note; // MARSHAL105: Trade.note: Optional<String> cannot be marshalled. Declare java.util.Optional, or name a class that extends org.marshal4j.guava.GuavaOptionalMarshaller, of the module marshal4j-guava, in @MarshalWith or @MarshalTypesWith.
}
