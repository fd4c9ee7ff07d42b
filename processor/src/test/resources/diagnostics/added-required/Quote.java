import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.Since;

@Marshal(evolvable = true)
record Quote(
        long id,
        @Since(2) double price,
        @Since(2)
                @Required
                String venue) // MARSHAL143: Quote.venue was added in version 2, so older messages do not have it, but it is @Required, and there is no object of Quote to take a default value from. Remove @Required.
        implements QuoteMarshallable {}
