package org.marshal4j.runtime.view;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.step.Ends;

/**
 * Finds the elements of a collection, map or array of objects whose elements all have the same size, for generated views:
 * where one is, its index tells. The count is read once for each message: if it changes meanwhile, elements stay where they
 * were. Only one thread may use it at a time.
 */
public final class FixedElements extends ViewElements {
    private final int keySize;
    private final int size;
    private final boolean nullable;
    private final int max;
    /** The maximum for elements that are found without an input: none if they have no bytes. */
    private final int quickMax;

    private long shown = NOTHING;
    private int count;
    private long first;

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
        super(view, section, offset);
        this.keySize = keySize;
        this.size = size;
        this.nullable = nullable;
        this.max = max;
        this.quickMax = size == 0 ? -1 : max;
    }

    @Override
    public int size() {
        return shown == view.shows() ? known() : counted();
    }

    // As there, but if the count is known, no call is left where this is inlined.
    @Override
    public void check(int wanted) {
        Objects.checkIndex(wanted, Math.max(0, shown == view.shows() ? known() : size()));
    }

    private int known() {
        view.requireShown();
        return count;
    }

    private int counted() {
        try {
            return count();
        } catch (Throwable failure) {
            throw view.failed(failure);
        } finally {
            view.keepMemory();
        }
    }

    private int count() {
        // Refuses if nothing is shown.
        long start = view.startOf(section);
        // From here on, fields instead of variables, which would take registers. Nothing is found where a section is
        // absent.
        first = start + offset + Byte.BYTES;
        view.memory().beginRead();
        int count = view.memory().countBefore(first, size, quickMax);
        if (count < 0 && start != WalkedView.ABSENT) {
            count = read(view.memory().in());
        }
        if (count >= 0) {
            view.requireWithin(section, first + (long) count * size);
        }
        this.count = count;
        shown = view.shows();
        return count;
    }

    private int read(Input in) {
        Walk.to(first - Byte.BYTES, in);
        int count = Ends.count(size, nullable, max, in);
        first = in.position();
        return count;
    }

    @Override
    public Input at(int wanted) {
        return at(first + (long) wanted * size);
    }

    @Override
    public Input valueAt(int wanted) {
        return at(first + (long) wanted * size + keySize);
    }

    /**
     * Shows an element through another view.
     *
     * @param <S> the class of that view
     * @param wanted the index, which has just been checked
     * @param inner the other view
     * @return the other view
     */
    public <S extends SectionedView> S show(int wanted, S inner) {
        return view.showInside(inner, first + (long) wanted * size);
    }

    /**
     * As {@link #show}, for elements with a presence byte.
     *
     * @param <S> the class of the other view
     * @param wanted the index, which has just been checked
     * @param inner the other view
     * @return the other view; null if the element is null
     */
    public <S extends SectionedView> @Nullable S showNullable(int wanted, S inner) {
        long position = first + (long) wanted * size;
        return isPresent(position) ? view.showInside(inner, position + Byte.BYTES) : null;
    }

    private boolean isPresent(long position) {
        long place = view.memory().takeAt(position, Byte.BYTES);
        return Presence.get(view.memory().base(), place);
    }

    private Input at(long position) {
        Input in = view.in();
        Walk.to(position, in);
        return in;
    }
}
