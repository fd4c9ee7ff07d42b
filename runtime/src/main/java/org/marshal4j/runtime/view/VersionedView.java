package org.marshal4j.runtime.view;

import java.util.Arrays;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.VersionedBlocks;

/**
 * Walks over versioned blocks, which end before the sections that an older message does not have. Only one thread may use it
 * at a time.
 */
abstract class VersionedView extends WalkedView {
    private final long[] ends;
    private long end;
    private boolean goesOn;
    /** Whether a versioned block has been entered: in other views no section has an end. */
    private boolean hasBlocks;

    VersionedView(int sections, int quick, boolean nests) {
        super(sections, quick, nests);
        this.ends = new long[sections + 1];
        Arrays.fill(ends, Long.MAX_VALUE);
    }

    /** Returns the latest end of an existing section, which is the end of its versioned block. */
    final long endOf(int section) {
        return ends[section];
    }

    /** Tells whether an existing section is in a versioned block. */
    final boolean isVersioned(int section) {
        return endOf(section) != Long.MAX_VALUE;
    }

    /**
     * While walking, with versioned blocks: goes to the start of a section.
     *
     * @param section the section
     * @param in the input
     * @return whether the message has the section
     */
    protected final boolean isThere(int section, Input in) {
        long start = section == 0 ? start() : found()[section];
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
        found()[section + 1] = goesOn ? within(in.position()) : ABSENT;
        ends[section + 1] = end;
        if (!goesOn) {
            found()[ends.length + section] = -1;
        }
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
}
