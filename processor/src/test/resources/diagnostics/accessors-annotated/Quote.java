import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Required;
import org.marshal4j.Skip;
import org.marshal4j.StopBit;

@Marshal
public interface Quote extends Named {
    @Required // on a getter it is for the property
    String getSymbol();

    @Required
    void setSymbol(String symbol); // MARSHAL195: Quote.setSymbol(String): @Required has no effect on a setter. Put it on the getter.

    @Skip
    default int getLength() { // MARSHAL195: Quote.getLength(): @Skip has no effect on a method that is not a getter. Remove it.
        return getSymbol().length();
    }

    @Required
    int getCount(); // MARSHAL118: Quote.count is primitive and never null, so @Required has no effect. Remove it.

    void setCount(int count);
}

interface Named {
    String getName();

    @MaxLength(9)
    void setName(String name); // MARSHAL195: Named.setName(String): @MaxLength has no effect on a setter. Put it on the getter.
}

@Marshal
class Trade implements TradeMarshallable {
    private long size;

    @StopBit
    public long getSize() { // MARSHAL195: Trade.getSize(): @StopBit has no effect on a method. Put it on the field.
        return size;
    }
}

@Marshal
record Fill(@FixedLength(3) String currency) implements FillMarshallable {}
