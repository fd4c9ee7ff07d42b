import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Required;

@Marshal
class Quote implements QuoteMarshallable {
    long id;

    @Required
    @MaxLength(9)
    String symbol;

    double bid;
}
