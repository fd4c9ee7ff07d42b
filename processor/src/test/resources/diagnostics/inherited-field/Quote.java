import org.marshal4j.Marshal;
import org.marshal4j.Required;

@Marshal
abstract class Base implements BaseMarshallable {
    Object note; // MARSHAL105: Base.note: Object cannot be marshalled
}

@Marshal
class Quote extends Base implements QuoteMarshallable {
    long id;
}

@Marshal
class Parent implements ParentMarshallable {
    @Required Child child; // MARSHAL117: Parent.child
}

@Marshal
class Child extends Parent implements ChildMarshallable {} // MARSHAL117: Child.child
