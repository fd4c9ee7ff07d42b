package org.marshal4j.audit.align;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.value.Condition;

/** Where the reader is, and what is known, when a sequence of the writer has ended. */
record End(@Nullable Seq reader, World world) {

    /** The ends of both branches of a choice. */
    static List<End> merged(List<End> yes, List<End> no, Condition condition, World before) {
        List<End> ends = new ArrayList<>(yes);
        boolean single = yes.size() == 1 && no.size() == 1;
        no.forEach(end -> merge(ends, end, condition, before, single));
        return ends;
    }

    /**
     * Paths that have met are one path again.
     *
     * @param all whether each branch of the choice has one end
     */
    static void merge(List<End> ends, End end, Condition condition, World before, boolean all) {
        for (int i = 0; i < ends.size(); i++) {
            if (Seq.same(ends.get(i).reader(), end.reader())) {
                ends.set(i, new End(end.reader(), ends.get(i).world().merge(end.world(), condition, before, all)));
                return;
            }
        }
        ends.add(end);
    }
}
