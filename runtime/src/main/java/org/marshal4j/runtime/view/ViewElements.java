package org.marshal4j.runtime.view;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;

/**
 * Where the elements of a collection, map or array of objects are, for generated views. Those of fixed size are found at once. Others are
 * found by stepping over the ones before, from the one that was asked for last: going through them in order takes one walk. Belongs to one
 * thread at a time.
 */
public final class ViewElements {
    private static final long NOTHING = -1;

    private final SectionedView view;
    private final int section;
    private final int offset;
    private final Skip skip;
    private final @Nullable Step first;
    private final @Nullable Step second;
    private @Nullable CountedStep steps;
    private long shown = NOTHING;
    private int count;
    private long start;
    private int index;
    private long position;

    /**
     * Those of a field.
     *
     * @param section the section that ends with the field
     * @param offset bytes of the section before the field
     * @param skip steps over the whole field
     */
    public ViewElements(SectionedView view, int section, int offset, Skip skip) {
        this(view, section, offset, skip, null, null);
    }

    /** The same of elements that hand-written code may be needed to step over, which {@code element} then does. */
    public ViewElements(SectionedView view, int section, int offset, Skip skip, Step element) {
        this(view, section, offset, skip, element, null);
    }

    /** The same of a map, for whose keys and values that holds. */
    public ViewElements(
            SectionedView view, int section, int offset, Skip skip, @Nullable Step key, @Nullable Step value) {
        this.view = view;
        this.section = section;
        this.offset = offset;
        this.skip = skip;
        this.first = key;
        this.second = value;
    }

    /**
     * How many there are; -1 for null, or if the message is too old to have the field.
     *
     * @throws org.marshal4j.runtime.problem.MarshalException as the marshaller refuses such a count
     */
    public int size() {
        try {
            return count();
        } catch (Throwable failure) {
            throw view.failed(failure);
        } finally {
            view.keepMemory();
        }
    }

    /**
     * Refuses an index that no element has.
     *
     * @throws IndexOutOfBoundsException if so
     */
    public void check(int wanted) {
        Objects.checkIndex(wanted, Math.max(0, size()));
    }

    private int count() {
        if (view.isAbsent(section)) {
            return -1;
        }
        if (shown != view.shows() && view.isVersioned(section)) {
            view.requireSection(section, view.inputAt(section, offset));
        }
        Input in = view.inputAt(section, offset);
        if (shown == view.shows()) {
            in.takeElements(count);
            return count;
        }
        count = steps().count(in);
        start = in.position();
        position = start;
        index = 0;
        shown = view.shows();
        return count;
    }

    /** The input at an element, or at the key of an entry; its index has been checked. */
    public Input at(int wanted) {
        Input in = view.inputAt(section, offset);
        in.takeElements(count);
        CountedStep step = steps();
        if (step.size() >= 0) {
            in.position(start + (long) wanted * step.size());
            return in;
        }
        if (wanted < index) {
            index = 0;
            position = start;
        }
        in.position(position);
        while (index < wanted) {
            step.overOne(view.nestingDepth(), in);
            position = in.position();
            index++;
        }
        return in;
    }

    /** The input at the value of an entry; its index has been checked. */
    public Input valueAt(int wanted) {
        Input in = at(wanted);
        steps().first().over(view.nestingDepth(), in);
        return in;
    }

    /**
     * Where an element of fixed size is that is about to be set: an offset in the memory of the view.
     *
     * @param field the name of the field
     * @param size bytes of the element
     * @throws IndexOutOfBoundsException if there is none of that index
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL241 if it cannot be set
     */
    public long settableAt(String field, int wanted, int size) {
        return settableAt(field, wanted, size, false);
    }

    /** The same of the value of an entry. */
    public long settableValueAt(String field, int wanted, int size) {
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

    private CountedStep steps() {
        CountedStep known = steps;
        if (known == null) {
            known = skip.counted(first, second);
            steps = known;
        }
        return known;
    }
}
