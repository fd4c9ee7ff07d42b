import java.text.SimpleDateFormat;
import java.util.List;
import net.openhft.chronicle.bytes.MethodReader;
import net.openhft.chronicle.core.util.Histogram;
import org.marshal4j.Marshal;

@Marshal
class Trade implements TradeMarshallable {
    Histogram latencies; // MARSHAL105: Trade.latencies: Histogram has no wire form. Name Histogram.class in @MarshalImport, or a FieldMarshaller for Histogram in @MarshalWith.
    List<Histogram> all; // MARSHAL105: Trade.all: List<Histogram> has no wire form. Name Histogram.class in @MarshalImport
    MethodReader reader; // MARSHAL105: Trade.reader: MethodReader has no wire form. Declare a class that is not abstract, or name a FieldMarshaller for MethodReader in @MarshalWith.
    SimpleDateFormat format; // MARSHAL105: Trade.format: SimpleDateFormat has no wire form. Write a FieldMarshaller for SimpleDateFormat and name it in @MarshalWith, or mark the field @Skip.
}
