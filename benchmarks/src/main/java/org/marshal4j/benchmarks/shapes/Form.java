package org.marshal4j.benchmarks.shapes;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import net.openhft.chronicle.bytes.BytesMarshallable;

/** A way to write and read a shape. */
public enum Form {
    /** Writes and reads nothing: the cost of the harness. */
    NONE(null),

    /** Copies as many bytes with {@code Unsafe.copyMemory} to native memory and from it, without moving a position. */
    RAW(null),

    /** One call of Bytes for each field, written by hand. */
    EXPLICIT("Explicit"),

    /** As raw memory, written by hand: Chronicle's trivially copyable objects. */
    TRIVIAL("Trivial"),

    /** The generated marshaller. */
    GENERATED(""),

    /** The generated marshaller of a class that may get more fields. */
    GENERATED_EVOLVABLE("Evolvable"),

    /** The generated marshaller, set to copy each field by itself. */
    GENERATED_FIELDS("Fields"),

    /** The generated marshaller, set to copy everything in bulk that it can. */
    GENERATED_BULK("Bulk");

    private static final Set<Form> COMPARED = EnumSet.of(NONE, EXPLICIT, TRIVIAL, GENERATED);

    private final String suffix;

    Form(String suffix) {
        this.suffix = suffix;
    }

    /** Returns the forms of a shape. */
    public static List<Form> of(Shape shape) {
        return shape.rawSize() > 0 ? Arrays.asList(values()) : List.of(NONE, EXPLICIT, GENERATED, GENERATED_EVOLVABLE);
    }

    /** Returns the forms of a shape that are compared in all kinds of memory. */
    public static List<Form> compared(Shape shape) {
        return of(shape).stream().filter(COMPARED::contains).toList();
    }

    /** Tells whether its bytes come from the fields of an object. */
    boolean hasFields() {
        return suffix != null;
    }

    /** Returns a new object of the shape in this form. */
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
