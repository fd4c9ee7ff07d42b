import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;

@Marshal
class Trade implements TradeMarshallable {
    Object anything; // MARSHAL105: Trade.anything: Object has no wire form. Use a primitive or its box, String, an enum, an array of primitives, a List, or a class with @Marshal; or mark it @Skip.
    Map<String, Long> map; // MARSHAL105: Trade.map: Map<String, Long> has no wire form.
    Leg[] legs; // MARSHAL105: Trade.legs: Trade.Leg[] has no wire form.
    Plain plain; // MARSHAL105: Trade.plain: Trade.Plain has no wire form.
    List<Plain> plains; // MARSHAL105: Trade.plains: List<Trade.Plain> has no wire form.

    static class Plain {}

    @Marshal
    static class Leg {
        int qty;
    }
}
