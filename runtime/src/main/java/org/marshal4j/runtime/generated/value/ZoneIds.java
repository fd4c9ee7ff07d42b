package org.marshal4j.runtime.generated.value;

import java.time.DateTimeException;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/**
 * Time zones, as their ids, such as {@code Europe/Zurich} or {@code +01:00}. The bytes are the same as for
 * {@link Text}.
 */
public final class ZoneIds {
    private ZoneIds() {}

    /**
     * Writes a time zone.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable ZoneId value, Output out) {
        Text.write(text(value), out);
    }

    /**
     * Reads a time zone.
     *
     * @param current what the field holds; returned without allocation if its text is the same
     * @throws MarshalException MARSHAL214 if the text is not a zone, or not the id of that zone; otherwise as
     *     {@link Text#read(String, Input)}
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable ZoneId read(@Nullable ZoneId current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(ZoneId, Input)}, but refuses more than {@code max} bytes (MARSHAL215). */
    public static @Nullable ZoneId read(@Nullable ZoneId current, int max, Input in) {
        String own = text(current);
        String text = Text.read(own, max, in);
        if (text == null) {
            return null;
        }
        return current != null && text.equals(own) ? current : of(text);
    }

    /** Returns the number of bytes that {@code write} writes, including the count. */
    public static long sizeOf(@Nullable ZoneId value) {
        return Text.sizeOf(text(value));
    }

    private static @Nullable String text(@Nullable ZoneId value) {
        return value == null ? null : value.getId();
    }

    /**
     * Returns the zone with an id. The JDK understands other texts too, such as {@code GMT+2}, but writes them as
     * {@code GMT+02:00}.
     *
     * @throws MarshalException MARSHAL214 if there is none, or its id is another text
     */
    public static ZoneId of(String text) {
        ZoneId zone;
        try {
            zone = ZoneId.of(text);
        } catch (DateTimeException e) {
            throw Impossible.text("not a time zone", e);
        }
        return Impossible.unlessSame("not the id of a time zone", text, zone.getId(), zone);
    }
}
