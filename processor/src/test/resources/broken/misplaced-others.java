import org.marshal4j.*;

@StopBit
@Marshal
class Quote implements QuoteMarshallable {
    @TypeId(1)
    int a;

    @MarshalImport(String.class)
    void run() {}
}
