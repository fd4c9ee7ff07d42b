package net.openhft.chronicle.wire;

/** A part of Chronicle's interface. */
public interface WireIn {
    /** Begins a field. */
    ValueIn read(String name);
}
