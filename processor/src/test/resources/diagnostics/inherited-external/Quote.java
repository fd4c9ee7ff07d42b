import java.io.Externalizable;
import java.io.ObjectOutput;
import org.marshal4j.Marshal;

abstract class Base implements Externalizable {
    private static final long serialVersionUID = 1L;

    @Override
    public void writeExternal(ObjectOutput out) {}
}

@Marshal
public class Quote extends Base implements QuoteMarshallable { // MARSHAL107: Quote inherits writeExternal from Base
    private static final long serialVersionUID = 1L;

    long time;
}
