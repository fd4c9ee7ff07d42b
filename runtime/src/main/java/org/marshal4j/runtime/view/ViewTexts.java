package org.marshal4j.runtime.view;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.value.FixedText;
import org.marshal4j.runtime.memory.Ascii;
import org.marshal4j.runtime.memory.Counted;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.Utf8Decoder;

/**
 * Texts of messages, for generated views: compared, hashed and appended without making a String. Each method reads the text at the input's
 * position and refuses what {@link org.marshal4j.runtime.memory.Text#read} does. What is not ASCII is decoded into a builder of the view,
 * which it fills again each time. Belongs to one thread at a time.
 */
public final class ViewTexts {
    private static final String TEXT = "a text";

    private final StringBuilder decoded = new StringBuilder();

    /** For a view. */
    public ViewTexts() {}

    /**
     * Whether the text has these characters.
     *
     * @param nullable whether the field may be null; otherwise null is refused (MARSHAL206)
     * @param max the most bytes that the field allows
     * @param other null for no text
     */
    public boolean equals(boolean nullable, int max, @Nullable CharSequence other, Input in) {
        int count = Counted.readText(TEXT, max, in);
        long offset = in.take(Math.max(0, count));
        return equals(nullable, other, in.base(), offset, count);
    }

    /** The hash code of the String that the text is; 0 for null. */
    public int hash(boolean nullable, int max, Input in) {
        int count = Counted.readText(TEXT, max, in);
        long offset = in.take(Math.max(0, count));
        return hash(nullable, in.base(), offset, count);
    }

    /**
     * Appends the text to a builder.
     *
     * @return whether there is one; nothing is appended if it is null, or is refused
     */
    public boolean append(boolean nullable, int max, StringBuilder to, Input in) {
        int count = Counted.readText(TEXT, max, in);
        long offset = in.take(Math.max(0, count));
        return appendTo(decode(nullable, in.base(), offset, count) ? decoded : null, to);
    }

    /** Most texts are ASCII: their bytes are their characters. Code of a user's is not called while an address is held. */
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
            Walk.requireNullable(nullable);
            return false;
        }
        decoded.setLength(0);
        Utf8Decoder.append(base, offset, count, decoded);
        return true;
    }

    /**
     * Whether the text of fixed length at a place has these characters.
     *
     * @param nullable whether the field may be null; otherwise null is refused (MARSHAL206)
     * @param room the bytes that it has room in
     * @param other null for no text
     */
    public boolean equals(
            boolean nullable, int room, @Nullable CharSequence other, @Nullable Object base, long offset) {
        return equals(nullable, other, base, offset + FixedText.countSize(room), FixedText.count(base, offset, room));
    }

    /** The hash code of the String that the text of fixed length at a place is; 0 for null. */
    public int hash(boolean nullable, int room, @Nullable Object base, long offset) {
        return hash(nullable, base, offset + FixedText.countSize(room), FixedText.count(base, offset, room));
    }

    /**
     * Appends the text of fixed length at a place to a builder.
     *
     * @return whether there is one; nothing is appended if it is null, or is refused
     */
    public boolean append(boolean nullable, int room, StringBuilder to, @Nullable Object base, long offset) {
        return appendTo(get(nullable, room, base, offset) ? decoded : null, to);
    }

    private boolean get(boolean nullable, int room, @Nullable Object base, long offset) {
        return decode(nullable, base, offset + FixedText.countSize(room), FixedText.count(base, offset, room));
    }

    /** Whether two texts have the same characters, or neither is there. */
    public static boolean same(@Nullable CharSequence text, @Nullable CharSequence other) {
        return (text == null || other == null) ? text == other : CharSequence.compare(text, other) == 0;
    }

    /** The hash code of a text as a String; 0 for null. */
    public static int hashOf(@Nullable CharSequence text) {
        int hash = 0;
        for (int i = 0; text != null && i < text.length(); i++) {
            hash = 31 * hash + text.charAt(i);
        }
        return hash;
    }

    /** Appends a text to a builder; returns whether there is one. */
    public static boolean appendTo(@Nullable CharSequence text, StringBuilder to) {
        if (text == null) {
            return false;
        }
        to.append(text);
        return true;
    }
}
