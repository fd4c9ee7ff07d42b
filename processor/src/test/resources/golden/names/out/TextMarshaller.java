package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * Writes and reads {@link Text}, 1 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = TextMarshaller.FIELDS
)
final class TextMarshaller extends FillingMarshaller<Text> implements ChronicleMarshaller<Text> {
    public static final TextMarshaller INSTANCE = new TextMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 1;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            text text?
            """;

    private TextMarshaller() {
        super(Text.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Text text, Output out) {
        writeFields(text, out, 0);
    }

    @Override
    protected Text readMessage(Text current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Text text) {
        return sizeOfFields(text, 0);
    }

    @Override
    public void write(Text text, BytesOut<?> out) {
        BytesMessages.write(this, text, out);
    }

    @Override
    public Text read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Text text, BytesIn<?> in) {
        BytesMessages.readInto(this, text, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Text text, Output out, int depth) {
        Checks.exactType(text, Text.class);
        org.marshal4j.runtime.Text.write(text.text, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Text readFields(Text current, Input in, int depth) {
        Text text = current != null && current.getClass() == Text.class ? current : new Text();
        // References are stored only if they changed: each store would cost the garbage collector time.
        String text_ = org.marshal4j.runtime.Text.read(text.text, in);
        if (text_ != text.text) {
            text.text = text_;
        }
        return text;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Text text, int depth) {
        Checks.exactType(text, Text.class);
        long size = 0;
        size += org.marshal4j.runtime.Text.sizeOf(text.text);
        return size;
    }

    @Override
    public Text copy(Text from) {
        return copyFields(Checks.anyObject(from, Text.class), null, 0);
    }

    @Override
    public void copyInto(Text from, Text to) {
        copyFields(Checks.anyObject(from, Text.class), Checks.exactType(to, Text.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Text copyFields(Text from, Text current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Text.class);
        Text text = current != null && current != from && current.getClass() == Text.class ? current
                : new Text();
        text.text = from.text;
        return text;
    }
}
