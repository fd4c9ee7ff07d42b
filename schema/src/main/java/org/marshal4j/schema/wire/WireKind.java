package org.marshal4j.schema.wire;

/** What a single value is: a {@link PrimitiveKind}, {@link ValueKind}, {@link SpecialKind} or {@link TextKind}. */
public sealed interface WireKind permits PrimitiveKind, ValueKind, SpecialKind, TextKind {
    /** {@return the name on the wire, such as {@code int32}} */
    String wireName();

    /** {@return the wire name of the same values without {@code @StopBit}, if they are no numbers of a primitive type} */
    default String plainName() {
        return wireName();
    }

    /** {@return what the bytes of a value other than null are, or its text is, for people who write decoders} */
    String meaning();

    /** {@return whether the value's own bytes can mean null, so that it has no presence byte} */
    default boolean hasNull() {
        return false;
    }

    /** {@return whether its values are numbers of a primitive type, and neither characters nor booleans} */
    default boolean isNumber() {
        return false;
    }
}
