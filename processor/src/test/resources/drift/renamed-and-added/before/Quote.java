import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote.size: was int32 on the wire, behind price, is not there any more (field-removed
    double px; // MARSHAL151: Quote.px: was called price
}
