package org.marshal4j.random;

import java.util.Arrays;
import java.util.List;
import org.marshal4j.blackbox.reference.CostlyValues;
import org.marshal4j.blackbox.reference.Leaf;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Output;

/** Messages of a class of {@link LeafContainers} with many values in one container, and null in all other fields. */
final class CostlyMessage {
    private CostlyMessage() {}

    /** The count that is written for the container. */
    enum Told {
        /** As many as there really are. */
        THE_TRUTH,
        /** Some more: the nulls after the container are taken for elements, and then the message ends. */
        MORE,
        /** As many as the number of bytes. */
        AS_MANY_AS_BYTES
    }

    /** Returns the given number of elements or entries of a container, without their count. */
    static byte[] elements(Leaf<?> leaf, LeafContainers.Form form, CostlyValues values, int count) {
        ArrayTarget target = new ArrayTarget(1 << 16);
        Output out = target.output();
        for (int i = 0; i < count; i++) {
            form.writeElement(leaf, values.value().of(i, count), i, out);
        }
        return Arrays.copyOf(target.array(), (int) out.position());
    }

    /** Returns the message of a class with those fields, with these elements in one of them. */
    static byte[] of(
            List<LeafContainers.Container> fields,
            LeafContainers.Container field,
            byte[] elements,
            int count,
            Told told) {
        ArrayTarget target = new ArrayTarget(elements.length + 2 * fields.size());
        Output out = target.output();
        for (LeafContainers.Container each : fields) {
            if (each != field) {
                out.writeStopBit(-1);
                continue;
            }
            out.writeStopBit(
                    switch (told) {
                        case THE_TRUTH -> count;
                        case MORE -> count + fields.size();
                        case AS_MANY_AS_BYTES -> elements.length;
                    });
            out.write(elements);
        }
        return Arrays.copyOf(target.array(), (int) out.position());
    }
}
