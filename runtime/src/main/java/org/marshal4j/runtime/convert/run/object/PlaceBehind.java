package org.marshal4j.runtime.convert.run.object;

import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.convert.run.Run;
import org.marshal4j.runtime.step.QuickTable;

/**
 * The place behind a value, where other former fields start.
 *
 * @param place the place; {@link #NONE} if it is known already
 * @param end the place of the end of the versioned block; {@link #NONE} if there is none
 * @param needed the number of bytes of fields that follow in the block
 */
public record PlaceBehind(int place, int end, long needed) {
    public static final int NONE = -1;

    /** Nothing has to be kept. */
    public static final PlaceBehind KNOWN = new PlaceBehind(NONE, NONE, 0);

    /** Keeps the position of the place. */
    void keep(Run run, long position) {
        if (place != NONE) {
            run.place(place, position);
            if (end != NONE && position + needed > run.place(end)) {
                throw runOut(position + needed - run.place(end));
            }
        }
    }

    /** Adds the place to a table; returns false if it has to be compared with the end of a block. */
    boolean addTo(QuickTable table) {
        if (place != NONE) {
            table.keep(place);
        }
        return end == NONE;
    }

    public static MarshalException runOut(long missing) {
        return new MarshalException(
                RuntimeProblem.BYTES_RUN_OUT, "the versioned block ends " + missing + " bytes before its fields do");
    }
}
