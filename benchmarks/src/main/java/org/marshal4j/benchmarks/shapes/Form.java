package org.marshal4j.benchmarks.shapes;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import net.openhft.chronicle.bytes.BytesMarshallable;

/** A way to write and read a shape. */
public enum Form {
    /** Nothing is written or read: the cost of the harness. */
    NONE(null),

    /** As many bytes copied by {@code Unsafe.copyMemory}, out of native memory and into it, and no position moved. */
    RAW(null),

    /** One call on Bytes for each field, by hand. */
    EXPLICIT("Explicit"),

    /** As raw memory, by hand: Chronicle's trivially copyable objects. */
    TRIVIAL("Trivial"),

    /** By the generated marshaller. */
    GENERATED(""),

    /** By the generated marshaller of a class that may get more fields. */
    GENERATED_EVOLVABLE("Evolvable"),

    /** By the generated marshaller, made to copy each field. */
    GENERATED_FIELDS("Fields"),

    /** By the generated marshaller, made to copy in bulk whatever can be. */
    GENERATED_BULK("Bulk");

    private static final Set<Form> COMPARED = EnumSet.of(NONE, EXPLICIT, TRIVIAL, GENERATED);

    private final String suffix;

    Form(String suffix) {
        this.suffix = suffix;
    }

    /** Those that a shape has. */
    public static List<Form> of(Shape shape) {
        return shape.rawSize() > 0 ? Arrays.asList(values()) : List.of(NONE, EXPLICIT, GENERATED, GENERATED_EVOLVABLE);
    }

    /** Those of them that are compared in all kinds of memory. */
    public static List<Form> compared(Shape shape) {
        return of(shape).stream().filter(COMPARED::contains).toList();
    }

    /** Whether its bytes come from an object's fields. */
    boolean hasFields() {
        return suffix != null;
    }

    /** A new object of the shape in this form. */
    BytesMarshallable create(Shape shape) {
        return switch (this) {
            case NONE -> new Nothing();
            case RAW -> new RawCopy(shape.rawSize());
            default -> instance(Shape.class.getPackageName() + "." + shape.className() + suffix);
        };
    }

    private static BytesMarshallable instance(String name) {
        try {
            return (BytesMarshallable)
                    Class.forName(name).getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
