import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.Since;

@Marshal(evolvable = true)
record Quote(
        long id,
        @Since(2) double price,
        @Since(2)
                @Required
                String venue) // MARSHAL143: Quote.venue was added in version 2, so that older bytes do not have it, but it is @Required, and no object of Quote is there to take its value from. Remove @Required.
        implements QuoteMarshallable {}
