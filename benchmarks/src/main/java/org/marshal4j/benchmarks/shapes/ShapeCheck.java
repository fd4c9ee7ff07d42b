package org.marshal4j.benchmarks.shapes;

import static org.assertj.core.api.Assertions.assertThat;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;

/** Checks what must hold before anything is measured. */
public final class ShapeCheck {
    private ShapeCheck() {}

    /** Checks all shapes in all forms and kinds of memory, so that the JVM has seen everything afterwards. */
    public static void all() {
        for (Memory memory : Memory.values()) {
            for (Shape shape : Shape.values()) {
                Bytes<?> bytes = memory.allocate();
                Form.of(shape).forEach(form -> check(shape, form, bytes));
                bytes.releaseLast();
            }
        }
    }

    /**
     * Writes, reads and compares.
     *
     * @return what was written; its bytes are at the start of the buffer
     * @throws AssertionError if a field differs; the message names it
     */
    static BytesMarshallable check(Shape shape, Form form, Bytes<?> bytes) {
        BytesMarshallable object = form.create(shape);
        if (!form.hasFields()) {
            return object;
        }
        Fields.fill(object);
        bytes.clear();
        object.writeMarshallable(bytes);
        BytesMarshallable copy = form.create(shape);
        copy.readMarshallable(bytes);
        assertThat(copy).usingRecursiveComparison().isEqualTo(object);
        return object;
    }
}
