import java.util.List;
import java.util.Map;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

@Marshal
class Event implements EventMarshallable {
    @Dynamic({Side.class, Quote.class}) Object right;
    @Dynamic(Side.class) Map<String, List<Object>> nested;
    @Dynamic({Side.class, Unnumbered.class}) Object unnumbered; // MARSHAL182: Event.unnumbered: Object: @Dynamic lists Unnumbered, which has no @TypeId, so readers cannot recognize it. Give it a number that no other class in the list has, such as @TypeId(1), and never change it; for an imported class or enum, put it on the mix-in.
    @Dynamic({Side.class, Quote.class, Same.class}) List<Object> same; // MARSHAL183: Event.same: List<Object>: @Dynamic lists Quote and Same, which both have @TypeId(2), so readers cannot tell them apart. Give the newer one another number, such as @TypeId(3).
    @Dynamic(Foreign.class) Object foreign; // MARSHAL184: Event.foreign: Object: @Dynamic lists Foreign, which is neither an enum nor a class with a marshaller. Add @Marshal to it, or remove it from the list.
    @Dynamic(Thread.class) Object thread; // MARSHAL184: Event.thread: Object: @Dynamic lists Thread, which is neither an enum nor a class with a marshaller. Import it with @MarshalImport, or remove it from the list.
    @Dynamic(int[].class) Object array; // MARSHAL184: Event.array: Object: @Dynamic lists int[], which is neither an enum nor a class with a marshaller.
    @Dynamic({Side.class, String.class}) Object text; // MARSHAL185: Event.text: Object: @Dynamic lists String, but accepts such values anyway. Remove it from the list.
    @Dynamic(byte[].class) Object bytes; // MARSHAL185: Event.bytes: Object: @Dynamic lists byte[], but accepts such values anyway.
    @Dynamic(int.class) Object number; // MARSHAL185: Event.number: Object: @Dynamic lists int, but accepts such values anyway.
    @Dynamic(Map.class) Object map; // MARSHAL185: Event.map: Object: @Dynamic lists Map, but accepts such values anyway.
    @Dynamic(Shape.class) Object shape; // MARSHAL186: Event.shape: Object: @Dynamic lists Shape, which is the root of a family, but values are identified by their exact class. List the classes of the family, or declare a field of it.
    @Dynamic(Base.class) Object base; // MARSHAL186: Event.base: Object: @Dynamic lists Base, which is abstract, but values are identified by their exact class. List the classes that extend it.
    @Dynamic(Page.class) Object page; // MARSHAL186: Event.page: Object: @Dynamic lists Page, which is generic, but values are identified by their exact class. List a class that extends it with types in place of the type variables.
    @Dynamic({Side.class, Side.class}) Object twice; // MARSHAL122: Event.twice: Object: @Dynamic lists Side twice. Change the annotation's value.
    @Dynamic(Negative.class) Object negative; // MARSHAL122: Event.negative: Object: @TypeId(-1) of Negative is negative. Change the annotation's value.
    @Dynamic(Side.class) List<String> texts; // MARSHAL180: Event.texts: List<String>: @Dynamic is for values that are declared as Object, and here there is none.
}

@TypeId(0)
enum Side {
    BUY,
    SELL
}

@TypeId(-1)
enum Negative {}

@Marshal
@TypeId(2)
record Quote(double bid) {}

@Marshal
@TypeId(2)
record Same(double bid) {}

@Marshal
record Unnumbered(double bid) {}

@TypeId(3)
class Foreign {}

@Marshal
sealed interface Shape {}

@Marshal
@TypeId(0)
record Circle(short radius) implements Shape {}

@Marshal
abstract class Base {}

@Marshal
class Page<T> {
    T first;
}
