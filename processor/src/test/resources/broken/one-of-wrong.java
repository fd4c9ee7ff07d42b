import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @OneOf
    String a;

    @OneOf({Missing.A, "b"})
    String b;

    @OneOf({})
    String c;
}
