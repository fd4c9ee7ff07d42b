package org.marshal4j.runtime.view;

import java.util.Objects;
import org.marshal4j.runtime.Input;

/** The elements of a collection, map or array of objects, for generated views. Only one thread may use it at a time. */
public abstract class ViewElements {
    /** Where a number of shown messages is expected: none has been looked at. */
    static final long NOTHING = -1;

    final SectionedView view;
    final int section;
    final int offset;

    /** Takes the section that ends with the field, and the number of its bytes before the field. */
    ViewElements(SectionedView view, int section, int offset) {
        this.view = view;
        this.section = section;
        this.offset = offset;
    }

    /**
     * Returns the number of elements.
     *
     * @return the number; -1 for null, or if the message is too old to have the field
     * @throws org.marshal4j.runtime.MarshalException if the marshaller would refuse the count
     */
    public abstract int size();

    /**
     * {@return the input, positioned at an element, or at the key of an entry}
     *
     * @param wanted the index, which has just been checked
     */
    public abstract Input at(int wanted);

    /**
     * {@return the input, positioned at the value of an entry}
     *
     * @param wanted the index, which has just been checked
     */
    public abstract Input valueAt(int wanted);

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
     * {@return the offset of a fixed-size element that is about to be set, in the memory of the view}
     *
     * @param field the name of the field
     * @param wanted the index of the element
     * @param size the size of the element in bytes
     * @throws IndexOutOfBoundsException if there is no such element
     * @throws org.marshal4j.runtime.MarshalException MARSHAL241 if it cannot be set
     */
    public final long settableAt(String field, int wanted, int size) {
        return settableAt(field, wanted, size, false);
    }

    /**
     * As {@link #settableAt}, for the value of an entry.
     *
     * @param field the name of the field
     * @param wanted the index of the entry
     * @param size the size of the value in bytes
     * @return the offset
     */
    public final long settableValueAt(String field, int wanted, int size) {
        return settableAt(field, wanted, size, true);
    }

    private long settableAt(String field, int wanted, int size, boolean isValue) {
        check(wanted);
        long place;
        try {
            place = (isValue ? valueAt(wanted) : at(wanted)).take(size);
        } catch (Throwable failure) {
            throw view.failed(failure);
        }
        view.requireSettable(field);
        return place;
    }
}
