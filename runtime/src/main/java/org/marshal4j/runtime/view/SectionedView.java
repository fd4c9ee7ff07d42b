package org.marshal4j.runtime.view;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.WindowAccess;
import org.marshal4j.runtime.memory.AtomicMemory;
import org.marshal4j.runtime.step.Ends;

/**
 * Gives generated views access to the fields of a message. A section consists of fixed-size fields at constant offsets,
 * followed by one field of varying size, or by the end of a version's fields or of a versioned block. To find a
 * section, the view walks over those before it, once. Only one thread may use a view at a time.
 */
public abstract class SectionedView extends VersionedView {

    SectionedView(int sections, int quick, boolean nests) {
        super(sections, quick, nests);
    }

    /**
     * Returns the offset of a fixed-size field in the first section, which every message has.
     *
     * @param offset the field's offset in the message, in bytes
     * @param size the size of the field in bytes
     * @return an offset in {@link #memoryBase}
     */
    protected final long fieldAt(int offset, int size) {
        long position = start() + offset;
        return memory().has(position, size) && isWrapped() ? position : lentAt(position, size);
    }

    final long lentAt(long position, int size) {
        requireShown();
        return memory().takeAt(position, size);
    }

    /**
     * Returns the offset of a fixed-size field.
     *
     * @param section the section that contains the field; the message has it
     * @param offset the field's offset in the section, in bytes
     * @param size the size of the field in bytes
     * @return an offset in {@link #memoryBase}
     */
    protected final long fieldAt(int section, int offset, int size) {
        return fieldAt(startOf(section), section, offset, size);
    }

    private long fieldAt(long start, int section, int offset, int size) {
        long position = start + offset;
        requireWithin(section, position + size);
        return memory().takeAt(position, size);
    }

    /**
     * As {@link #fieldAt(int, int)}, for a field that is about to be set.
     *
     * @param field the name of the field
     * @param offset the field's offset in the message, in bytes
     * @param size the size of the field in bytes
     * @return an offset in {@link #memoryBase}
     */
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

    /**
     * As {@link #fieldAt(int, int, int)}, for a field that is about to be set.
     *
     * @param field the name of the field
     * @param section the section that contains the field
     * @param offset the field's offset in the section, in bytes
     * @param size the size of the field in bytes
     * @return an offset in {@link #memoryBase}
     */
    protected final long settableAt(String field, int section, int offset, int size) {
        long place = presentAt(field, section, offset, size);
        requireWritable(field);
        return place;
    }

    /** As {@link #fieldAt(int, int, int)}, but refuses a message that is too old to have the field (MARSHAL241). */
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
     * Creates the exception (MARSHAL241) for a field that a view can never set.
     *
     * @param field the name of the field
     * @param why the reason, without a full stop
     * @return the exception
     */
    protected final MarshalException notSettable(String field, String why) {
        return new MarshalException(RuntimeProblem.NOT_SETTABLE, field, why);
    }

    /**
     * Refuses to set a field if the change would not reach the bytes that were wrapped (MARSHAL241). Call it after
     * finding the field: another field may be in another kind of memory.
     *
     * @param field the name of the field
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
                            ? "the wrapped memory is an input, or is read by copying it"
                            : "the wrapped memory is read-only");
        }
    }

    /** As {@link #presentAt}, for a field that several threads or processes use at once (MARSHAL244, MARSHAL245). */
    final long atomicAt(String field, int section, int offset, int size, boolean forSetting) {
        long place = presentAt(field, section, offset, size);
        if (forSetting) {
            requireWritable(field);
        }
        Object base = memoryBase();
        if (memory().access() == WindowAccess.COPY) {
            throw new MarshalException(RuntimeProblem.NOT_ATOMIC, field, "the wrapped memory is read by copying it");
        }
        if (!AtomicMemory.reaches(base)) {
            throw new MarshalException(
                    RuntimeProblem.NOT_ATOMIC,
                    field,
                    "the wrapped memory is an array, to which the JVM gives no such access");
        }
        int beyond = AtomicMemory.bytesBeyondAligned(base, place, size);
        if (beyond != 0) {
            throw new MarshalException(
                    RuntimeProblem.NOT_ALIGNED,
                    field,
                    "its address modulo " + size + " is " + beyond + " instead of 0; it is at offset "
                            + (startOf(section) + offset - messageStart())
                            + (messageStart() == start() ? " of its object" : " of a message with a schema id"));
        }
        return place;
    }

    /**
     * Returns the length of the array at the end of a section.
     *
     * @param section the section
     * @param offset the array's offset in the section, in bytes
     * @param size the size of an element in bytes
     * @param nullable whether the array may be null; otherwise null is refused (MARSHAL206)
     * @param max the maximum length (MARSHAL215)
     * @return the length; -1 if the array is null or the message does not have it
     */
    protected final int arrayLength(int section, int offset, int size, boolean nullable, int max) {
        try {
            long start = startOf(section);
            if (start == ABSENT) {
                return -1;
            }
            Input in = inputAt(start, offset);
            int count = Ends.arrayCount(size, nullable, max, in);
            requireWithin(section, in.position() + (long) Math.max(0, count) * size);
            return count;
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            memory().keep();
        }
    }

    /**
     * Returns the offset of an element of such an array.
     *
     * @param section the section
     * @param offset the array's offset in the section, in bytes
     * @param size the size of an element in bytes
     * @param nullable whether the array may be null; otherwise null is refused (MARSHAL206)
     * @param max the maximum length (MARSHAL215)
     * @param index the index of the element
     * @return an offset in {@link #memoryBase}
     * @throws IndexOutOfBoundsException if there is no such element
     */
    protected final long elementAt(int section, int offset, int size, boolean nullable, int max, int index) {
        Objects.checkIndex(index, Math.max(0, arrayLength(section, offset, size, nullable, max)));
        Input in = memory().in();
        in.skip((long) index * size);
        return in.take(size);
    }

    /**
     * Shows an object inside this one through another view.
     *
     * @param <S> the class of the other view
     * @param view the other view
     * @param in the input, at the start of the object
     * @return the other view
     */
    protected final <S extends SectionedView> S showInside(S view, Input in) {
        return showInside(view, in.position());
    }

    /** As the other method, for an object at a position. */
    final <S extends SectionedView> S showInside(S view, long position) {
        show(view, nestingDepth() + 1, position);
        return view;
    }

    /** As {@link #showInside}, for the object that this view shows itself. */
    final <S extends SectionedView> S showInPlace(S view, Input in) {
        show(view, nestingDepth(), in.position());
        return view;
    }

    /**
     * Goes to the end of an object inside this one.
     *
     * @param view a view of the object's type
     * @param in the input, at the start of the object
     */
    protected final void stepOver(SectionedView view, Input in) {
        in.position(showInside(view, in).behind());
    }

    /**
     * Returns the object that offsets relate to.
     *
     * @return an array, or null if offsets are addresses
     */
    protected final @Nullable Object memoryBase() {
        return memory().base();
    }

    /** Keeps the memory from being freed before this call. */
    protected final void keepMemory() {
        memory().keep();
    }
}
