package org.marshal4j.processor.source;

/**
 * What is known of a value while a constructor runs.
 *
 * @param kind where it comes from
 * @param parameter the index of the parameter, for those that come from one
 * @param wide whether it is a long or a double, which instructions that know no types take for two
 */
record FlowValue(Kind kind, int parameter, boolean wide) {

    static final FlowValue THIS = new FlowValue(Kind.THIS, -1, false);
    static final FlowValue OTHER = new FlowValue(Kind.OTHER, -1, false);
    static final FlowValue OTHER_WIDE = new FlowValue(Kind.OTHER, -1, true);

    /** Where a value comes from. */
    enum Kind {
        /** The object that is made. */
        THIS,
        /** A parameter, as it is. */
        PARAMETER,
        /** A parameter that is an int, as a byte, short or char. */
        NARROWED,
        /** Anything else. */
        OTHER
    }

    static FlowValue parameter(int index, boolean wide) {
        return new FlowValue(Kind.PARAMETER, index, wide);
    }

    static FlowValue other(boolean wide) {
        return wide ? OTHER_WIDE : OTHER;
    }

    boolean isThis() {
        return kind == Kind.THIS;
    }

    /** Whether it is the value of a parameter. */
    boolean isPassed() {
        return kind == Kind.PARAMETER || kind == Kind.NARROWED;
    }

    FlowValue narrowed() {
        return kind == Kind.PARAMETER ? new FlowValue(Kind.NARROWED, parameter, false) : OTHER;
    }
}
