package org.marshal4j.runtime.view;

import java.util.Arrays;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * Where the sections of a message begin, which a view finds by walking over those before, once. Belongs to one thread at a time.
 */
abstract class WalkedView {
    /** Where the section begins of fields that an older message does not have. */
    static final long ABSENT = -1;

    private static final int NOTHING = -1;

    private final Marshaller<?> marshaller;
    private final boolean nests;
    private final long[] starts;
    private final long[] ends;
    private ViewMemory memory = new ViewMemory();
    /** What {@link ViewMemory#wraps} was when the message was shown. */
    private int wraps = NOTHING;

    private long start;
    private int known = NOTHING;
    private int depth;
    private boolean inside;
    private long end;
    private boolean goesOn;
    private long shows;

    WalkedView(Marshaller<?> marshaller, int sections, boolean nests) {
        this.marshaller = marshaller;
        this.nests = nests;
        this.starts = new long[sections + 1];
        this.ends = new long[sections + 1];
        Arrays.fill(ends, Long.MAX_VALUE);
    }

    /** Memory of its own, for a message that is wrapped: it may have been inside of another view. */
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
        starts[0] = start;
        known = 0;
    }

    final boolean isWrapped() {
        return wraps == memory.wraps();
    }

    /** How often it has been shown a message, or an object inside of one. */
    final long shows() {
        return shows;
    }

    /** Where a section ends at the latest that is there: with its versioned block. */
    final long endOf(int section) {
        return ends[section];
    }

    /** Whether a section, which is there, is in a versioned block. */
    final boolean isVersioned(int section) {
        return endOf(section) != Long.MAX_VALUE;
    }

    final long start() {
        return start;
    }

    /** The position behind the message. */
    final long behind() {
        return startOf(starts.length - 1);
    }

    /**
     * Moves from the beginning of a section to that of another one behind it, and says of each on the way where it begins.
     *
     * @param from the section at whose beginning the input is, if it is there
     * @param to the last one, whose beginning is looked for
     */
    protected abstract void walkSection(int from, int to, Input in);

    /** Where a section begins; ABSENT if an older message does not have it. */
    final long startOf(int section) {
        Input in = in();
        if (known < section) {
            walkTo(section, in);
        }
        return starts[section];
    }

    private void walkTo(int section, Input in) {
        in.limits(in.limits());
        if (starts[known] != ABSENT) {
            in.position(starts[known]);
        }
        walkSection(known, section, in);
    }

    /** While walking, where there are no versioned blocks: a section begins at the position; returns which. */
    protected final int beginSection(int section, Input in) {
        starts[section] = in.position();
        known = section;
        return section;
    }

    /** While walking, where there are versioned blocks: goes to the beginning of a section; returns whether it is there. */
    protected final boolean isThere(int section, Input in) {
        end = ends[section];
        goesOn = starts[section] != ABSENT;
        in.position(goesOn ? starts[section] : end);
        return goesOn;
    }

    /** While walking, where there are versioned blocks: the next section begins at the position, if it is there; returns which. */
    protected final int endSection(int section, Input in) {
        starts[section + 1] = goesOn ? within(in.position()) : ABSENT;
        ends[section + 1] = end;
        known = section + 1;
        return known;
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

    /** While walking: enters a versioned block. */
    protected final void enterVersionedBlock(Input in) {
        long behind = VersionedBlocks.enter(in);
        end = in.position() + in.remaining() - behind;
    }

    /** While walking: goes to the end of a versioned block. */
    protected final void leaveVersionedBlock(Input in) {
        within(in.position());
        in.position(end);
        end = Long.MAX_VALUE;
        goesOn = true;
    }

    /** While walking: finds out whether a versioned block has the fields of the next version. */
    protected final void endVersion(Input in) {
        goesOn = within(in.position()) < end;
    }

    /** Whether the message is too old to have the fields of a section. */
    protected final boolean isAbsent(int section) {
        return startOf(section) == ABSENT;
    }

    /**
     * The input, at a field behind those of fixed size of a section.
     *
     * @param section the section, which is there
     * @param offset bytes from the beginning of the section
     */
    protected final Input inputAt(int section, int offset) {
        long start = startOf(section);
        Input in = memory.in();
        in.position(start);
        in.skip(offset);
        in.limits(in.limits());
        return in;
    }

    /** Refuses what goes on behind the end of the versioned block that a section is in. */
    final void requireWithin(int section, long position) {
        requireBefore(ends[section], position);
    }

    /** Refuses a field of a versioned block that was read beyond the end of that. */
    protected final void requireWithin(int section, Input in) {
        requireWithin(section, in.position());
    }

    /** How deep the object is nested that the view shows. */
    protected final int nestingDepth() {
        return depth;
    }

    /** What to throw instead of what was thrown while a field was read. */
    protected final RuntimeException failed(Throwable failure) {
        if (failure instanceof MarshalException refused
                && (refused.isComplete() || refused.problem() == RuntimeProblem.NO_MESSAGE)) {
            return refused;
        }
        // Memory that has been closed must not be walked either.
        memory.requireAlive();
        return Failures.reading(marshaller, memory.in(), start, failure);
    }

    /** Lets a view show an object inside of this one, whose bytes begin at the position. */
    protected final <S extends SectionedView> S showInside(S view, Input in) {
        show(view, depth + 1, in);
        return view;
    }

    /** The same of the object that this view shows itself. */
    final <S extends SectionedView> S showInPlace(S view, Input in) {
        show(view, depth, in);
        return view;
    }

    private void show(WalkedView view, int itsDepth, Input in) {
        if (view.nests) {
            Checks.depth(itsDepth, in);
        }
        if (view.memory != memory) {
            view.memory = memory;
        }
        view.inside = true;
        view.depth = itsDepth;
        view.begin(in.position());
    }

    /** Goes to the end of an object that a view inside of this one shows, whose bytes begin at the position. */
    protected final void stepOver(SectionedView view, Input in) {
        in.position(showInside(view, in).behind());
    }

    /** Refuses what goes on behind the end of its versioned block: all of the section that ends with it is walked over. */
    protected final void requireSection(int section, Input in) {
        long position = in.position();
        startOf(section + 1);
        in.position(position);
    }

    /** The input, at no known place; MARSHAL240 if there are no bytes. */
    final Input in() {
        ViewMemory memory = this.memory;
        if (wraps != memory.wraps()) {
            throw new MarshalException(
                    RuntimeProblem.NO_MESSAGE,
                    known == NOTHING
                            ? "nothing has been wrapped yet"
                            : "the view that this one is inside of has been given other bytes");
        }
        memory.requireAlive();
        return memory.in();
    }
}
