import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @OneOf({"A", "B"}) String code; // MARSHAL150: usual-texts-changed
    @OneOf({"A"}) String other;
}
