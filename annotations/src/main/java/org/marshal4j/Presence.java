package org.marshal4j;

/** The byte that {@link Encoded @Encoded} writes before a value, so that the value may be null. */
public enum Presence {
    /** There is no such byte. */
    NONE,
    /** A byte 1 is before the value, a byte 0 in place of null: {@code out.writeBoolean(value != null)}. */
    ONE,
    /** A byte 0 is before the value, a byte 1 in place of null: {@code out.writeBoolean(value == null)}. */
    ZERO
}
