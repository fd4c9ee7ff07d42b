import java.io.Externalizable;
import org.marshal4j.Marshal;

@Marshal
class Quote implements QuoteMarshallable, Externalizable { // MARSHAL153: Quote implements Externalizable, but has no public constructor without parameters
    private static final long serialVersionUID = 1L;

    long time;
}

@Marshal
class WithConstructor implements WithConstructorMarshallable, Externalizable {
    private static final long serialVersionUID = 1L;

    long time;

    public WithConstructor() {}
}

/** Its superclass says so. */
@Marshal
class Trade extends WithConstructor implements TradeMarshallable { // MARSHAL153: Add one
    private static final long serialVersionUID = 1L;

    int quantity;
}
