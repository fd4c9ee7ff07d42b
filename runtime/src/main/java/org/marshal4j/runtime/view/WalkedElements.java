package org.marshal4j.runtime.view;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.step.CountedStep;
import org.marshal4j.runtime.step.Step;

/**
 * Finds the elements of a collection, map or array of objects whose sizes vary, for generated views. It steps over the ones
 * before, starting from the last one asked for, so reading them in order takes one walk. Only one thread may use it at a time.
 */
public final class WalkedElements {
    /** Where a number of shown messages is expected: none has been looked at. */
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
     * Creates the elements of a field.
     *
     * @param view the view
     * @param section the section that ends with the field
     * @param offset the number of bytes of the section before the field
     * @param skip steps over the whole field
     */
    public WalkedElements(SectionedView view, int section, int offset, Skip skip) {
        this(view, section, offset, skip, null, null);
    }

    /**
     * Creates the elements of a field whose elements may have to be stepped over by generated code.
     *
     * @param view the view
     * @param section the section that ends with the field
     * @param offset the number of bytes of the section before the field
     * @param skip steps over the whole field
     * @param element steps over one element
     */
    public WalkedElements(SectionedView view, int section, int offset, Skip skip, Step element) {
        this(view, section, offset, skip, element, null);
    }

    /**
     * Creates the elements of a map whose keys and values may have to be stepped over by generated code.
     *
     * @param view the view
     * @param section the section that ends with the field
     * @param offset the number of bytes of the section before the field
     * @param skip steps over the whole field
     * @param key steps over one key
     * @param value steps over one value
     */
    public WalkedElements(
            SectionedView view, int section, int offset, Skip skip, @Nullable Step key, @Nullable Step value) {
        this.view = view;
        this.section = section;
        this.offset = offset;
        this.skip = skip;
        this.first = key;
        this.second = value;
    }

    /**
     * Returns the number of elements.
     *
     * @return the number; -1 for null, or if the message is too old to have the field
     * @throws org.marshal4j.runtime.MarshalException if the marshaller would refuse the count
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

    /**
     * {@return the input, positioned at an element, or at the key of an entry}
     *
     * @param wanted the index, which has just been checked
     */
    public Input at(int wanted) {
        Input in = view.inputAt(section, offset);
        in.takeElements(count);
        CountedStep step = steps();
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

    /**
     * {@return the input, positioned at the value of an entry}
     *
     * @param wanted the index, which has just been checked
     */
    public Input valueAt(int wanted) {
        Input in = at(wanted);
        steps().first().over(view.nestingDepth(), in);
        return in;
    }

    private CountedStep steps() {
        CountedStep known = steps;
        if (known == null) {
            known = skip.counted(first, second);
            steps = known;
        }
        return known;
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
     * {@return the offset of a fixed-size element that is about to be set, in the memory of the view}
     *
     * @param field the name of the field
     * @param wanted the index of the element
     * @param size the size of the element in bytes
     * @throws IndexOutOfBoundsException if there is no such element
     * @throws org.marshal4j.runtime.MarshalException MARSHAL241 if it cannot be set
     */
    public long settableAt(String field, int wanted, int size) {
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
}
