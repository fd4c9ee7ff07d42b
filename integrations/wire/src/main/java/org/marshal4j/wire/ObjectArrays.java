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

    /** Writes the elements. */
    public static <T> void write(T @Nullable [] values, ValueOut out, ValueWriter<T> element) {
        boolean wasLeaf = out.swapLeaf(true);
        Sequences.write(values == null ? null : Arrays.asList(values), out, element);
        out.swapLeaf(wasLeaf);
    }

    /**
     * Reads the elements.
     *
     * @param empty an array of the type that is wanted, without elements
     */
    public static <T> T @Nullable [] read(ValueIn in, T[] empty, ValueReader<T> element) {
        List<T> values = Sequences.<T, List<T>>read(in, null, ArrayList::new, element);
        return values == null ? null : values.toArray(empty);
    }
}
