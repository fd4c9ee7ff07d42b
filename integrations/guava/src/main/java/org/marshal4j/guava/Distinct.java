package org.marshal4j.guava;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.Counts;

/** Writes the counts of keys and of elements of sets. Whatever a read would refuse is refused here already. */
final class Distinct {
    private Distinct() {}

    /** The count of elements in a hash table (MARSHAL222, and MARSHAL215 for decimals with many digits). */
    static int writeHashed(Collection<?> elements, Output out) {
        return hasDecimals(elements)
                ? Counts.writeDecimals(CountOf.ELEMENTS, elements, out)
                : Counts.writeHashed(CountOf.ELEMENTS, elements, out);
    }

    /** The same for a map. */
    static int writeHashed(Map<?, ?> map, Output out) {
        return hasDecimals(map.keySet())
                ? Counts.writeDecimals(CountOf.ELEMENTS, map, out)
                : Counts.writeHashed(CountOf.ELEMENTS, map, out);
    }

    /** The count of sorted elements (MARSHAL215 for decimals with many digits). */
    static int writeSorted(Collection<?> elements, Output out) {
        return hasDecimals(elements)
                ? Counts.writeDecimals(CountOf.ELEMENTS, elements, out)
                : Counts.write(CountOf.ELEMENTS, elements, out);
    }

    /** The same for a map. */
    static int writeSorted(Map<?, ?> map, Output out) {
        return hasDecimals(map.keySet())
                ? Counts.writeDecimals(CountOf.ELEMENTS, map, out)
                : Counts.write(CountOf.ELEMENTS, map, out);
    }

    private static boolean hasDecimals(Collection<?> keys) {
        return keys.stream().anyMatch(BigDecimal.class::isInstance);
    }
}
