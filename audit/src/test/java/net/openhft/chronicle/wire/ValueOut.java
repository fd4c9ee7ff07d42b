package net.openhft.chronicle.wire;

/** A part of Chronicle's interface. */
public interface ValueOut {
    /** Writes a number. */
    WireOut float64(double value);

    /** Writes a number. */
    WireOut int32(int value);

    /** Writes a number. */
    WireOut int64(long value);

    /** Writes true or false. */
    WireOut bool(Boolean value);

    /** Writes a text. */
    WireOut text(CharSequence value);

    /** Writes an object. */
    WireOut object(Object value);
}
