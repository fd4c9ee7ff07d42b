import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import org.marshal4j.runtime.ExternalForm;
    // as beginning in empty, but:
public interface QuoteMarshallable extends BytesMarshallable, Externalizable {

    // as in empty: readMarshallable

    @Override
    default void writeExternal(ObjectOutput out) throws IOException {
        ExternalForm.write(QuoteMarshaller.INSTANCE, (Quote) this, out);
    }

    @Override
    default void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
        ExternalForm.readInto(QuoteMarshaller.INSTANCE, (Quote) this, in);
    }
}
