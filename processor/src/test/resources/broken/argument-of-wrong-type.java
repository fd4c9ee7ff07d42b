import org.marshal4j.*;

@Marshal(copy = "BULK", evolvable = 1)
class Quote implements QuoteMarshallable {
    @FixedLength("x")
    String code;
}
