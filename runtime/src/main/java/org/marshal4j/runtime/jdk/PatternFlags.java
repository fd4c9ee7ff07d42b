package org.marshal4j.runtime.jdk;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.regex.Pattern;

/**
 * The flags that a pattern was compiled with. {@link Pattern#flags} also contains flags that the text itself sets from
 * some point on: with them, all of {@code a(?i)b} would ignore case. A pattern's serial form has only the flags it was
 * given.
 */
final class PatternFlags {
    private static final String INLINE = "idmsucxU-";

    /** The index of the flags in the serial form: after the class description, which is always the same. */
    private static final int PLACE = serialForm(Pattern.compile("")).length - "t\0\0".length() - Integer.BYTES;

    private PatternFlags() {}

    static int of(Pattern pattern) {
        return maySetFlags(pattern.pattern())
                ? ByteBuffer.wrap(serialForm(pattern)).getInt(PLACE)
                : pattern.flags();
    }

    private static boolean maySetFlags(String text) {
        for (int i = text.indexOf('?'); i >= 0 && i + 1 < text.length(); i = text.indexOf('?', i + 1)) {
            if (INLINE.indexOf(text.charAt(i + 1)) >= 0) {
                return true;
            }
        }
        return false;
    }

    private static byte[] serialForm(Pattern pattern) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(pattern);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
