package org.marshal4j.guava;

import com.google.common.collect.ImmutableCollection;
import java.util.ArrayList;
import java.util.Collection;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Refill;

/** Collections: a count, then the elements in the order of iteration. */
abstract class CollectionMarshaller<E, C extends ImmutableCollection<E>> implements FieldMarshaller<C> {
    private final Part<E> element;

    CollectionMarshaller(Part<E> element) {
        this.element = element;
    }

    /** Writes the count of a collection, which must be one that {@link #read} accepts. */
    int writeCount(C value, Output out) {
        return Counts.write(CountOf.ELEMENTS, value, out);
    }

    /** A collection that takes the elements first. */
    Collection<E> collecting(int room) {
        return new ArrayList<>(room);
    }

    /** The result of a read, with at most these elements. */
    abstract C copyOf(Collection<E> elements);

    @Override
    public final void write(C value, Output out) {
        writeCount(value, out);
        for (E each : value) {
            element.write(each, out);
        }
    }

    @Override
    public final C read(@Nullable C current, Input in) {
        int count = CountOf.read(in);
        Collection<E> elements = collecting(Counts.room(count));
        for (int i = 0; i < count; i++) {
            Refill.addChecked(CountOf.ELEMENTS, elements, element.read(in), in);
        }
        C read = copyOf(elements);
        return read.equals(current) ? current : read;
    }

    @Override
    public final long sizeOf(C value) {
        long size = Counts.sizeOf(CountOf.ELEMENTS, value);
        for (E each : value) {
            size += element.sizeOf(each);
        }
        return size;
    }

    @Override
    public final long sizeAt(Input in) {
        long start = in.position();
        return CountOf.skip(element, in) ? in.position() - start : -1;
    }
}
