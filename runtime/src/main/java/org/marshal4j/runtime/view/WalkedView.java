package org.marshal4j.runtime.view;

import java.util.Arrays;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.generated.value.Checks;

/**
 * Finds where the sections of a message start, by walking over those before, once. Only one thread may use it at a
 * time.
 */
abstract class WalkedView {
    /** The start of a section that an older message does not have: beyond all memory, so that nothing is found there. */
    static final long ABSENT = Long.MAX_VALUE / 2;

    private static final int NOTHING = -1;

    /** Instead of a known section: the last message was refused. */
    private static final int REFUSED = -2;

    private final boolean nests;
    private final long[] starts;
    private final long[] ends;
    private ViewMemory memory = new ViewMemory();
    /** The value of {@link ViewMemory#wraps} when the message was shown. */
    private int wraps = NOTHING;

    private long start;
    private int known = NOTHING;
    private int depth;
    private boolean inside;
    private long end;
    private boolean goesOn;
    /** Whether a versioned block has been entered: in other views no section has an end. */
    private boolean hasBlocks;

    private long shows;

    WalkedView(int sections, boolean nests) {
        this.nests = nests;
        this.starts = new long[sections + 1];
        this.ends = new long[sections + 1];
        Arrays.fill(ends, Long.MAX_VALUE);
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

    /** Returns the latest end of an existing section, which is the end of its versioned block. */
    final long endOf(int section) {
        return ends[section];
    }

    /** Tells whether an existing section is in a versioned block. */
    final boolean isVersioned(int section) {
        return endOf(section) != Long.MAX_VALUE;
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
        return startOf(starts.length - 1);
    }

    /**
     * Walks from the start of a section to the start of a later one, and records where each section on the way starts.
     *
     * @param from the section to start from
     * @param to the section to find
     * @param position where the first of them starts, if the message has it
     */
    protected abstract void walkSection(int from, int to, long position);

    /** Returns where a section starts; ABSENT if an older message does not have it. */
    final long startOf(int section) {
        requireShown();
        if (section == 0) {
            return start;
        }
        if (known < section) {
            walkTo(section);
        }
        return starts[section];
    }

    private void walkTo(int section) {
        memory.beginRead();
        walkSection(known, section, known == 0 ? start : starts[known]);
        known = section;
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
     * While walking, without versioned blocks: records where a section starts.
     *
     * @param section the section
     * @param start where it starts
     * @return the same position
     */
    protected final long beginSection(int section, long start) {
        starts[section] = start;
        return start;
    }

    /**
     * While walking, with versioned blocks: goes to the start of a section.
     *
     * @param section the section
     * @param in the input
     * @return whether the message has the section
     */
    protected final boolean isThere(int section, Input in) {
        long start = section == 0 ? this.start : starts[section];
        end = ends[section];
        goesOn = start != ABSENT;
        in.position(goesOn ? start : end);
        return goesOn;
    }

    /**
     * While walking, with versioned blocks: records that the next section starts at the position, if the message has
     * it.
     *
     * @param section the section that ends
     * @param in the input
     */
    protected final void endSection(int section, Input in) {
        starts[section + 1] = goesOn ? within(in.position()) : ABSENT;
        ends[section + 1] = end;
    }

    private long within(long position) {
        requireBefore(end, position);
        return position;
    }

    private static void requireBefore(long end, long position) {
        if (position > end) {
            throw new MarshalException(
                    RuntimeProblem.BYTES_RUN_OUT,
                    "the versioned block ends " + (position - end) + " bytes before its fields do");
        }
    }

    /**
     * While walking: enters a versioned block.
     *
     * @param in the input
     */
    protected final void enterVersionedBlock(Input in) {
        hasBlocks = true;
        long behind = VersionedBlocks.enter(in);
        end = in.position() + in.remaining() - behind;
    }

    /**
     * While walking: goes to the end of a versioned block.
     *
     * @param in the input
     */
    protected final void leaveVersionedBlock(Input in) {
        within(in.position());
        in.position(end);
        end = Long.MAX_VALUE;
        goesOn = true;
    }

    /**
     * While walking: finds out whether a versioned block has the fields of the next version.
     *
     * @param in the input
     */
    protected final void endVersion(Input in) {
        goesOn = within(in.position()) < end;
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

    /** Refuses a position after the end of the versioned block that contains a section. */
    final void requireWithin(int section, long position) {
        if (hasBlocks) {
            requireBefore(ends[section], position);
        }
    }

    /**
     * Refuses a field that was read beyond the end of its versioned block.
     *
     * @param section the section that contains the field
     * @param in the input, positioned after the field
     */
    protected final void requireWithin(int section, Input in) {
        requireWithin(section, in.position());
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
        show(view, depth + 1, position);
        return view;
    }

    /** As {@link #showInside}, for the object that this view shows itself. */
    final <S extends SectionedView> S showInPlace(S view, Input in) {
        show(view, depth, in.position());
        return view;
    }

    private void show(WalkedView view, int itsDepth, long position) {
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
     * Refuses a message that continues after the end of its versioned block, after walking over the whole section that
     * ends with it.
     *
     * @param section the section
     * @param in the input
     */
    protected final void requireSection(int section, Input in) {
        long position = in.position();
        startOf(section + 1);
        in.position(position);
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
