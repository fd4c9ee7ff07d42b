package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/**
 * Texts that are usually one of a few known values: a byte with the index of a known value, 254 for null, or 255 and
 * then the text as {@link Text}. There are at most 254 known values.
 */
public final class OneOf {
    private static final int NULL = 254;
    private static final int OTHER = 255;

    private OneOf() {}

    /**
     * Writes a text.
     *
     * @param usual the known values
     * @throws MarshalException MARSHAL208 if it contains half of a surrogate pair
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable String value, String[] usual, Output out) {
        int index = index(value, usual);
        out.writeByte((byte) index);
        if (index == OTHER) {
            Text.write(value, out);
        }
    }

    @SuppressWarnings({"ReferenceEquality", "StringEquality"}) // usually it is the constant itself
    private static int index(@Nullable String value, String[] usual) {
        if (value == null) {
            return NULL;
        }
        for (int i = 0; i < usual.length; i++) {
            if (usual[i] == value) {
                return i;
            }
        }
        // Strings cache their hash codes, so nearly all different ones are told apart without looking at their
        // characters.
        int hash = value.hashCode();
        for (int i = 0; i < usual.length; i++) {
            if (usual[i].hashCode() == hash && usual[i].equals(value)) {
                return i;
            }
        }
        return OTHER;
    }

    /**
     * Reads a text.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @param usual the known values with which it was written
     * @return the text: the current one, a known value, or another
     * @throws MarshalException MARSHAL214 if there is no such index, or the other text is null; otherwise as
     *     {@link Text#read(String, Input)}
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static @Nullable String read(@Nullable String current, String[] usual, Input in) {
        int index = in.readUnsignedByte();
        if (index < usual.length) {
            String text = usual[index];
            return text.equals(current) ? current : text;
        }
        if (index == NULL) {
            return null;
        }
        String other = index == OTHER ? Text.read(current, in) : null;
        if (other == null) {
            throw Impossible.value("index " + index + ", but there are " + usual.length + " known values");
        }
        return other;
    }

    /** Returns the number of bytes that {@link #write} writes. MARSHAL208 for half of a surrogate pair. */
    public static long sizeOf(@Nullable String value, String[] usual) {
        return index(value, usual) == OTHER ? 1 + Text.sizeOf(value) : 1;
    }
}
