package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.StopBit;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/** Enum constants, as their index in order of declaration: a {@link StopBit} number, −1 for null. */
@SuppressWarnings("EnumOrdinal") // the wire form is the ordinal; the schema holds the names, so that a reorder shows
public final class Enums {
    private Enums() {}

    /**
     * Writes the index of a constant.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable Enum<?> value, Output out) {
        StopBit.write(value == null ? -1 : value.ordinal(), out);
    }

    /**
     * Reads a constant.
     *
     * @param constants all of the enum's, in order
     * @throws MarshalException MARSHAL209 if there is none of that index, MARSHAL205 if it is no index at all
     * @throws java.nio.BufferUnderflowException if the bytes run out
     */
    public static <E extends Enum<E>> @Nullable E read(E[] constants, Input in) {
        int index = StopBit.read(in);
        if (index < 0) {
            return null;
        }
        if (index >= constants.length) {
            throw new MarshalException(
                    RuntimeProblem.UNKNOWN_ENUM_INDEX,
                    "index " + index + ", but "
                            + constants.getClass().getComponentType().getName() + " has " + constants.length
                            + " constants");
        }
        return constants[index];
    }

    /** Number of bytes that {@link #write} takes. */
    public static int sizeOf(@Nullable Enum<?> value) {
        return StopBit.size(value == null ? -1 : value.ordinal());
    }
}
