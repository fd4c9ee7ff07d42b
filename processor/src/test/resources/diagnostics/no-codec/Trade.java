import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;

@Marshal
class Trade implements TradeMarshallable {
    Object anything; // MARSHAL105: Trade.anything: Object cannot be marshalled. Object can hold anything: declare the exact class; or put @Dynamic on the field, for numbers, texts, times, and lists and maps of them; or mark it @Skip.
    Object[] things; // MARSHAL105: Trade.things: Object[] cannot be marshalled. Object can hold anything: declare the exact class; or put @Dynamic on the field, for numbers, texts, times, and lists and maps of them; or mark it @Skip.
    Comparable<String> comparable; // MARSHAL105: Trade.comparable: Comparable<String> cannot be marshalled. Comparable can hold anything: declare the exact class, or mark the field @Skip.
    Number number; // MARSHAL105: Trade.number: Number cannot be marshalled. Declare the exact type of number, such as long, double, BigDecimal or AtomicLong.
    List<Number> numbers; // MARSHAL105: Trade.numbers: List<Number> cannot be marshalled. Declare the exact type of number, such as long, double, BigDecimal or AtomicLong.
    Plain plain; // MARSHAL105: Trade.plain: Trade.Plain cannot be marshalled. Add @Marshal to Trade.Plain, or mark the field @Skip.
    List<Plain> plains; // MARSHAL105: Trade.plains: List<Trade.Plain> cannot be marshalled. Add @Marshal to Trade.Plain, or mark the field @Skip.
    Plain[][] grid; // MARSHAL105: Trade.grid: Trade.Plain[][] cannot be marshalled. Add @Marshal to Trade.Plain, or mark the field @Skip.
    Map<Plain, String> byPlain; // MARSHAL105: Trade.byPlain: Map<Trade.Plain, String> cannot be marshalled. Add @Marshal to Trade.Plain, or mark the field @Skip.
    Map<String, Object> byName; // MARSHAL105: Trade.byName: Map<String, Object> cannot be marshalled. Object can hold anything: declare the exact class; or put @Dynamic on the field, for numbers, texts, times, and lists and maps of them; or mark it @Skip.
    Shape shape; // MARSHAL105: Trade.shape: Trade.Shape cannot be marshalled. Add @Marshal to Trade.Shape and make it sealed or name its subtypes, or declare a class that has @Marshal.
    Base base; // MARSHAL105: Trade.base: Trade.Base cannot be marshalled. Add @Marshal to Trade.Base and make it sealed or name its subtypes, or declare a class that has @Marshal.

    static class Plain {}

    interface Shape {}

    abstract static class Base {}
}
