package org.marshal4j.random.edits;

import java.util.List;
import java.util.Objects;
import org.marshal4j.blackbox.reference.DeepEquals;

/** A class of the JDK, a container of them, or a primitive that is no number: no edit changes such values. */
record JdkKind(String declared, boolean isStopBit) implements Kind {
    /** Those that have another form with {@code @StopBit}. */
    static final List<String> TIMES = List.of(
            "java.time.Instant",
            "java.time.Duration",
            "java.time.LocalDate",
            "java.time.LocalTime",
            "java.time.LocalDateTime",
            "java.math.BigDecimal");

    /** A value that is equal to another one if all that a message has of them is. */
    private static final class Same {
        private final Object value;

        Same(Object value) {
            this.value = value;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Same same && DeepEquals.difference(value, same.value) == null;
        }

        @Override
        public int hashCode() {
            return Objects.hashCode(value.getClass());
        }

        @Override
        public String toString() {
            return value.toString();
        }
    }

    @Override
    public String annotation() {
        return isStopBit ? "@StopBit" : "";
    }

    @Override
    public boolean isPrimitive() {
        return declared.equals("boolean") || declared.equals("char");
    }

    /** Some have the wire type of a number, which has a value where others are refused. */
    @Override
    public boolean canBeRequired() {
        return false;
    }

    @Override
    public Object make(PlainMaker maker) {
        throw new UnsupportedOperationException("taken from an object that was filled: " + declared);
    }

    @Override
    public Object absent() {
        return switch (declared) {
            case "boolean" -> new Same(false);
            case "char" -> new Same('\0');
            default -> null;
        };
    }

    @Override
    public Object converted(Object plain, Kind now, Place place) {
        return plain;
    }

    @Override
    public Object toJava(Object plain, PlainObjects objects) {
        return ((Same) plain).value;
    }

    @Override
    public Object toPlain(Object java, PlainObjects objects) {
        return new Same(java);
    }
}
