package imported;

import io.kubernetes.client.custom.IntOrString;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/** A number, or a text: null says that there is a number. */
public final class IntOrStringMarshaller implements FieldMarshaller<IntOrString> {
    @Override
    public void write(IntOrString value, Output out) {
        Text.write(textOf(value), out);
        if (value.isInteger()) {
            out.writeInt(value.getIntValue());
        }
    }

    @Override
    public IntOrString read(IntOrString current, Input in) {
        String text = Text.read(null, 1000, in);
        return text == null ? new IntOrString(in.readInt()) : new IntOrString(text);
    }

    @Override
    public long sizeOf(IntOrString value) {
        return Text.sizeOf(textOf(value)) + (value.isInteger() ? Integer.BYTES : 0);
    }

    private static String textOf(IntOrString value) {
        return value.isInteger() ? null : value.getStrValue();
    }
}
