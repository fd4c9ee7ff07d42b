import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @OneOf({"B", "A"}) String code; // MARSHAL150: Quote.code: was oneof("A","B")? on the wire, is oneof("B","A")? (usual-texts-changed
}
