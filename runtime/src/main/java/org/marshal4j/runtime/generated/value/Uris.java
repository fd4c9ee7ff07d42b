package org.marshal4j.runtime.generated.value;

import java.net.URI;
import java.net.URISyntaxException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.Text;
import org.marshal4j.schema.text.ShownText;

/**
 * URIs, as their texts. The bytes are the same as for {@link Text}.
 *
 * <p>{@link URI#resolve} and {@link URI#relativize} can create a URI whose text means another URI: from
 * {@code http://h/a} and {@code http://h/a/b:c} the latter creates the path {@code b:c}, which reads as the scheme
 * {@code b}. Such URIs are refused.
 */
public final class Uris {
    private Uris() {}

    /**
     * Writes a URI.
     *
     * @throws MarshalException MARSHAL208 if its text would be read as another URI; nothing is written
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable URI value, Output out) {
        Text.write(text(value), out);
    }

    /** As {@link #write(URI, Output)}, but refuses more than {@code max} bytes (MARSHAL215, which names the field). */
    public static void write(String name, @Nullable URI value, int max, Output out) {
        Text.write(name, text(value), max, out);
    }

    /**
     * Reads a URI.
     *
     * @param current what the field holds; returned without allocation if its text is the same
     * @throws MarshalException MARSHAL214 if the text is not a URI; otherwise as {@link Text#read(String, Input)}
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable URI read(@Nullable URI current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(URI, Input)}, but refuses more than {@code max} bytes (MARSHAL215). */
    public static @Nullable URI read(@Nullable URI current, int max, Input in) {
        String own = current != null && isTold(current) ? current.toString() : null;
        String text = Text.read(own, max, in);
        if (text == null) {
            return null;
        }
        return current != null && text.equals(own) ? current : of(text);
    }

    /** Returns the number of bytes that {@code write} writes, including the count. MARSHAL208 as there. */
    public static long sizeOf(@Nullable URI value) {
        return Text.sizeOf(text(value));
    }

    private static @Nullable String text(@Nullable URI value) {
        if (value == null) {
            return null;
        }
        if (!isTold(value)) {
            throw new MarshalException(
                    RuntimeProblem.MALFORMED_TEXT,
                    "the text of this URI would be read as a different URI: " + ShownText.of(value.toString()));
        }
        return value.toString();
    }

    /**
     * Whether the parts of the URI can be recovered from its text. It does not parse the text, because it is called for
     * every write.
     */
    private static boolean isTold(URI value) {
        String path = value.getRawPath();
        if (path == null || path.isEmpty()) {
            return true;
        }
        if (value.getRawAuthority() != null) {
            return path.charAt(0) == '/';
        }
        if (path.startsWith("//")) {
            return value.getRawSchemeSpecificPart().startsWith("////");
        }
        int colon = value.getScheme() == null ? path.indexOf(':') : -1;
        return colon < 0 || path.lastIndexOf('/', colon) >= 0;
    }

    /**
     * Returns the URI with a text.
     *
     * @throws MarshalException MARSHAL214 if there is none
     */
    public static URI of(String text) {
        try {
            return new URI(text);
        } catch (URISyntaxException e) {
            throw Impossible.text("not a URI", e);
        }
    }
}
