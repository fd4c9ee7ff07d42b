import org.marshal4j.Marshal;
import org.marshal4j.Since;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable {
    long id;

    @Since(3)
    double price;

    @Since(2)
    String venue; // MARSHAL142: Quote.venue is of version 2, but stands behind price of version 3, so that older readers could not skip it. Move it to the end of the fields, with @Since(3) or more.

    long time; // MARSHAL142: Quote.time is of version 1, but stands behind price of version 3

    @Since(0)
    int count; // MARSHAL122: Quote.count: @Since(0) is less than 1. Change the annotation's value.
}
