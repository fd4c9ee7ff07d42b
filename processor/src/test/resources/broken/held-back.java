import org.marshal4j.*;

@Marshal
abstract class Base implements BaseMarshallable BaseMarshallable {
    int a;
}
