package imported;

import com.github.dockerjava.api.model.DiscreteResourceSpec;
import com.github.dockerjava.api.model.GenericResource;
import com.github.dockerjava.api.model.NamedResourceSpec;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/** A resource of a swarm: its kind, followed by a number or a text. */
@SuppressWarnings("rawtypes")
public final class GenericResourceMarshaller implements FieldMarshaller<GenericResource> {
    @Override
    public void write(GenericResource value, Output out) {
        boolean isNumber = value instanceof NamedResourceSpec;
        Text.write(value.getKind(), out.writeBoolean(isNumber));
        if (isNumber) {
            out.writeInt(((NamedResourceSpec) value).getValue());
        } else {
            Text.write(((DiscreteResourceSpec) value).getValue(), out);
        }
    }

    @Override
    public GenericResource read(GenericResource current, Input in) {
        boolean isNumber = in.readBoolean();
        String kind = Text.read(null, in);
        return isNumber
                ? new NamedResourceSpec().withKind(kind).withValue(in.readInt())
                : new DiscreteResourceSpec().withKind(kind).withValue(Text.read(null, in));
    }

    @Override
    public long sizeOf(GenericResource value) {
        return 1
                + Text.sizeOf(value.getKind())
                + (value instanceof NamedResourceSpec
                        ? Integer.BYTES
                        : Text.sizeOf(((DiscreteResourceSpec) value).getValue()));
    }
}
