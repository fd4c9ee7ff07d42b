package org.marshal4j.runtime.view;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.memory.AtomicMemory;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.WindowAccess;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * What generated views are made on: where the sections of a message begin, and how to get at what is in them. A section is fields of fixed
 * size, which are at constant offsets, and behind them one field of any size, or the end of a version's fields or of a versioned block.
 * Where a section begins is found by walking over those before it, once. Belongs to one thread at a time.
 */
public abstract class SectionedView {
    /** Where the section begins of fields that an older message does not have. */
    private static final long ABSENT = -1;

    private static final int NOTHING = -1;

    private final Marshaller<?> marshaller;
    private final boolean nests;
    private final long[] starts;
    private final long[] ends;
    private ViewMemory memory = new ViewMemory();
    private int wraps;
    private int known = NOTHING;
    private int depth;
    private long end;
    private boolean goesOn;
    private long shows;

    SectionedView(Marshaller<?> marshaller, int sections, boolean nests) {
        this.marshaller = marshaller;
        this.nests = nests;
        this.starts = new long[sections + 1];
        this.ends = new long[sections + 1];
    }

    /** Memory of its own, for a message that is wrapped: it may have been inside of another view. */
    final ViewMemory ownMemory() {
        if (depth > 0) {
            memory = new ViewMemory();
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
        starts[0] = start;
        ends[0] = Long.MAX_VALUE;
        known = 0;
    }

    final boolean isWrapped() {
        return known != NOTHING && wraps == memory.wraps();
    }

    /** How often it has been shown a message, or an object inside of one. */
    final long shows() {
        return shows;
    }

    /** Whether a section, which is there, is in a versioned block. */
    final boolean isVersioned(int section) {
        return ends[section] != Long.MAX_VALUE;
    }

    final long start() {
        return starts[0];
    }

    /** The position behind the message. */
    final long behind() {
        return startOf(starts.length - 1);
    }

    /** Moves from the beginning of a section to that of the next one. */
    protected abstract void walkSection(int section, Input in);

    /** Whether a versioned block ends with that section. */
    protected boolean endsVersionedBlock(int section) {
        return false;
    }

    /** Where a section begins; ABSENT if an older message does not have it. */
    private long startOf(int section) {
        Input in = in();
        if (known < section) {
            in.limits(in.limits());
            do {
                walk(known, in);
            } while (known < section);
        }
        return starts[section];
    }

    private void walk(int section, Input in) {
        end = ends[section];
        goesOn = true;
        if (starts[section] != ABSENT) {
            in.position(starts[section]);
            walkSection(section, in);
        } else if (endsVersionedBlock(section)) {
            in.position(end);
            walkSection(section, in);
        } else {
            goesOn = false;
        }
        starts[section + 1] = goesOn ? within(in.position()) : ABSENT;
        ends[section + 1] = end;
        known = section + 1;
    }

    private long within(long position) {
        if (position > end) {
            throw new MarshalException(
                    RuntimeProblem.BYTES_RUN_OUT,
                    "the versioned block ends " + (position - end) + " bytes before its fields do");
        }
        return position;
    }

    /** While walking: whether the section is there, of which the rest has to be walked over. */
    protected final boolean isThere(int section) {
        return starts[section] != ABSENT;
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
     * Where a field of fixed size is: an offset in {@link #memoryBase}.
     *
     * @param section the section it is in, which is there
     * @param offset bytes from the beginning of the section
     * @param size bytes of the field
     */
    protected final long fieldAt(int section, int offset, int size) {
        return fieldAt(startOf(section), section, offset, size);
    }

    private long fieldAt(long start, int section, int offset, int size) {
        if (start + offset + size > ends[section]) {
            end = ends[section];
            within(start + offset + size);
        }
        Input in = memory.in();
        in.position(start);
        return in.take(offset + size) + offset;
    }

    /** As {@link #fieldAt}, of a field that is about to be set. */
    protected final long settableAt(String field, int section, int offset, int size) {
        long place = presentAt(field, section, offset, size);
        requireWritable(field);
        return place;
    }

    /** As {@link #fieldAt}, of a field that an older message must have (MARSHAL241). */
    final long presentAt(String field, int section, int offset, int size) {
        try {
            long start = startOf(section);
            if (start != ABSENT) {
                return fieldAt(start, section, offset, size);
            }
        } catch (Throwable failure) {
            throw failed(failure);
        }
        throw new MarshalException(
                RuntimeProblem.NOT_SETTABLE,
                field,
                "the message was written by an older version, which had no such field");
    }

    /**
     * What the setter of a field throws that a view can never set (MARSHAL241).
     *
     * @param why why not, without a full stop
     */
    protected final MarshalException notSettable(String field, String why) {
        return new MarshalException(RuntimeProblem.NOT_SETTABLE, field, why);
    }

    /**
     * Refuses to set a field where that would not get into what was wrapped (MARSHAL241). Called when it has been found where the field is:
     * another one may be in memory of another kind.
     */
    protected final void requireSettable(String field) {
        in();
        requireWritable(field);
    }

    private void requireWritable(String field) {
        WindowAccess access = memory.access();
        if (access != WindowAccess.WRITABLE) {
            throw new MarshalException(
                    RuntimeProblem.NOT_SETTABLE,
                    field,
                    access == WindowAccess.COPY
                            ? "what is wrapped is an input, or is read by copying it"
                            : "what is wrapped is read-only");
        }
    }

    /** As {@link #presentAt}, of a field that several threads or processes use at once (MARSHAL244, MARSHAL245). */
    final long atomicAt(String field, int section, int offset, int size, boolean forSetting) {
        long place = presentAt(field, section, offset, size);
        if (forSetting) {
            requireWritable(field);
        }
        Object base = memoryBase();
        if (memory.access() == WindowAccess.COPY) {
            throw new MarshalException(RuntimeProblem.NOT_ATOMIC, field, "what is wrapped is read by copying it");
        }
        if (!AtomicMemory.reaches(base)) {
            throw new MarshalException(
                    RuntimeProblem.NOT_ATOMIC,
                    field,
                    "what is wrapped is an array, and the JVM gives no such access to it");
        }
        int beyond = AtomicMemory.bytesBeyondAligned(base, place, size);
        if (beyond != 0) {
            throw new MarshalException(
                    RuntimeProblem.NOT_ALIGNED,
                    field,
                    "its address modulo " + size + " is " + beyond + " instead of 0; it is at offset "
                            + (memory.in().position() - size - starts[0]) + " of its object");
        }
        return place;
    }

    /**
     * How many elements the array at the end of a section has; -1 if it is null, or the message does not have it.
     *
     * @param offset bytes from the beginning of the section
     * @param size bytes of an element
     * @param nullable whether it may be null; otherwise null is refused (MARSHAL206)
     * @param max the most elements that the field allows (MARSHAL215)
     */
    protected final int arrayLength(int section, int offset, int size, boolean nullable, int max) {
        try {
            if (isAbsent(section)) {
                return -1;
            }
            Input in = inputAt(section, offset);
            int count = Walk.arrayCount(size, nullable, max, in);
            end = ends[section];
            within(in.position() + (long) Math.max(0, count) * size);
            return count;
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            memory.keep();
        }
    }

    /**
     * Where an element of such an array is: an offset in {@link #memoryBase}.
     *
     * @throws IndexOutOfBoundsException if there is none of that index
     */
    protected final long elementAt(int section, int offset, int size, boolean nullable, int max, int index) {
        Objects.checkIndex(index, Math.max(0, arrayLength(section, offset, size, nullable, max)));
        Input in = memory.in();
        in.skip((long) index * size);
        return in.take(size);
    }

    /** What offsets of {@link #fieldAt} count in. */
    protected final @Nullable Object memoryBase() {
        return memory.in().base();
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

    /** Refuses a field of a versioned block that was read beyond the end of that. */
    protected final void requireWithin(int section, Input in) {
        end = ends[section];
        within(in.position());
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
        return Failures.reading(marshaller, memory.in(), starts[0], failure);
    }

    /** Keeps the memory that was read of from being freed before this. */
    protected final void keepMemory() {
        memory.keep();
    }

    /** Lets a view show an object inside of this one, whose bytes begin at the position. */
    protected final <S extends SectionedView> S showInside(S view, Input in) {
        SectionedView inside = view;
        if (inside.nests) {
            Checks.depth(depth + 1, in);
        }
        inside.memory = memory;
        inside.depth = depth + 1;
        inside.begin(in.position());
        return view;
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
        if (!isWrapped()) {
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
