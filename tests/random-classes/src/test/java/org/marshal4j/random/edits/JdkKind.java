package org.marshal4j.random.edits;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.reference.Leaf;
import org.marshal4j.blackbox.reference.Leaves;
import org.marshal4j.blackbox.reference.ReferenceEncoder;

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

    /** Those that no other encoder than the tests' own is needed for. */
    static final List<String> LEAVES = Stream.concat(
                    Leaves.all().stream().map(Leaf::declared).filter(name -> !name.contains("<")),
                    Stream.of("boolean", "char", "boolean[]", "byte[]", "char[]", "long[]", "double[]"))
            .toList();

    /** A value that is equal to another one if all that a message has of them is. */
    static final class Same {
        private final JdkKind kind;
        private final Object value;

        Same(JdkKind kind, Object value) {
            this.kind = kind;
            this.value = value;
        }

        /** Returns the bytes, of a class that is among {@link #LEAVES}. */
        byte[] encoded(boolean isStopBit, boolean required) {
            return ReferenceEncoder.value(kind.type(), value, isStopBit, required);
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
    public String wireType(Version version) {
        if (!LEAVES.contains(declared)) {
            // Nobody asks for more than whether two are the same.
            return declared;
        }
        String plain = switch (declared) {
            case "boolean" -> "bool";
            case "char" -> "char16";
            case "boolean[]" -> "bool[]";
            case "byte[]" -> "int8[]";
            case "char[]" -> "char16[]";
            case "long[]" -> "int64[]";
            case "double[]" -> "float64[]";
            default -> Leaves.of(type()).wireType().replace("?", "");
        };
        return isStopBit ? "stop" + plain : plain;
    }

    @Override
    public Object make(PlainMaker maker) {
        return new Same(this, maker.filler().value(type()));
    }

    private Class<?> type() {
        return switch (declared) {
            case "boolean" -> boolean.class;
            case "char" -> char.class;
            case "boolean[]" -> boolean[].class;
            case "byte[]" -> byte[].class;
            case "char[]" -> char[].class;
            case "long[]" -> long[].class;
            case "double[]" -> double[].class;
            default ->
                Leaves.all().stream()
                        .filter(leaf -> leaf.declared().equals(declared))
                        .findFirst()
                        .orElseThrow()
                        .type();
        };
    }

    @Override
    public Object absent() {
        return switch (declared) {
            case "boolean" -> new Same(this, false);
            case "char" -> new Same(this, '\0');
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
        return new Same(this, java);
    }
}
