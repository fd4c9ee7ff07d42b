import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Required;

@Marshal
interface Quote extends Identified {
    @Required
    @MaxLength(9)
    String getSymbol();

    void setSymbol(String symbol);

    double bid();

    Quote bid(double bid);
}

interface Identified {
    long getId();

    void setId(long id);
}
