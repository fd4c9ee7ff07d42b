import org.marshal4j.*;

@Marshal
class String implements StringMarshallable {
    Object a;
    int b;
}

class Object extends Missing {}
