package org.marshal4j.wire;

import java.util.Collection;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.Supplier;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.Refillable;

/** Lists, sets and queues, as sequences. */
public final class Sequences {
    private Sequences() {}

    /**
     * Writes the elements in the order of iteration.
     *
     * @param <T> the type of the value
     * @param values the collection, or null
     * @param out where to write
     * @param element writes an element
     */
    public static <T> void write(@Nullable Iterable<T> values, ValueOut out, ValueWriter<T> element) {
        if (values == null) {
            out.nu11();
        } else {
            // With a third argument, Wire lays out the text of a sequence differently than its own sequences.
            out.sequence(values, (all, items) -> writeAll(all, element, items));
        }
    }

    private static <T> void writeAll(Iterable<T> values, ValueWriter<T> element, ValueOut out) {
        if (values instanceof RandomAccess) {
            List<T> list = (List<T>) values;
            for (int i = 0, size = list.size(); i < size; i++) {
                element.write(list.get(i), out);
            }
        } else {
            for (T value : values) {
                element.write(value, out);
            }
        }
    }

    /**
     * Reads elements into the current collection, if it can be refilled, or into a new one.
     *
     * @param <T> the type of the value
     * @param <C> the type of the collection
     * @param in where to read
     * @param current the present collection, or null
     * @param make creates a collection
     * @param element reads an element
     * @return the collection that was filled, or null
     */
    public static <T, C extends Iterable<T>> @Nullable C read(
            ValueIn in, @Nullable C current, Supplier<? extends C> make, ValueReader<T> element) {
        if (in.isNull()) {
            return null;
        }
        C values = current != null && Refillable.is(current) ? current : make.get();
        Collection<T> collection = (Collection<T>) values;
        collection.clear();
        return TaggedSequences.read(in, collection, (target, items) -> readAll(target, items, element)) ? values : null;
    }

    private static <T> void readAll(Collection<T> values, ValueIn in, ValueReader<T> element) {
        while (in.hasNextSequenceItem()) {
            values.add(element.read(in));
        }
    }
}
