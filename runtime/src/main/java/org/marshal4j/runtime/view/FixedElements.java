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
    private final ElementsLayout layout;

    private long shown = NOTHING;
    private int count;
    private long first;

    /**
     * Creates the elements of a field.
     *
     * @param view the view
     * @param layout where the elements are
     */
    public FixedElements(SectionedView view, ElementsLayout layout) {
        super(view, layout.section(), layout.offset());
        this.layout = layout;
    }

    @Override
    public int size() {
        return size(view, layout);
    }

    /**
     * As {@link #size()}. To HotSpot, what fields hold may be anything, while the caller knows itself and its constants.
     *
     * @param view the view that this belongs to
     * @param layout the layout that this was created with
     * @return the number; -1 for null, or if the message is too old to have the field
     */
    public int size(SectionedView view, ElementsLayout layout) {
        return shown == view.shows() ? known(view) : counted(view, layout);
    }

    /**
     * As {@link #check(int)}, with what {@link #size(SectionedView, ElementsLayout)} takes.
     *
     * @param wanted the index
     * @param view the view that this belongs to
     * @param layout the layout that this was created with
     */
    public void check(int wanted, SectionedView view, ElementsLayout layout) {
        // As there, but if the count is known, no call is left where this is inlined.
        Objects.checkIndex(wanted, Math.max(0, shown == view.shows() ? known(view) : size(view, layout)));
    }

    private int known(SectionedView view) {
        view.requireShown();
        return count;
    }

    private int counted(SectionedView view, ElementsLayout layout) {
        try {
            return count(view, layout);
        } catch (Throwable failure) {
            throw view.failed(failure);
        } finally {
            view.keepMemory();
        }
    }

    private int count(SectionedView view, ElementsLayout layout) {
        // Refuses if nothing is shown.
        long start = view.startOf(layout.section());
        // From here on, fields instead of variables, which would take registers. Nothing is found where a section is
        // absent.
        first = start + layout.offset() + Byte.BYTES;
        view.memory().beginRead();
        int count = view.memory().countBefore(first, layout.size(), layout.quickMax());
        if (count < 0 && start != WalkedView.ABSENT) {
            count = read(view.memory().in());
        }
        if (count >= 0) {
            view.requireWithin(layout.section(), first + (long) count * layout.size());
        }
        this.count = count;
        shown = view.shows();
        return count;
    }

    private int read(Input in) {
        Walk.to(first - Byte.BYTES, in);
        int count = Ends.count(layout.size(), layout.nullable(), layout.max(), in);
        first = in.position();
        return count;
    }

    @Override
    public Input at(int wanted) {
        return at(first + (long) wanted * layout.size());
    }

    @Override
    public Input valueAt(int wanted) {
        return at(first + (long) wanted * layout.size() + layout.keySize());
    }

    private Input at(long position) {
        Input in = view.in();
        Walk.to(position, in);
        return in;
    }

    /**
     * Shows an element through another view.
     *
     * @param <S> the class of that view
     * @param wanted the index, which has just been checked
     * @param inner the other view
     * @param view the view that this belongs to
     * @param layout the layout that this was created with
     * @return the other view
     */
    public <S extends SectionedView> S show(int wanted, S inner, SectionedView view, ElementsLayout layout) {
        return view.showInside(inner, first + (long) wanted * layout.size());
    }

    /**
     * As {@link #show}, for elements with a presence byte.
     *
     * @param <S> the class of the other view
     * @param wanted the index, which has just been checked
     * @param inner the other view
     * @param view the view that this belongs to
     * @param layout the layout that this was created with
     * @return the other view; null if the element is null
     */
    public <S extends SectionedView> @Nullable S showNullable(
            int wanted, S inner, SectionedView view, ElementsLayout layout) {
        long position = first + (long) wanted * layout.size();
        long place = view.memory().takeAt(position, Byte.BYTES);
        return Presence.get(view.memory().base(), place) ? view.showInside(inner, position + Byte.BYTES) : null;
    }
}
