package org.marshal4j.runtime.view;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.generated.value.Presence;

/**
 * Finds the elements of collections, maps and arrays of objects whose elements all have the same size: where one is, its
 * index tells. The count is read once for each message: if it changes meanwhile, elements stay where they were. Only one
 * thread may use it at a time.
 */
abstract class ElementsView extends QuickView {

    ElementsView(int sections, int quick, boolean nests) {
        super(sections, quick, nests);
    }

    /**
     * Returns the number of elements.
     *
     * @param layout where they are
     * @return the number; -1 for null, or if the message is too old to have the field
     * @throws org.marshal4j.runtime.MarshalException if the marshaller would refuse the count
     */
    protected final int countOf(ElementsLayout layout) {
        if (isKnown(layout.section() + 1)) {
            requireShown();
            return known(layout);
        }
        return counted(layout);
    }

    private int known(ElementsLayout layout) {
        return (int) found()[layout.count()];
    }

    private int counted(ElementsLayout layout) {
        try {
            startOf(layout.section() + 1);
            return known(layout);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Checks an index.
     *
     * @param index the index
     * @param layout where the elements are
     * @throws IndexOutOfBoundsException if there is no such element
     */
    protected final void checkIndex(int index, ElementsLayout layout) {
        // If the count is known, no call is left where this is inlined: whether the memory is there is asked later.
        int count = isKnown(layout.section() + 1) ? known(layout) : countOf(layout);
        Objects.checkIndex(index, Math.max(0, count));
    }

    /**
     * {@return the input, positioned in an element}
     *
     * @param index the index of the element, which has just been checked
     * @param offset the number of bytes of the element before the position
     * @param layout where the elements are
     */
    protected final Input inputAt(int index, int offset, ElementsLayout layout) {
        Input in = in();
        Walk.to(positionOf(index, layout) + offset, in);
        return in;
    }

    /** Returns the position of an element: the elements end where the next section starts. */
    private long positionOf(int index, ElementsLayout layout) {
        return found()[layout.section() + 1] + (long) (index - known(layout)) * layout.size();
    }

    /**
     * Shows an element with a presence byte through another view.
     *
     * @param <S> the class of the other view
     * @param view the other view
     * @param index the index of the element, which has just been checked
     * @param layout where the elements are
     * @return the other view; null if the element is null
     */
    protected final <S extends SectionedView> @Nullable S showNullable(S view, int index, ElementsLayout layout) {
        long position = positionOf(index, layout);
        long place = memory().has(position, Byte.BYTES) ? position : lentAt(position, Byte.BYTES);
        return Presence.get(memory().base(), place) ? showInside(view, position + Byte.BYTES) : null;
    }

    /**
     * {@return the offset of a fixed-size value in an element that is about to be set, in the memory of the view}
     *
     * @param field the name of the field
     * @param index the index of the element
     * @param offset the number of bytes of the element before the value
     * @param size the size of the value in bytes
     * @param layout where the elements are
     * @throws IndexOutOfBoundsException if there is no such element
     * @throws org.marshal4j.runtime.MarshalException MARSHAL241 if it cannot be set
     */
    protected final long settableAt(String field, int index, int offset, int size, ElementsLayout layout) {
        checkIndex(index, layout);
        long place;
        try {
            place = inputAt(index, offset, layout).take(size);
        } catch (Throwable failure) {
            throw failed(failure);
        }
        requireSettable(field);
        return place;
    }
}
