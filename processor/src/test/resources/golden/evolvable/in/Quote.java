import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.Since;

@Marshal(evolvable = true)
class Quote extends Entity implements QuoteMarshallable {
    double bid;
    String symbol;

    @Since(2)
    private String venue;

    @Since(3)
    @Required
    List<Level> levels = new ArrayList<>();

    @Since(3)
    Level best;
}
