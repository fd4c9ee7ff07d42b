package org.marshal4j.wire;

import net.openhft.chronicle.core.util.ObjectUtils;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import net.openhft.chronicle.wire.WireOut;
import net.openhft.chronicle.wire.WriteMarshallable;
import org.jspecify.annotations.Nullable;

/** Objects inside other objects. */
public final class Nested {

    static {
        Constructed.install();
    }

    private Nested() {}

    /**
     * Writes an object, after the name of its class if that is not the given one.
     *
     * @param <T> the class that readers expect
     * @param value the object, or null
     * @param out where to write
     * @param type the class that readers expect
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
     * Reads an object of a class, or of a subclass whose name precedes it.
     *
     * @param <T> the class
     * @param in where to read
     * @param current the object that is filled if it is of the right class. Another object is created if there is none,
     *     if it cannot be filled, or if {@link ObjectUtils#immutable} says that objects of its class do not change
     * @param type the class
     * @return the object, or null
     */
    public static <T> @Nullable T read(ValueIn in, @Nullable T current, Class<T> type) {
        if (in.isNull()) {
            return null;
        }
        // YAML accepts anchors only if the type need not be exact, which makes no difference otherwise.
        T filled = current == null || !canBeFilled(type) || !canBeFilled(current.getClass()) ? null : current;
        return in.object(filled, type, true);
    }

    private static boolean canBeFilled(Class<?> type) {
        return !type.isRecord() && ObjectUtils.isImmutable(type) != ObjectUtils.Immutability.YES;
    }

    /**
     * Hides the class of a record from Wire, which for texts looks up the offsets of fields; records do not allow that.
     */
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
