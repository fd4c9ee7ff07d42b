import org.marshal4j.*;

@Marshal
class new implements newMarshallable {
    int a;
}
