package org.marshal4j.processor.emit;

import org.marshal4j.processor.access.Access;
import org.marshal4j.processor.codec.StepCodec;

/** Upper bounds of the bytecodes that statements compile to, for {@link Chunks}. */
public final class Weights {

    /** A call of a block's method. */
    public static final int CALL = 6;

    /** A bulk copy with its condition and the code that replaces it. */
    public static final int COPY = 40;

    /** A check before a block is reserved. */
    public static final int CHECK = 12;

    /** A field that is stored in or loaded from a block, if the code accesses it directly. */
    public static final int SLOT = 14;

    /** The code for a field with {@code @Parent}, if it accesses the field directly. */
    public static final int PARENT = 20;

    /** A call that makes an object known to the objects inside it. */
    public static final int ENTER = 14;

    /** A call that ends that. */
    public static final int LEAVE = 4;

    /** The location of a block in two variables. */
    public static final int WINDOW = 20;

    /** Taking a block into variables. */
    public static final int TAKE = 44;

    /** Reserving a block in variables, and writing its array. */
    public static final int RESERVE = 72;

    /** A value that is passed to a call. */
    static final int ARGUMENT = 4;

    /** A value that is assigned to a field, if the code accesses the field directly. */
    public static final int ASSIGNMENT = 10;

    private static final int SHARED_STEP = 72;
    private static final int NESTED_STEP = 32;
    private static final int STEP = 22;

    private Weights() {}

    /** A step that reads a value. */
    public static int step(StepCodec codec) {
        if (codec.passing().isNothing()) {
            return STEP;
        }
        return codec.passing().tellsObjects() ? SHARED_STEP : NESTED_STEP;
    }

    /** A step that writes or reads a field or adds its size, and uses the field at most twice. */
    public static int step(StepCodec codec, Access access) {
        return step(codec) + 2 * access.extraBytecodes();
    }
}
