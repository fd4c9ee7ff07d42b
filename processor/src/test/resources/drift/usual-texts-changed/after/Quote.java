import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @OneOf({"B", "A"}) String code; // MARSHAL150: Quote.code: wire type was oneof("A","B")?, is now oneof("B","A")? (usual-texts-changed
}
