package org.marshal4j.processor.emit;

import org.marshal4j.processor.access.Access;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.codec.StepCodec;

/** Estimates from above of the bytecodes that statements compile to, for {@link Chunks}. */
final class Weights {

    /** A call of a block's method. */
    static final int CALL = 6;

    /** A bulk copy with its condition and what is done instead. */
    static final int COPY = 40;

    /** A check before a block is reserved. */
    static final int CHECK = 12;

    /** A field that is stored in or loaded from a block, if nothing stands between code and field. */
    static final int SLOT = 14;

    private static final int NESTED_STEP = 38;
    private static final int STEP = 22;

    private Weights() {}

    /** A step that writes or reads a field or adds to a size, which uses the field twice at most. */
    static int step(StepCodec codec, Access access) {
        return (codec.passing() == Passing.NOTHING ? STEP : NESTED_STEP) + 2 * access.extraBytecodes();
    }
}
