package org.marshal4j.runtime.view;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Utf8Decoder;
import org.marshal4j.runtime.generated.value.FixedText;
import org.marshal4j.runtime.memory.Ascii;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.step.Ends;

/**
 * Texts of messages, for generated views: compares, hashes and appends them without creating a String. Each method
 * reads the text at the input's position and refuses what {@link org.marshal4j.runtime.Text#read} refuses. A
 * text that is not ASCII is decoded into the view's builder, which is reused. Only one thread may use it at a time.
 */
public final class ViewTexts {
    private static final String TEXT = "a text";

    private final StringBuilder decoded = new StringBuilder();

    /** Creates the texts of a view. */
    public ViewTexts() {}

    /**
     * Tells whether the text has the same characters as another.
     *
     * @param nullable whether the field may be null; otherwise null is refused (MARSHAL206)
     * @param max the maximum number of bytes that the field allows
     * @param other the other text, or null
     * @param in the input, positioned at the text
     * @return true if it has, or if both are null
     */
    public boolean equals(boolean nullable, int max, @Nullable CharSequence other, Input in) {
        int count = Counted.readText(TEXT, max, in);
        long offset = in.take(Math.max(0, count));
        return equals(nullable, other, in.base(), offset, count);
    }

    /**
     * Returns the hash code that the text has as a String.
     *
     * @param nullable whether the field may be null; otherwise null is refused (MARSHAL206)
     * @param max the maximum number of bytes that the field allows
     * @param in the input, positioned at the text
     * @return the hash code; 0 for null
     */
    public int hash(boolean nullable, int max, Input in) {
        int count = Counted.readText(TEXT, max, in);
        long offset = in.take(Math.max(0, count));
        return hash(nullable, in.base(), offset, count);
    }

    /**
     * Appends the text to a builder.
     *
     * @param nullable whether the field may be null; otherwise null is refused (MARSHAL206)
     * @param max the maximum number of bytes that the field allows
     * @param to the builder
     * @param in the input, positioned at the text
     * @return whether there is a text; nothing is appended if it is null, or is refused
     */
    public boolean append(boolean nullable, int max, StringBuilder to, Input in) {
        int count = Counted.readText(TEXT, max, in);
        long offset = in.take(Math.max(0, count));
        return append(nullable, to, in.base(), offset, count);
    }

    /**
     * Most texts are ASCII, so that their bytes are their characters. No user's code is called while an address is
     * held.
     */
    private boolean equals(
            boolean nullable, @Nullable CharSequence other, @Nullable Object base, long offset, int count) {
        if (count < 0 || !(other instanceof String text) || !Ascii.isAscii(base, offset, count)) {
            return same(decode(nullable, base, offset, count) ? decoded : null, other);
        }
        boolean same = text.length() == count;
        for (int i = 0; same && i < count; i++) {
            same = text.charAt(i) == RawMemory.getByte(base, offset + i);
        }
        return same;
    }

    private int hash(boolean nullable, @Nullable Object base, long offset, int count) {
        if (count < 0 || !Ascii.isAscii(base, offset, count)) {
            return hashOf(decode(nullable, base, offset, count) ? decoded : null);
        }
        int hash = 0;
        for (int i = 0; i < count; i++) {
            hash = 31 * hash + RawMemory.getByte(base, offset + i);
        }
        return hash;
    }

    private boolean decode(boolean nullable, @Nullable Object base, long offset, int count) {
        if (count < 0) {
            Ends.requireNullable(nullable);
            return false;
        }
        decoded.setLength(0);
        Utf8Decoder.append(base, offset, count, decoded);
        return true;
    }

    /**
     * Tells whether the text of fixed length at a location has the same characters as another.
     *
     * @param nullable whether the field may be null; otherwise null is refused (MARSHAL206)
     * @param room the number of bytes that the text has room for
     * @param other the other text, or null
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location of the text, in bytes
     * @return true if it has, or if both are null
     */
    public boolean equals(
            boolean nullable, int room, @Nullable CharSequence other, @Nullable Object base, long offset) {
        return equals(nullable, other, base, offset + FixedText.countSize(room), FixedText.count(base, offset, room));
    }

    /**
     * Returns the hash code that the text of fixed length at a location has as a String.
     *
     * @param nullable whether the field may be null; otherwise null is refused (MARSHAL206)
     * @param room the number of bytes that the text has room for
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location of the text, in bytes
     * @return the hash code; 0 for null
     */
    public int hash(boolean nullable, int room, @Nullable Object base, long offset) {
        return hash(nullable, base, offset + FixedText.countSize(room), FixedText.count(base, offset, room));
    }

    /**
     * Appends the text of fixed length at a location to a builder.
     *
     * @param nullable whether the field may be null; otherwise null is refused (MARSHAL206)
     * @param room the number of bytes that the text has room for
     * @param to the builder
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location of the text, in bytes
     * @return whether there is a text; nothing is appended if it is null, or is refused
     */
    public boolean append(boolean nullable, int room, StringBuilder to, @Nullable Object base, long offset) {
        return append(nullable, to, base, offset + FixedText.countSize(room), FixedText.count(base, offset, room));
    }

    /** A text that may be refused in its middle is decoded elsewhere first. */
    private boolean append(boolean nullable, StringBuilder to, @Nullable Object base, long offset, int count) {
        if (count < 0 || !Ascii.isAscii(base, offset, count)) {
            return appendTo(decode(nullable, base, offset, count) ? decoded : null, to);
        }
        Utf8Decoder.append(base, offset, count, to);
        return true;
    }

    /**
     * Tells whether two texts have the same characters.
     *
     * @param text a text, or null
     * @param other another text, or null
     * @return true if they have, or if both are null
     */
    public static boolean same(@Nullable CharSequence text, @Nullable CharSequence other) {
        return (text == null || other == null) ? text == other : CharSequence.compare(text, other) == 0;
    }

    /**
     * Returns the hash code that a text has as a String.
     *
     * @param text the text, or null
     * @return the hash code; 0 for null
     */
    public static int hashOf(@Nullable CharSequence text) {
        int hash = 0;
        for (int i = 0; text != null && i < text.length(); i++) {
            hash = 31 * hash + text.charAt(i);
        }
        return hash;
    }

    /**
     * Appends a text to a builder.
     *
     * @param text the text, or null
     * @param to the builder
     * @return whether there is a text
     */
    public static boolean appendTo(@Nullable CharSequence text, StringBuilder to) {
        if (text == null) {
            return false;
        }
        to.append(text);
        return true;
    }
}
