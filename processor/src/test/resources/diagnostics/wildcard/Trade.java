import java.util.List;
import org.marshal4j.Marshal;

@Marshal
class Trade implements TradeMarshallable {
    long id;
    List<?> legs; // MARSHAL104: Trade.legs: List<?> has no element type to marshal. Declare List<Leg>
    List<? extends Number> numbers; // MARSHAL104: Trade.numbers
    @SuppressWarnings("rawtypes")
    List raw; // MARSHAL104: Trade.raw: List has no element type to marshal.
}
