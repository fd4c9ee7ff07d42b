package org.marshal4j.wire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;

/** Arrays of objects, as sequences. */
public final class ObjectArrays {
    private ObjectArrays() {}

    /**
     * Writes the elements.
     *
     * @param <T> the type of the value
     * @param values the array, or null
     * @param out where to write
     * @param element writes an element
     */
    public static <T> void write(T @Nullable [] values, ValueOut out, ValueWriter<T> element) {
        boolean wasLeaf = out.swapLeaf(true);
        Sequences.write(values == null ? null : Arrays.asList(values), out, element);
        out.swapLeaf(wasLeaf);
    }

    /**
     * Reads the elements.
     *
     * @param <T> the type of the value
     * @param in where to read
     * @param empty an empty array of the right type
     * @param element reads an element
     * @return the array, or null
     */
    public static <T> T @Nullable [] read(ValueIn in, T[] empty, ValueReader<T> element) {
        List<T> values = Sequences.<T, List<T>>read(in, null, ArrayList::new, element);
        return values == null ? null : values.toArray(empty);
    }
}
