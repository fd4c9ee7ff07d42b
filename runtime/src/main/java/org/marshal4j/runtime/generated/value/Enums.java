package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;

/** Enum constants, as their index in declaration order: a {@link StopBit} number, −1 for null. */
@SuppressWarnings("EnumOrdinal") // the ordinal is written; the schema holds the names, so that reordering is noticed
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
     * @param constants all constants of the enum, in order
     * @throws MarshalException MARSHAL209 if no constant has that index, MARSHAL205 if the index is invalid
     * @throws java.nio.BufferUnderflowException if the bytes end early
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

    /**
     * Checks that each constant has the index with which a marshaller was compiled. Called when that is initialised.
     *
     * @param constants all constants of the enum, in order
     * @param names their names when it was compiled, in each text several, with commas between them; there may be more
     *     or fewer constants at the end
     * @return the constants
     * @throws IllegalStateException (MARSHAL211) if a constant has another index
     */
    public static <E extends Enum<E>> E[] checked(E[] constants, String... names) {
        int index = 0;
        for (String text : names) {
            for (int begin = 0; begin < text.length() && index < constants.length; index++) {
                int comma = text.indexOf(',', begin);
                int end = comma < 0 ? text.length() : comma;
                String name = constants[index].name();
                if (name.length() != end - begin || !text.startsWith(name, begin)) {
                    throw compiledAgainstAnother(constants, text.substring(begin, end), index);
                }
                begin = end + 1;
            }
        }
        return constants;
    }

    private static IllegalStateException compiledAgainstAnother(Enum<?>[] constants, String name, int index) {
        String marshaller = new Throwable().getStackTrace()[2].getClassName();
        String type = constants.getClass().getComponentType().getName();
        return OtherVersion.of(marshaller, type, ", with the constant " + name + " at index " + index);
    }

    /** Returns the number of bytes that {@link #write} writes. */
    public static int sizeOf(@Nullable Enum<?> value) {
        return StopBit.size(value == null ? -1 : value.ordinal());
    }
}
