package org.marshal4j.runtime.view;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.value.Checks;

/**
 * Finds where the sections of a message start, by walking over those before, once: in memory that needs no input quickly,
 * or if that is not possible, over the input. Only one thread may use it at a time.
 */
abstract class WalkedView {
    /** The start of a section that an older message does not have: beyond all memory, so that nothing is found there. */
    static final long ABSENT = Long.MAX_VALUE / 2;

    /** In place of a position: it cannot be found in the memory. Beyond all memory, too, so that nothing follows. */
    static final long BEYOND = Long.MAX_VALUE / 4;

    private static final int NOTHING = -1;

    /** Instead of a known section: the last message was refused. */
    private static final int REFUSED = -2;

    private final boolean nests;
    private final int sections;
    /** The last section whose start can be found without an input, 0 to the number of sections. */
    private final int quick;
    /** As many elements as counts of one byte may be in a message. */
    private final long quickElements;
    /** Where the sections start, as far as known; then the counts of the elements at their ends. */
    private final long[] found;

    private ViewMemory memory = new ViewMemory();
    /** The value of {@link ViewMemory#wraps} when the message was shown. */
    private int wraps = NOTHING;

    private long start;
    private int known = NOTHING;
    private int depth;
    private boolean inside;

    private long shows;

    WalkedView(int sections, int quick, boolean nests) {
        this.nests = nests;
        this.quick = quick;
        this.quickElements = (long) sections * Byte.MAX_VALUE;
        this.found = new long[2 * sections + 1];
        this.sections = sections;
    }

    /** Returns memory of this view alone, for a message to wrap: until now it may have been a view inside another. */
    final ViewMemory ownMemory() {
        if (inside) {
            memory = new ViewMemory();
            inside = false;
            depth = 0;
        }
        return memory;
    }

    final ViewMemory memory() {
        return memory;
    }

    final void begin(long start) {
        shows++;
        wraps = memory.wraps();
        this.start = start;
        known = 0;
    }

    /** Lets go of memory with a message that cannot be shown. */
    final void refuse() {
        ownMemory().forget();
        known = REFUSED;
    }

    final boolean isWrapped() {
        return wraps == memory.wraps();
    }

    /** Counts the messages and inner objects that this view has shown. */
    final long shows() {
        return shows;
    }

    /** Returns where the fields start. */
    final long start() {
        return start;
    }

    /** Returns where the message starts: before the fields, if it begins with a schema id. */
    abstract long messageStart();

    /** Returns a marshaller whose schema describes the bytes from {@link #messageStart} on. */
    abstract Marshaller<?> described();

    /** Whether an object inside of another one is shown, which has no schema id. */
    final boolean isInside() {
        return inside;
    }

    /** Returns the position after the message. */
    final long behind() {
        return startOf(sections);
    }

    /**
     * Walks from the start of a section to the start of a later one, and records where each section on the way starts.
     * It is called with memory, in which positions are offsets, or without, and then uses the input. HotSpot keeps these
     * arguments in registers; what fields hold it would load anew after each access of memory.
     *
     * @param from the section to start from
     * @param to the section to find
     * @param position where the first of them starts, if the message has it
     * @param base the object that offsets in the memory relate to, or null if they are addresses
     * @param end where the memory ends; before all places if there is none
     * @param found gets where sections start, or a place beyond all memory if this one does not suffice, and counts
     */
    protected abstract void walkSection(int from, int to, long position, @Nullable Object base, long end, long[] found);

    /** Returns where a section starts; ABSENT if an older message does not have it. */
    final long startOf(int section) {
        requireShown();
        if (section == 0) {
            return start;
        }
        if (known < section) {
            walkTo(section);
        }
        return found[section];
    }

    private void walkTo(int section) {
        int from = known;
        long[] found = this.found;
        long position = from == 0 ? start : found[from];
        long end = section <= quick ? memory.endWithin(quickElements) : ViewMemory.NO_PLACE;
        if (end != ViewMemory.NO_PLACE) {
            walkSection(from, section, position, memory.quickBase(), end, found);
        }
        if (end == ViewMemory.NO_PLACE || found[section] >= BEYOND) {
            memory.beginRead();
            walkSection(from, section, position, null, ViewMemory.NO_PLACE, found);
        }
        known = section;
    }

    /** Whether a section's start is known, and that message is still shown, unless its memory has gone away. */
    final boolean isKnown(int section) {
        return known >= section && isWrapped();
    }

    /** Returns where sections start, as far as they are known, and counts of elements. */
    final long[] found() {
        return found;
    }

    /**
     * While walking: returns the input, at an unknown position.
     *
     * @return the input
     */
    protected final Input walked() {
        return memory.in();
    }

    /**
     * {@return whether the message is too old to have the fields of a section}
     *
     * @param section the section
     */
    protected final boolean isAbsent(int section) {
        return startOf(section) == ABSENT;
    }

    /**
     * {@return the input, positioned at the field after the fixed-size fields of a section}
     *
     * @param section the section; the message has it
     * @param offset the field's offset in the section, in bytes
     */
    protected final Input inputAt(int section, int offset) {
        return inputAt(startOf(section), offset);
    }

    /** As the other method, for the start of a section that has just been found. */
    final Input inputAt(long start, int offset) {
        Input in = memory.in();
        in.takeAt(start, offset);
        in.beginRead();
        return in;
    }

    /**
     * Returns the nesting depth of the object that the view shows.
     *
     * @return the number of objects around it
     */
    protected final int nestingDepth() {
        return depth;
    }

    /**
     * Turns a failure while reading a field into the exception to throw.
     *
     * @param failure the failure
     * @return the exception
     */
    protected final RuntimeException failed(Throwable failure) {
        if (failure instanceof MarshalException refused
                && (refused.isComplete() || refused.problem() == RuntimeProblem.NO_MESSAGE)) {
            return refused;
        }
        // Memory that has been closed must not be walked either.
        memory.requireAlive();
        return Failures.reading(described(), memory.in(), messageStart(), failure);
    }

    /** Shows an object in this memory through another view. */
    final void show(WalkedView view, int itsDepth, long position) {
        if (view.nests) {
            Checks.depth(itsDepth, memory.in());
        }
        // Its own memory is never that of another view.
        if (view.memory != memory) {
            view.memory = memory;
            view.inside = true;
        }
        view.depth = itsDepth;
        view.begin(position);
    }

    /** Returns the input, at an unknown position; MARSHAL240 if nothing is wrapped. */
    final Input in() {
        requireShown();
        return memory.in();
    }

    /** Refuses to go on if nothing is wrapped (MARSHAL240), or if the memory has been released. */
    final void requireShown() {
        ViewMemory memory = this.memory;
        if (wraps != memory.wraps()) {
            throw new MarshalException(RuntimeProblem.NO_MESSAGE, whyNothing());
        }
        memory.requireAlive();
    }

    private String whyNothing() {
        if (known == NOTHING) {
            return "nothing has been wrapped yet";
        }
        if (known == REFUSED) {
            return "the last message that it was to show was refused";
        }
        return inside
                ? "the view that this one is inside of has been given other bytes"
                : "the memory that it has shown was given back";
    }
}
