package org.marshal4j.runtime.memory;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The array in which a String keeps its characters: one byte each if all of them are below U+0100, otherwise two bytes
 * each (<a href="https://openjdk.org/jeps/254">JEP 254</a>). With it, a text is copied and compared eight bytes at a
 * time, and created without being copied twice.
 *
 * <p>Since this is private to the JDK, this class tests it when it is initialised. On a JVM with other Strings, the
 * methods of String give the same texts. Arrays returned from here must not be changed. Stateless.
 */
public final class StringMemory {
    private static final long NONE = -1;
    private static final byte LATIN1 = 0;
    private static final byte UTF16 = 1;

    private static final long VALUE = offsetOf("value", byte[].class);
    private static final long CODER = offsetOf("coder", byte.class);

    /** Whether Strings have the form that this class expects. */
    public static final boolean KNOWN = VALUE != NONE && CODER != NONE && isAsExpected();

    private StringMemory() {}

    /**
     * Returns the bytes of a text whose characters are all below U+0100.
     *
     * @param text the text
     * @return the bytes; null for another text, and if the form of Strings is not known
     */
    public static byte @Nullable [] latin1(String text) {
        return KNOWN && RawMemory.getByte(text, CODER) == LATIN1 ? value(text) : null;
    }

    /**
     * Returns the characters of a text that has one above U+00FF, two bytes each.
     *
     * @param text the text
     * @return the characters; null for another text, and if the form of Strings is not known
     */
    public static byte @Nullable [] utf16(String text) {
        return KNOWN && RawMemory.getByte(text, CODER) == UTF16 ? value(text) : null;
    }

    /**
     * Creates a text of these characters, one byte each. The array then belongs to the text. Only if {@link #KNOWN}.
     */
    public static String ofLatin1(byte[] characters) {
        return of(characters, LATIN1);
    }

    /** Creates a text of these characters, two bytes each, one of which is above U+00FF. As {@link #ofLatin1}. */
    public static String ofUtf16(byte[] characters) {
        return of(characters, UTF16);
    }

    private static byte[] value(String text) {
        return (byte[]) Objects.requireNonNull(RawMemory.getReference(text, VALUE));
    }

    private static String of(byte[] value, byte coder) {
        String text = (String) RawMemory.allocate(String.class);
        RawMemory.putReference(text, VALUE, value);
        RawMemory.putByte(text, CODER, coder);
        // Like the end of a constructor: no other thread must see the String without its characters.
        RawMemory.storeFence();
        return text;
    }

    private static long offsetOf(String name, Class<?> type) {
        try {
            Field field = String.class.getDeclaredField(name);
            return field.getType() == type ? RawMemory.fieldOffset(field) : NONE;
        } catch (ReflectiveOperationException | RuntimeException e) {
            return NONE;
        }
    }

    private static boolean isAsExpected() {
        String narrow = "z\u00e9";
        String wide = "\u1234z";
        return RawMemory.getByte(narrow, CODER) == LATIN1
                && RawMemory.getByte(wide, CODER) == UTF16
                && isText(narrow, value(narrow), (byte) 'z', (byte) 0xE9)
                && isText(wide, value(wide), (byte) 0x34, (byte) 0x12, (byte) 'z', (byte) 0)
                && narrow.equals(of(new byte[] {'z', (byte) 0xE9}, LATIN1))
                && wide.equals(of(new byte[] {0x34, 0x12, 'z', 0}, UTF16));
    }

    private static boolean isText(String text, byte[] value, byte... expected) {
        return text.length() == 2 && Arrays.equals(value, expected);
    }
}
