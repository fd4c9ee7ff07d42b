package org.marshal4j.runtime.view;

import org.marshal4j.runtime.Input;

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
    }

    @Override
    public int size() {
        try {
            Input in = view.in();
            return shown == view.shows() ? count : count(in);
        } catch (Throwable failure) {
            throw view.failed(failure);
        } finally {
            view.keepMemory();
        }
    }

    private int count(Input in) {
        int count = -1;
        long start = view.startOf(section);
        if (start != WalkedView.ABSENT) {
            in.beginRead();
            count = Walk.count(start + offset, size, nullable, max, in);
            first = in.position();
            view.requireWithin(section, first + (long) Math.max(0, count) * size);
        }
        this.count = count;
        shown = view.shows();
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

    private Input at(long position) {
        Input in = view.in();
        Walk.to(position, in);
        return in;
    }
}
