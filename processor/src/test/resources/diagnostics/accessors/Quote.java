import java.io.IOException;
import java.util.List;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;

@Marshal
public interface Quote extends Priced {
    int getCount();

    void setCount(int count);

    long getId(); // MARSHAL193: Quote.getId() has no setter, so reading could not set id. Add void setId(long), or make it a default method.

    void setName(String name); // MARSHAL193: Quote.setName(String) has no getter, so writing could not get name. Add String getName(), or make it a default method.

    boolean isOpen();

    void setOpen(Boolean open); // MARSHAL194: Quote.setOpen(Boolean) takes Boolean, but isOpen() returns boolean. Declare both with the same type.

    List<String> tags();

    void tags(List<String> tags);

    void tags(String[] tags); // MARSHAL194: Quote.tags(String[]) is a second setter of tags, next to tags(List<String>). Remove one of them, or make this one a default method that calls the other.

    double getBid();

    double bid(); // MARSHAL194: Quote.bid() is a second getter of bid, next to getBid(). Remove one of them, or make one a default method that calls the other.

    void setBid(double bid);

    void setAt(int index, double depth); // MARSHAL192: Quote.setAt(int, double) is neither a getter nor a setter: it takes 2 values. Make it a default or static method, or remove it.

    void reset(); // MARSHAL192: Quote.reset() is neither a getter nor a setter: it takes nothing and returns nothing.

    int addCount(int more); // MARSHAL192: Quote.addCount(int) is neither a getter nor a setter: it takes a value and returns int, where a setter returns nothing or the Quote.

    <T> void as(T other); // MARSHAL192: Quote.as(T) is neither a getter nor a setter: it has type parameters of its own.

    void lines(String... lines); // MARSHAL192: Quote.lines(String[]) is neither a getter nor a setter: it takes any number of values.

    String getText() throws IOException; // MARSHAL192: Quote.getText() is neither a getter nor a setter: it throws IOException, which generated code does not handle.

    void setText(String text);

    Object getExtra(); // MARSHAL105: Quote.extra: Object cannot be marshalled.

    void setExtra(Object extra);

    @FixedLength(0)
    String getCurrency(); // MARSHAL122: Quote.currency: String: @FixedLength of a String must be from 1 to 65534, but is 0.

    void setCurrency(String currency);

    default double spread() {
        return 0;
    }
}

interface Priced {
    double ask(double ask); // MARSHAL192: Priced.ask(double) is neither a getter nor a setter: it takes a value and returns double, where a setter returns nothing or the Quote. Implement it in Quote by a default method.
}

/** What cannot be made is there all the same, so that nothing else is reported. */
class User {
    Quote quote = new QuoteBean();
    int count = quote.getCount();

    byte[] bytes() {
        return QuoteMarshaller.INSTANCE.toByteArray(quote);
    }
}
