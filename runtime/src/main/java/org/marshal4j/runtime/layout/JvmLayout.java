package org.marshal4j.runtime.layout;

import java.lang.reflect.Field;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * How this JVM lays out objects of all classes, measured on two sample classes. Sizes are in bytes, and 0 where they
 * cannot be measured.
 */
final class JvmLayout {
    /** The smallest possible alignment; {@code -XX:ObjectAlignmentInBytes} can only increase it. */
    static final int OBJECT_ALIGNMENT = 8;

    private JvmLayout() {}

    static int headerSize() {
        return Measured.HEADER_SIZE;
    }

    static int referenceSize() {
        return Measured.REFERENCE_SIZE;
    }

    /** The size of a field of this type. */
    static int sizeOf(Class<?> type) {
        if (type == long.class || type == double.class) {
            return 8;
        }
        if (type == int.class || type == float.class) {
            return 4;
        }
        if (type == short.class || type == char.class) {
            return 2;
        }
        return type == byte.class || type == boolean.class ? 1 : referenceSize();
    }

    /** Apart, since few programs ask before their first message. */
    private static final class Measured {
        static final int HEADER_SIZE = (int) offset(OneByte.class, "first");
        static final int REFERENCE_SIZE =
                (int) Math.abs(offset(TwoReferences.class, "b") - offset(TwoReferences.class, "a"));

        private static long offset(Class<?> type, String name) {
            if (!RawMemory.REACHES_OBJECTS) {
                return 0;
            }
            try {
                Field field = type.getDeclaredField(name);
                return RawMemory.fieldOffset(field);
            } catch (NoSuchFieldException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** A byte needs no alignment, so its offset is the end of the header. */
    @SuppressWarnings("unused")
    private static final class OneByte {
        byte first;
    }

    @SuppressWarnings("unused")
    private static final class TwoReferences {
        Object a = "";
        Object b = "";
    }
}
