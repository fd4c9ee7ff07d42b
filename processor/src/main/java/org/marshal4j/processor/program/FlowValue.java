package org.marshal4j.processor.program;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.tree.analysis.Value;

/**
 * What is known about a value while a constructor runs.
 *
 * @param origins where it may come from, depending on the path taken; at least one
 * @param wide whether it is a long or a double, which takes two slots
 */
record FlowValue(Set<Origin> origins, boolean wide) implements Value {

    private static final FlowValue OTHER = new FlowValue(Set.of(new Origin(Kind.OTHER, -1)), false);
    private static final FlowValue OTHER_WIDE = new FlowValue(OTHER.origins, true);
    static final FlowValue THIS = new FlowValue(Set.of(new Origin(Kind.THIS, -1)), false);

    /** Where a value comes from. */
    enum Kind {
        /** The new object. */
        THIS,
        /** A parameter, unchanged. */
        PARAMETER,
        /** An int parameter, narrowed to a byte, short or char. */
        NARROWED,
        /** Anything else. */
        OTHER
    }

    /**
     * One possible origin of a value.
     *
     * @param parameter the index of the parameter; −1 if it is not a parameter
     */
    record Origin(Kind kind, int parameter) {

        boolean isParameter() {
            return parameter >= 0;
        }

        private Origin narrowed() {
            return new Origin(
                    kind == Kind.PARAMETER ? Kind.NARROWED : Kind.OTHER, kind == Kind.PARAMETER ? parameter : -1);
        }
    }

    static FlowValue parameter(int index, boolean wide) {
        return new FlowValue(Set.of(new Origin(Kind.PARAMETER, index)), wide);
    }

    static FlowValue other(boolean wide) {
        return wide ? OTHER_WIDE : OTHER;
    }

    @Override
    public int getSize() {
        return wide ? 2 : 1;
    }

    boolean isThis() {
        return equals(THIS);
    }

    boolean mayBeThis() {
        return origins.containsAll(THIS.origins);
    }

    /** The only possible origin; {@link Kind#OTHER} if there are several. */
    Origin origin() {
        return (origins.size() == 1 ? origins : OTHER.origins).iterator().next();
    }

    /** The value narrowed to a byte, short or char. */
    FlowValue narrowed() {
        return new FlowValue(origins.stream().map(Origin::narrowed).collect(Collectors.toUnmodifiableSet()), false);
    }

    /** This value or another one, depending on the path taken. */
    FlowValue or(FlowValue other) {
        if (equals(other)) {
            return this;
        }
        Set<Origin> both = new HashSet<>(origins);
        both.addAll(other.origins);
        return new FlowValue(Set.copyOf(both), wide && other.wide);
    }
}
