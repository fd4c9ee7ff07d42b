package org.marshal4j.runtime.generated.value;

import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import org.marshal4j.schema.text.ShownText;

/** Character sets, as their canonical names, such as {@code UTF-8}. The bytes are the same as for {@link Text}. */
public final class Charsets {
    private Charsets() {}

    /**
     * Writes a charset.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable Charset value, Output out) {
        Text.write(text(value), out);
    }

    /**
     * Reads a charset.
     *
     * @param current what the field holds; returned without allocation if its name is the same
     * @throws MarshalException MARSHAL214 if the text is not the canonical name of a charset; otherwise as
     *     {@link Text#read(String, Input)}
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable Charset read(@Nullable Charset current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(Charset, Input)}, but refuses more than {@code max} bytes (MARSHAL215). */
    public static @Nullable Charset read(@Nullable Charset current, int max, Input in) {
        String own = text(current);
        String text = Text.read(own, max, in);
        if (text == null) {
            return null;
        }
        return current != null && text.equals(own) ? current : of(text);
    }

    /** Returns the number of bytes that {@code write} writes, including the count. */
    public static long sizeOf(@Nullable Charset value) {
        return Text.sizeOf(text(value));
    }

    private static @Nullable String text(@Nullable Charset value) {
        return value == null ? null : value.name();
    }

    /**
     * Returns the charset with a name. The JDK understands other names too, such as {@code utf8} and {@code latin1}.
     *
     * @throws MarshalException MARSHAL214 if this JVM has no charset with that canonical name
     */
    public static Charset of(String text) {
        Charset charset;
        try {
            charset = Charset.forName(text);
        } catch (IllegalArgumentException e) {
            throw Impossible.value("not a charset that this JVM has: " + ShownText.of(text));
        }
        return Impossible.unlessSame("not the name of a charset", text, charset.name(), charset);
    }
}
