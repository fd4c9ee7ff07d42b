package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.convert.value.Bytes;
import org.marshal4j.runtime.convert.value.NullBytes;

/** Refuses every value but null. */
public final class FixedRefusal extends Fixed {
    private final byte @Nullable [] isNull;
    private final NullBytes none;
    private final RuntimeProblem problem;
    private final String why;
    private final boolean isUnread;

    /**
     * Creates the refusal.
     *
     * @param isNull the first bytes of null, which no other value has; null if even null is refused
     */
    public static Fixed of(
            int from, int to, byte @Nullable [] isNull, NullBytes none, RuntimeProblem problem, String why) {
        return new FixedRefusal(from, to, isNull, none, problem, why, false);
    }

    private FixedRefusal(
            int from,
            int to,
            byte @Nullable [] isNull,
            NullBytes none,
            RuntimeProblem problem,
            String why,
            boolean isUnread) {
        super(from, to);
        this.isNull = isNull;
        this.none = none;
        this.problem = problem;
        this.why = why;
        this.isUnread = isUnread;
    }

    /** A refusal that comes before the value is looked at. */
    public static Fixed unread(int from, int to, String why) {
        return new FixedRefusal(from, to, null, NullBytes.REFUSED, RuntimeProblem.NOT_CONVERTED, why, true);
    }

    @Override
    int read() {
        return isUnread ? 0 : from;
    }

    @Override
    public void convert(Run run, @Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        if (isNull == null || !Bytes.areEqual(isNull, base, at, isNull.length)) {
            throw new MarshalException(problem, why);
        }
        none.put(toBase, toAt);
    }
}
