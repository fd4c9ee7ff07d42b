import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;

@Marshal
class Trade implements TradeMarshallable {
    long id;
    List<?> legs; // MARSHAL104: Trade.legs: List<?> does not say exactly what it holds. Declare List<Leg>, with the class of the elements.
    List<? extends Number> numbers; // MARSHAL104: Trade.numbers: List<? extends java.lang.Number> does not say exactly what it holds. Declare List<Number>, without the wildcard.
    List<? super Leg> above; // MARSHAL104: Trade.above
    Map<String, List<? extends Leg>> byName; // MARSHAL104: Trade.byName: Map<String, List<? extends Trade.Leg>> does not say exactly what it holds. Declare List<Leg>, without the wildcard.
    @SuppressWarnings("rawtypes")
    List raw; // MARSHAL104: Trade.raw: List does not say exactly what it holds

    @Marshal
    static class Leg {}
}
