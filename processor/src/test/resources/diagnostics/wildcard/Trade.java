import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;

@Marshal
class Trade implements TradeMarshallable {
    long id;
    List<?> legs; // MARSHAL104: Trade.legs: List<?> has no element type to marshal. Declare List<Leg>, with the class of the elements.
    List<? extends Number> numbers; // MARSHAL104: Trade.numbers: List<? extends java.lang.Number> has no element type to marshal. Declare List<Number>, without the wildcard.
    List<? super Leg> above; // MARSHAL104: Trade.above
    Map<String, List<? extends Leg>> byName; // MARSHAL104: has no element type to marshal. Declare List<Leg>, without the wildcard.
    @SuppressWarnings("rawtypes")
    List raw; // MARSHAL104: Trade.raw: List has no element type to marshal.

    @Marshal
    static class Leg {}
}
