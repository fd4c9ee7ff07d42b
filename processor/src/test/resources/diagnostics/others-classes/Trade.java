import java.text.SimpleDateFormat;
import java.util.List;
import net.openhft.chronicle.bytes.MethodReader;
import net.openhft.chronicle.core.util.Histogram;
import org.marshal4j.Marshal;

@Marshal
class Trade implements TradeMarshallable {
    Histogram latencies; // MARSHAL105: Trade.latencies: Histogram cannot be marshalled. Import it with @MarshalImport(Histogram.class), or name a FieldMarshaller for it in @MarshalWith.
    List<Histogram> all; // MARSHAL105: Trade.all: List<Histogram> cannot be marshalled. Import it with @MarshalImport(Histogram.class), or name a FieldMarshaller for it in @MarshalWith.
    MethodReader reader; // MARSHAL105: Trade.reader: MethodReader cannot be marshalled. Import it as the root of a family, with @MarshalImport, or name a FieldMarshaller for MethodReader in @MarshalWith.
    SimpleDateFormat format; // MARSHAL105: Trade.format: SimpleDateFormat cannot be marshalled. Write a FieldMarshaller for SimpleDateFormat and name it in @MarshalWith, or mark the field @Skip.
}
