package org.marshal4j.runtime.convert.run.object;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.Run;
import org.marshal4j.runtime.generated.VersionedBlocks;

/** Reads the count of a former versioned block. */
public final class EnterPart extends ConvertStep {
    private final int place;
    private final long offset;
    private final int first;
    private final int end;
    private final long needed;

    private EnterPart(int place, long offset, int first, int end, long needed) {
        this.place = place;
        this.offset = offset;
        this.first = first;
        this.end = end;
        this.needed = needed;
    }

    /**
     * Creates the part.
     *
     * @param first the place of the block's fields
     * @param end the place behind the block
     * @param needed the size of the fields of fixed size at the start
     */
    public static ConvertStep of(int place, long offset, int first, int end, long needed) {
        return new EnterPart(place, offset, first, end, needed);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        in.takeAt(run.place(place) + offset, 0);
        long behind = VersionedBlocks.enter(in);
        long start = in.position();
        long size = in.remaining() - behind;
        if (needed > size) {
            throw PlaceBehind.runOut(needed - size);
        }
        run.place(first, start);
        run.place(end, start + size);
    }
}
