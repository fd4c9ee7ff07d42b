package org.marshal4j.runtime.generated.encoded;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.value.Impossible;
import org.marshal4j.schema.text.ShownText;

/** Enum constants, found by their index in declaration order, or by their names. */
@SuppressWarnings("EnumOrdinal") // the ordinal is written; the schema holds the names, so that reordering is noticed
public final class EncodedEnums {
    private EncodedEnums() {}

    /**
     * Returns the constant of an index that was read.
     *
     * @param constants all constants of the enum, in order
     * @throws MarshalException MARSHAL209 if there is none
     */
    public static <E extends Enum<E>> E at(E[] constants, long index) {
        if (index < 0 || index >= constants.length) {
            throw new MarshalException(
                    RuntimeProblem.UNKNOWN_ENUM_INDEX,
                    "index " + index + ", but "
                            + constants.getClass().getComponentType().getName() + " has " + constants.length
                            + " constants");
        }
        return constants[(int) index];
    }

    /** Returns the name of a constant; null for null. */
    public static @Nullable String name(@Nullable Enum<?> value) {
        return value == null ? null : value.name();
    }

    /**
     * Returns the constant of a name that was read; null for null.
     *
     * @param current what the field holds, which is tried first
     * @throws MarshalException MARSHAL214 if there is none
     */
    public static <E extends Enum<E>> @Nullable E named(E[] constants, @Nullable E current, @Nullable String name) {
        if (name == null) {
            return null;
        }
        if (current != null && current.name().equals(name)) {
            return current;
        }
        for (E constant : constants) {
            if (constant.name().equals(name)) {
                return constant;
            }
        }
        throw Impossible.value(
                constants.getClass().getComponentType().getName() + " has no constant " + ShownText.of(name));
    }
}
