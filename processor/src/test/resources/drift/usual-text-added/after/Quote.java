import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @OneOf({"A", "B", "C"}) String code; // MARSHAL150: Quote.code: was oneof("A","B")? on the wire, is oneof("A","B","C")? (usual-text-added: readers that do not have it refuse it). Give it to all readers first
    @OneOf({"A"}) String other;
}
