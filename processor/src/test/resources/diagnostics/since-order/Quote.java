import org.marshal4j.Marshal;
import org.marshal4j.Since;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable {
    long id;

    @Since(3)
    double price;

    @Since(2)
    String venue; // MARSHAL142: Quote.venue is of version 2 but comes after price of version 3, so older readers cannot skip it. Move it to the end of the fields, with @Since(3) or more.

    long time; // MARSHAL142: Quote.time is of version 1 but comes after price of version 3, so older readers cannot skip it

    @Since(0)
    int count; // MARSHAL122: Quote.count: @Since must be 1 or more, but is 0. Change the annotation's value.
}
