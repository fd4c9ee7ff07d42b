import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;

@Marshal
class Trade implements TradeMarshallable {
    Object anything; // MARSHAL105: Trade.anything: Object has no wire form. Object can hold anything: say which class it is, or mark the field @Skip.
    Object[] things; // MARSHAL105: Trade.things: Object[] has no wire form. Object can hold anything: say which class it is
    Comparable<String> comparable; // MARSHAL105: Trade.comparable: Comparable<String> has no wire form. Comparable can hold anything
    Number number; // MARSHAL105: Trade.number: Number has no wire form. Say which number it is: long, double, BigDecimal, AtomicLong.
    List<Number> numbers; // MARSHAL105: Trade.numbers: List<Number> has no wire form. Say which number it is
    Plain plain; // MARSHAL105: Trade.plain: Trade.Plain has no wire form. Put @Marshal on Trade.Plain, or mark the field @Skip.
    List<Plain> plains; // MARSHAL105: Trade.plains: List<Trade.Plain> has no wire form. Put @Marshal on Trade.Plain
    Plain[][] grid; // MARSHAL105: Trade.grid: Trade.Plain[][] has no wire form. Put @Marshal on Trade.Plain
    Map<Plain, String> byPlain; // MARSHAL105: Trade.byPlain: Map<Trade.Plain, String> has no wire form. Put @Marshal on Trade.Plain
    Map<String, Object> byName; // MARSHAL105: Trade.byName: Map<String, Object> has no wire form. Object can hold anything
    Shape shape; // MARSHAL105: Trade.shape: Trade.Shape has no wire form. Put @Marshal on Trade.Shape and make it sealed or name its subtypes, or declare a class with @Marshal.
    Base base; // MARSHAL105: Trade.base: Trade.Base has no wire form. Put @Marshal on Trade.Base and make it sealed or name its subtypes

    static class Plain {}

    interface Shape {}

    abstract static class Base {}
}
