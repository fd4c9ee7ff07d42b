import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @OneOf({"A", "B", "C"}) String code; // MARSHAL150: Quote.code: wire type was oneof("A","B")?, is now oneof("A","B","C")? (usual-text-added: readers that do not know it refuse it). Update all readers first, then run marshal4j:update.
    @OneOf({"A"}) String other;
}
