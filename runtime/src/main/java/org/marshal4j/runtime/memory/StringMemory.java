package org.marshal4j.runtime.memory;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The array in which a String keeps its characters: one byte each where all are below U+0100, two bytes each otherwise (<a
 * href="https://openjdk.org/jeps/254">JEP 254</a>). With it a text is copied and compared eight bytes at a time, and made without
 * copying it twice.
 *
 * <p>That is the JVM's own business, so it is tried out when this class initialises. A JVM on which it is not so gets the same
 * texts through the methods of String. Arrays that are given out must not be changed. Stateless.
 */
public final class StringMemory {
    private static final long NONE = -1;
    private static final byte LATIN1 = 0;
    private static final byte UTF16 = 1;

    private static final long VALUE = offsetOf("value", byte[].class);
    private static final long CODER = offsetOf("coder", byte.class);

    /** Whether Strings are as this class has them. */
    static final boolean KNOWN = VALUE != NONE && CODER != NONE && isAsExpected();

    private StringMemory() {}

    /** The bytes of a text all of whose characters are below U+0100; null of another, and where that is not known. */
    public static byte @Nullable [] latin1(String text) {
        return KNOWN && RawMemory.getByte(text, CODER) == LATIN1 ? value(text) : null;
    }

    /** The characters of a text that has one above U+00FF, two bytes each; null of another, and where that is not known. */
    public static byte @Nullable [] utf16(String text) {
        return KNOWN && RawMemory.getByte(text, CODER) == UTF16 ? value(text) : null;
    }

    /** A text of these characters, one byte each. The array is the text's from now on. Only where {@link #KNOWN}. */
    static String ofLatin1(byte[] characters) {
        return of(characters, LATIN1);
    }

    /** A text of these characters, two bytes each, one of them above U+00FF. As {@link #ofLatin1}. */
    static String ofUtf16(byte[] characters) {
        return of(characters, UTF16);
    }

    private static byte[] value(String text) {
        return (byte[]) Objects.requireNonNull(RawMemory.getReference(text, VALUE));
    }

    private static String of(byte[] value, byte coder) {
        String text = (String) RawMemory.allocate(String.class);
        RawMemory.putReference(text, VALUE, value);
        RawMemory.putByte(text, CODER, coder);
        // As the end of a constructor: nobody must see the String without its characters.
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
