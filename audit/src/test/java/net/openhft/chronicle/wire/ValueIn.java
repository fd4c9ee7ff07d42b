package net.openhft.chronicle.wire;

/** A part of Chronicle's interface. */
public interface ValueIn {
    /** Reads a number. */
    double float64();

    /** Reads a number. */
    int int32();

    /** Reads a number. */
    long int64();

    /** Reads true or false. */
    boolean bool();

    /** Reads a text. */
    String text();

    /** Reads an object. */
    <T> T object(Class<T> type);
}
