import java.io.Externalizable;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import org.marshal4j.Marshal;

@Marshal
record Quote(long time) implements QuoteMarshallable, Externalizable {} // MARSHAL154: Quote implements Externalizable, but is a record

@Marshal
class Trade implements TradeMarshallable, Externalizable { // MARSHAL154: Trade implements Externalizable, but is created by its constructor, because time is final, so Java cannot create it first and fill it later
    private static final long serialVersionUID = 1L;

    final long time;

    public Trade(long time) {
        this.time = time;
    }
}

@Marshal
class Order implements OrderMarshallable, Externalizable { // MARSHAL154: Order implements Externalizable, but is created from its field values, so Java cannot create it first and fill it later
    private static final long serialVersionUID = 1L;

    long time;

    public Order(long time) {
        this.time = time;
    }
}

/** It takes care of itself. */
@Marshal
class ByHand implements ByHandMarshallable, Externalizable {
    private static final long serialVersionUID = 1L;

    final long time;

    ByHand(long time) {
        this.time = time;
    }

    @Override
    public void writeExternal(ObjectOutput out) {}

    @Override
    public void readExternal(ObjectInput in) {}
}
