import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
    // as beginning in ancestors, but:
 * A {@link Quote} with a field for each property; {@link QuoteMarshaller} creates it. For one thread at a time.
public final class QuoteBean implements Quote, QuoteMarshallable {
    private double bid;
        // without public interface InstrumentMarshallable extends BytesMarshallable {

    private long id;

    // as id in bean, with LocalDate for long, day for id
    // as id in bean, with boolean for long, firm for id
    // as id in bean, with String for long, symbol for id

    private List<String> tags;

    /**
     * Creates an object with nothing set: numbers are 0, and objects are null.
     */
    public QuoteBean() {
    }

    @Override
    public double bid() {
        return bid;
    }

    @Override
    public QuoteBean bid(double bid) {
        this.bid = bid;
        return this;
    }

    @Override
    public long getId() {
        return id;
    }

    @Override
    public void setId(long id) {
        this.id = id;
    }

    // as getId in bean, with LocalDate for long, getDay for getId, day for id
    // as setId in bean, with setDay for setId, LocalDate for long, day for id
    // as getId in bean, with boolean for long, isFirm for getId, firm for id
    // as setId in bean, with setFirm for setId, boolean for long, firm for id
    // as getId in bean, with String for long, getSymbol for getId, symbol for id
    // as setId in bean, with setSymbol for setId, String for long, symbol for id

    @Override
    public List<String> getTags() {
        return tags;
    }

    @Override
    public void setTags(List<String> tags) {
        this.tags = tags;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof QuoteBean that)) {
            return false;
        }
        return Double.compare(bid, that.bid) == 0
                && id == that.id
                && Objects.equals(day, that.day)
                && firm == that.firm
                && Objects.equals(symbol, that.symbol)
                && Objects.equals(tags, that.tags);
    }

    @Override
    public int hashCode() {
        int result = Double.hashCode(bid);
        result = 31 * result + Long.hashCode(id);
        result = 31 * result + Objects.hashCode(day);
        result = 31 * result + Boolean.hashCode(firm);
        result = 31 * result + Objects.hashCode(symbol);
        result = 31 * result + Objects.hashCode(tags);
        return result;
    }

    @Override
    public String toString() {
        return "QuoteBean{bid=" + bid
                + ", id=" + id
                + ", day=" + day
                + ", firm=" + firm
                + ", symbol=" + symbol
                + ", tags=" + tags
                + '}';
    }
}
