package org.marshal4j.wire;

import net.openhft.chronicle.core.util.ObjectUtils;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import net.openhft.chronicle.wire.WireOut;
import net.openhft.chronicle.wire.WriteMarshallable;
import org.jspecify.annotations.Nullable;

/** Objects as parts of others. */
public final class Nested {

    static {
        Constructed.install();
    }

    private Nested() {}

    /**
     * Writes an object, with the name of its class in front if that is not the given one.
     *
     * @param type the class that readers will expect
     */
    public static <T extends WriteMarshallable> void write(@Nullable T value, ValueOut out, Class<T> type) {
        if (!(value instanceof Record) || out.isBinary()) {
            out.object(type, value);
        } else if (value.getClass() == type) {
            out.marshallable(new Covered(value));
        } else {
            out.typePrefix(value.getClass());
            out.marshallable(new Covered(value));
            out.endTypePrefix();
        }
    }

    /**
     * Reads an object of that class, or of one derived from it whose name is in front.
     *
     * @param current what is filled if it is of that class; another object is made if there is none, or it cannot be filled, or
     *     {@link ObjectUtils#immutable} says that objects of its class do not change
     */
    public static <T> @Nullable T read(ValueIn in, @Nullable T current, Class<T> type) {
        if (in.isNull()) {
            return null;
        }
        // That it may be less than exact is what YAML takes anchors by, and makes no difference otherwise.
        T filled = current == null || !canBeFilled(type) || !canBeFilled(current.getClass()) ? null : current;
        return in.object(filled, type, true);
    }

    private static boolean canBeFilled(Class<?> type) {
        return !type.isRecord() && ObjectUtils.isImmutable(type) != ObjectUtils.Immutability.YES;
    }

    /** A record whose class Wire does not see: for texts it looks for the places of the fields, which those of records hide. */
    private static final class Covered implements WriteMarshallable {
        private final WriteMarshallable object;

        Covered(WriteMarshallable object) {
            this.object = object;
        }

        @Override
        public void writeMarshallable(WireOut wire) {
            object.writeMarshallable(wire);
        }
    }
}
