package net.openhft.chronicle.wire;

/** A part of Chronicle's interface. */
public interface WireOut {
    /** Begins a field. */
    ValueOut write(CharSequence name);
}
