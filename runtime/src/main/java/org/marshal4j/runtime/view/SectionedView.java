package org.marshal4j.runtime.view;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.memory.AtomicMemory;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.WindowAccess;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * What generated views are made on: how to get at the fields of a message. A section is fields of fixed size, which are at constant offsets,
 * and behind them one field of any size, or the end of a version's fields or of a versioned block. Where it begins is found by walking over
 * those before it, once. Belongs to one thread at a time.
 */
public abstract class SectionedView extends WalkedView {

    SectionedView(Marshaller<?> marshaller, int sections, boolean nests) {
        super(marshaller, sections, nests);
    }

    /**
     * Where a field of fixed size of the first section is, which is always there: an offset in {@link #memoryBase}.
     *
     * @param offset bytes from the beginning of the message
     * @param size bytes of the field
     */
    protected final long fieldAt(int offset, int size) {
        return in().takeAt(start() + offset, size);
    }

    /**
     * Where a field of fixed size is: an offset in {@link #memoryBase}.
     *
     * @param section the section it is in, which is there
     * @param offset bytes from the beginning of the section
     * @param size bytes of the field
     */
    protected final long fieldAt(int section, int offset, int size) {
        return fieldAt(startOf(section), section, offset, size);
    }

    private long fieldAt(long start, int section, int offset, int size) {
        requireWithin(section, start + offset + size);
        return memory().in().takeAt(start + offset, size);
    }

    /** As {@link #fieldAt(int, int)}, of a field that is about to be set. */
    protected final long settableAt(String field, int offset, int size) {
        long place = presentAt(offset, size);
        requireWritable(field);
        return place;
    }

    private long presentAt(int offset, int size) {
        try {
            return fieldAt(offset, size);
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    /** As {@link #fieldAt(int, int, int)}, of a field that is about to be set. */
    protected final long settableAt(String field, int section, int offset, int size) {
        long place = presentAt(field, section, offset, size);
        requireWritable(field);
        return place;
    }

    /** As {@link #fieldAt(int, int, int)}, of a field that an older message must have (MARSHAL241). */
    final long presentAt(String field, int section, int offset, int size) {
        try {
            long start = startOf(section);
            if (start != ABSENT) {
                return fieldAt(start, section, offset, size);
            }
        } catch (Throwable failure) {
            throw failed(failure);
        }
        throw new MarshalException(
                RuntimeProblem.NOT_SETTABLE,
                field,
                "the message was written by an older version, which had no such field");
    }

    /**
     * What the setter of a field throws that a view can never set (MARSHAL241).
     *
     * @param why why not, without a full stop
     */
    protected final MarshalException notSettable(String field, String why) {
        return new MarshalException(RuntimeProblem.NOT_SETTABLE, field, why);
    }

    /**
     * Refuses to set a field where that would not get into what was wrapped (MARSHAL241). Called when it has been found where the field is:
     * another one may be in memory of another kind.
     */
    protected final void requireSettable(String field) {
        in();
        requireWritable(field);
    }

    private void requireWritable(String field) {
        WindowAccess access = memory().access();
        if (access != WindowAccess.WRITABLE) {
            throw new MarshalException(
                    RuntimeProblem.NOT_SETTABLE,
                    field,
                    access == WindowAccess.COPY
                            ? "what is wrapped is an input, or is read by copying it"
                            : "what is wrapped is read-only");
        }
    }

    /** As {@link #presentAt}, of a field that several threads or processes use at once (MARSHAL244, MARSHAL245). */
    final long atomicAt(String field, int section, int offset, int size, boolean forSetting) {
        long place = presentAt(field, section, offset, size);
        if (forSetting) {
            requireWritable(field);
        }
        Object base = memoryBase();
        if (memory().access() == WindowAccess.COPY) {
            throw new MarshalException(RuntimeProblem.NOT_ATOMIC, field, "what is wrapped is read by copying it");
        }
        if (!AtomicMemory.reaches(base)) {
            throw new MarshalException(
                    RuntimeProblem.NOT_ATOMIC,
                    field,
                    "what is wrapped is an array, and the JVM gives no such access to it");
        }
        int beyond = AtomicMemory.bytesBeyondAligned(base, place, size);
        if (beyond != 0) {
            throw new MarshalException(
                    RuntimeProblem.NOT_ALIGNED,
                    field,
                    "its address modulo " + size + " is " + beyond + " instead of 0; it is at offset "
                            + (memory().in().position() - size - start()) + " of its object");
        }
        return place;
    }

    /**
     * How many elements the array at the end of a section has; -1 if it is null, or the message does not have it.
     *
     * @param offset bytes from the beginning of the section
     * @param size bytes of an element
     * @param nullable whether it may be null; otherwise null is refused (MARSHAL206)
     * @param max the most elements that the field allows (MARSHAL215)
     */
    protected final int arrayLength(int section, int offset, int size, boolean nullable, int max) {
        try {
            if (isAbsent(section)) {
                return -1;
            }
            Input in = inputAt(section, offset);
            int count = Walk.arrayCount(size, nullable, max, in);
            requireWithin(section, in.position() + (long) Math.max(0, count) * size);
            return count;
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            memory().keep();
        }
    }

    /**
     * Where an element of such an array is: an offset in {@link #memoryBase}.
     *
     * @throws IndexOutOfBoundsException if there is none of that index
     */
    protected final long elementAt(int section, int offset, int size, boolean nullable, int max, int index) {
        Objects.checkIndex(index, Math.max(0, arrayLength(section, offset, size, nullable, max)));
        Input in = memory().in();
        in.skip((long) index * size);
        return in.take(size);
    }

    /** What offsets of {@link #fieldAt(int, int, int)} count in. */
    protected final @Nullable Object memoryBase() {
        return memory().in().base();
    }

    /** Keeps the memory that was read of from being freed before this. */
    protected final void keepMemory() {
        memory().keep();
    }
}
