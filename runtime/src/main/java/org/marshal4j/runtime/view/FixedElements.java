package org.marshal4j.runtime.view;

import java.util.Objects;
import org.marshal4j.runtime.Input;

/**
 * Finds the elements of a collection, map or array of objects whose elements all have the same size, for generated views:
 * where one is, its index tells. Only one thread may use it at a time.
 */
public final class FixedElements {
    private final SectionedView view;
    private final int section;
    private final int offset;
    private final int keySize;
    private final int size;
    private final boolean nullable;
    private final int max;

    /**
     * Creates the elements of a field.
     *
     * @param view the view
     * @param section the section that ends with the field
     * @param offset the number of bytes of the section before the field
     * @param keySize the size of a key in bytes; 0 if there are no keys
     * @param size the size in bytes of an element, or of a key and a value together
     * @param nullable whether the field may be null; otherwise null is refused (MARSHAL206)
     * @param max the maximum count (MARSHAL215)
     */
    public FixedElements(
            SectionedView view, int section, int offset, int keySize, int size, boolean nullable, int max) {
        this.view = view;
        this.section = section;
        this.offset = offset;
        this.keySize = keySize;
        this.size = size;
        this.nullable = nullable;
        this.max = max;
    }

    /**
     * Returns the number of elements.
     *
     * @return the number; -1 for null, or if the message is too old to have the field
     * @throws org.marshal4j.runtime.MarshalException if the marshaller would refuse the count
     */
    public int size() {
        try {
            long start = view.startOf(section);
            if (start == WalkedView.ABSENT) {
                return -1;
            }
            Input in = view.memory().in();
            in.beginRead();
            int count = Walk.count(start + offset, size, nullable, max, in);
            view.requireWithin(section, in.position() + (long) Math.max(0, count) * size);
            return count;
        } catch (Throwable failure) {
            throw view.failed(failure);
        } finally {
            view.keepMemory();
        }
    }

    /**
     * Checks an index.
     *
     * @param wanted the index
     * @throws IndexOutOfBoundsException if there is no such element
     */
    public void check(int wanted) {
        Objects.checkIndex(wanted, Math.max(0, size()));
    }

    /**
     * Returns the input, positioned at an element, or at the key of an entry.
     *
     * @param wanted the index, which has just been checked
     * @return the input
     */
    public Input at(int wanted) {
        return skipTo((long) wanted * size);
    }

    /**
     * Returns the input, positioned at the value of an entry.
     *
     * @param wanted the index, which has just been checked
     * @return the input
     */
    public Input valueAt(int wanted) {
        return skipTo((long) wanted * size + keySize);
    }

    /** The check of the index has left the input behind the count. */
    private Input skipTo(long behindCount) {
        Input in = view.memory().in();
        in.skip(behindCount);
        return in;
    }

    /**
     * Returns the offset of a fixed-size element that is about to be set, in the memory of the view.
     *
     * @param field the name of the field
     * @param wanted the index of the element
     * @param bytes the size of the element in bytes
     * @return the offset
     * @throws IndexOutOfBoundsException if there is no such element
     * @throws org.marshal4j.runtime.MarshalException MARSHAL241 if it cannot be set
     */
    public long settableAt(String field, int wanted, int bytes) {
        check(wanted);
        return settable(field, at(wanted), bytes);
    }

    /**
     * As {@link #settableAt}, for the value of an entry.
     *
     * @param field the name of the field
     * @param wanted the index of the entry
     * @param bytes the size of the value in bytes
     * @return the offset
     */
    public long settableValueAt(String field, int wanted, int bytes) {
        check(wanted);
        return settable(field, valueAt(wanted), bytes);
    }

    private long settable(String field, Input in, int bytes) {
        long place = in.take(bytes);
        view.requireSettable(field);
        return place;
    }
}
