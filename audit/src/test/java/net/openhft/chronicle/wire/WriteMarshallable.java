package net.openhft.chronicle.wire;

/** A part of Chronicle's interface. */
public interface WriteMarshallable {
    /** Writes an object. */
    void writeMarshallable(WireOut wire);
}
