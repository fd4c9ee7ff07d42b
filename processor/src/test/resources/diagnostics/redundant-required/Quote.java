import org.marshal4j.Marshal;
import org.marshal4j.Required;

@Marshal
class Quote implements QuoteMarshallable {
    @Required long id; // MARSHAL118: Quote.id is primitive and never null
    @Required String symbol;
}
