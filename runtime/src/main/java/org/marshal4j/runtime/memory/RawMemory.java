package org.marshal4j.runtime.memory;

import java.lang.reflect.Field;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import sun.misc.Unsafe;

/**
 * The only class that accesses raw memory, apart from {@link AtomicMemory}. A location is a base and an offset: null
 * and an address for native memory, or a {@code byte[]} (or any object) and an offset in it for the heap. Values are
 * little-endian and need no alignment.
 *
 * <p><b>Nothing is checked here.</b> An access outside the bytes that {@link Output#reserve} or {@link Input#take} gave
 * crashes the JVM. Stateless, and as thread-safe as plain memory.
 *
 * <p>Without Unsafe ({@link MemoryAccess#VAR_HANDLES}), {@link CheckedMemory} does everything. A base is then a
 * {@code byte[]} or a {@link java.nio.ByteBuffer}, or an array of primitives that is copied. Which of the two ways is
 * used is a constant, so HotSpot compiles only that one.
 */
public final class RawMemory {
    /** Also for {@link AtomicMemory}. */
    static final @Nullable Unsafe UNSAFE = unsafe(AccessChoice.now());

    /** Whether there is Unsafe, which makes native addresses and the fields of objects accessible. */
    public static final boolean REACHES_OBJECTS = UNSAFE != null;

    /** The offset of the first element of a {@code byte[]}. */
    public static final long ARRAY_OFFSET = arrayOffset(byte[].class);

    /** All bits that are set in no boolean of 0 or 1, for eight booleans. */
    private static final long NOT_BOOLEANS = 0xFEFE_FEFE_FEFE_FEFEL;

    static {
        if (ByteOrder.nativeOrder() != ByteOrder.LITTLE_ENDIAN) {
            throw new UnsupportedOperationException(
                    "marshal4j needs a little-endian machine, like its wire format, and this machine is big-endian");
        }
    }

    private RawMemory() {}

    private static @Nullable Unsafe unsafe(AccessChoice choice) {
        if (choice == AccessChoice.VAR_HANDLES) {
            return null;
        }
        try {
            Field field = Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            Unsafe unsafe = (Unsafe) field.get(null);
            // Throws if access is forbidden.
            unsafe.arrayBaseOffset(byte[].class);
            return unsafe;
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            // A LinkageError if the JVM was started without the module jdk.unsupported.
            if (choice == AccessChoice.UNSAFE) {
                throw new UnsupportedOperationException(
                        MemoryAccess.PROPERTY + " is unsafe, but this JVM does not allow sun.misc.Unsafe, or lacks the"
                                + " module jdk.unsupported",
                        e);
            }
            return null;
        }
    }

    private static Unsafe required() {
        if (UNSAFE == null) {
            throw new UnsupportedOperationException("without sun.misc.Unsafe the memory of objects is out of reach");
        }
        return UNSAFE;
    }

    /** Stores a byte. */
    public static void putByte(@Nullable Object base, long offset, byte value) {
        if (UNSAFE != null) {
            UNSAFE.putByte(base, offset, value);
        } else {
            CheckedMemory.putByte(base, offset, value);
        }
    }

    /** Stores two bytes. */
    public static void putShort(@Nullable Object base, long offset, short value) {
        if (UNSAFE != null) {
            UNSAFE.putShort(base, offset, value);
        } else {
            CheckedMemory.putShort(base, offset, value);
        }
    }

    /** Stores two bytes. */
    public static void putChar(@Nullable Object base, long offset, char value) {
        if (UNSAFE != null) {
            UNSAFE.putChar(base, offset, value);
        } else {
            CheckedMemory.putShort(base, offset, (short) value);
        }
    }

    /** Stores four bytes. */
    public static void putInt(@Nullable Object base, long offset, int value) {
        if (UNSAFE != null) {
            UNSAFE.putInt(base, offset, value);
        } else {
            CheckedMemory.putInt(base, offset, value);
        }
    }

    /** Stores eight bytes. */
    public static void putLong(@Nullable Object base, long offset, long value) {
        if (UNSAFE != null) {
            UNSAFE.putLong(base, offset, value);
        } else {
            CheckedMemory.putLong(base, offset, value);
        }
    }

    /** Stores the raw bits of a float, four bytes. */
    public static void putFloat(@Nullable Object base, long offset, float value) {
        if (UNSAFE != null) {
            UNSAFE.putFloat(base, offset, value);
        } else {
            CheckedMemory.putInt(base, offset, Float.floatToRawIntBits(value));
        }
    }

    /** Stores the raw bits of a double, eight bytes. */
    public static void putDouble(@Nullable Object base, long offset, double value) {
        if (UNSAFE != null) {
            UNSAFE.putDouble(base, offset, value);
        } else {
            CheckedMemory.putLong(base, offset, Double.doubleToRawLongBits(value));
        }
    }

    /** Stores one byte, 0 or 1. */
    public static void putBoolean(@Nullable Object base, long offset, boolean value) {
        putByte(base, offset, (byte) (value ? 1 : 0));
    }

    /** Loads a byte. */
    public static byte getByte(@Nullable Object base, long offset) {
        return UNSAFE != null ? UNSAFE.getByte(base, offset) : CheckedMemory.getByte(base, offset);
    }

    /** Loads two bytes. */
    public static short getShort(@Nullable Object base, long offset) {
        return UNSAFE != null ? UNSAFE.getShort(base, offset) : CheckedMemory.getShort(base, offset);
    }

    /** Loads two bytes. */
    public static char getChar(@Nullable Object base, long offset) {
        return UNSAFE != null ? UNSAFE.getChar(base, offset) : (char) CheckedMemory.getShort(base, offset);
    }

    /** Loads four bytes. */
    public static int getInt(@Nullable Object base, long offset) {
        return UNSAFE != null ? UNSAFE.getInt(base, offset) : CheckedMemory.getInt(base, offset);
    }

    /** Loads eight bytes. */
    public static long getLong(@Nullable Object base, long offset) {
        return UNSAFE != null ? UNSAFE.getLong(base, offset) : CheckedMemory.getLong(base, offset);
    }

    /** Loads four bytes as the raw bits of a float. */
    public static float getFloat(@Nullable Object base, long offset) {
        return UNSAFE != null
                ? UNSAFE.getFloat(base, offset)
                : Float.intBitsToFloat(CheckedMemory.getInt(base, offset));
    }

    /** Loads eight bytes as the raw bits of a double. */
    public static double getDouble(@Nullable Object base, long offset) {
        return UNSAFE != null
                ? UNSAFE.getDouble(base, offset)
                : Double.longBitsToDouble(CheckedMemory.getLong(base, offset));
    }

    /**
     * {@return whether every byte is 0 or 1, so that the bytes may be copied into booleans as they are}
     *
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param count the number of bytes
     */
    public static boolean areBooleans(@Nullable Object base, long offset, int count) {
        long bits = 0;
        int i = 0;
        for (; i <= count - 8; i += 8) {
            bits |= getLong(base, offset + i);
        }
        for (; i < count; i++) {
            bits |= getByte(base, offset + i);
        }
        return (bits & NOT_BOOLEANS) == 0;
    }

    /** Loads fewer than eight bytes as the low bytes of a long; the others are zero. */
    static long getFew(@Nullable Object base, long offset, int count) {
        if (count >= 4) {
            // The two ints overlap by the bytes that the second one lacks.
            int last = 8 * (count - 4);
            return (getInt(base, offset) & 0xFFFF_FFFFL) | ((getInt(base, offset + count - 4) & 0xFFFF_FFFFL) << last);
        }
        long few = 0;
        for (int i = count - 1; i >= 0; i--) {
            few = (few << 8) | (getByte(base, offset + i) & 0xFF);
        }
        return few;
    }

    /**
     * Copies two groups of eight bytes, which start {@code distance} bytes apart and may overlap. This is one method
     * because HotSpot counts the bytecodes that it inlines, and most of them, in messages with texts, come from such
     * copies.
     *
     * @return the bits of all of the bytes, combined with OR
     */
    static long copyTwoWords(@Nullable Object from, long at, @Nullable Object to, long offset, int distance) {
        if (UNSAFE == null) {
            return CheckedMemory.copyTwoWords(from, at, to, offset, distance);
        }
        long first = UNSAFE.getLong(from, at);
        long second = UNSAFE.getLong(from, at + distance);
        UNSAFE.putLong(to, offset, first);
        UNSAFE.putLong(to, offset + distance, second);
        return first | second;
    }

    /** Compares two groups of eight bytes, which start {@code distance} bytes apart. */
    static long bitsIfEqual(@Nullable Object a, long at, @Nullable Object b, long offset, int distance) {
        if (UNSAFE == null) {
            return CheckedMemory.bitsIfEqual(a, at, b, offset, distance);
        }
        long first = UNSAFE.getLong(a, at);
        long second = UNSAFE.getLong(a, at + distance);
        return first == UNSAFE.getLong(b, offset) && second == UNSAFE.getLong(b, offset + distance)
                ? first | second
                : -1;
    }

    /**
     * Copies bytes, eight at a time. Either side may be native memory, an array or an ordinary object, from which
     * {@code Unsafe.copyMemory} cannot copy. The two ranges must not overlap. With a constant size, HotSpot unrolls the
     * loop.
     *
     * @param from the object that the bytes are copied from; null if its offset is an address
     * @param fromOffset the location of the first byte there
     * @param to the object that the bytes are copied to; null if its offset is an address
     * @param toOffset where to copy the bytes
     * @param size the number of bytes
     */
    public static void copy(@Nullable Object from, long fromOffset, @Nullable Object to, long toOffset, int size) {
        if (UNSAFE == null) {
            CheckedCopy.copy(from, fromOffset, to, toOffset, size);
            return;
        }
        int i = 0;
        for (; i <= size - 8; i += 8) {
            UNSAFE.putLong(to, toOffset + i, UNSAFE.getLong(from, fromOffset + i));
        }
        if ((size & 4) != 0) {
            UNSAFE.putInt(to, toOffset + i, UNSAFE.getInt(from, fromOffset + i));
            i += 4;
        }
        if ((size & 2) != 0) {
            UNSAFE.putShort(to, toOffset + i, UNSAFE.getShort(from, fromOffset + i));
            i += 2;
        }
        if ((size & 1) != 0) {
            UNSAFE.putByte(to, toOffset + i, UNSAFE.getByte(from, fromOffset + i));
        }
    }

    /**
     * Stores zero bytes.
     *
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param size the number of bytes
     */
    public static void zero(@Nullable Object base, long offset, int size) {
        int i = 0;
        for (; i <= size - 8; i += 8) {
            putLong(base, offset + i, 0);
        }
        for (; i < size; i++) {
            putByte(base, offset + i, (byte) 0);
        }
    }

    /**
     * {@return the offset of an instance field in its object}
     *
     * @param field the field
     * @throws UnsupportedOperationException for a field of a record or a hidden class, and without Unsafe
     */
    public static long fieldOffset(Field field) {
        return required().objectFieldOffset(field);
    }

    /** Loads the reference in a field of an object; the field must not be a primitive. */
    static @Nullable Object getReference(Object base, long offset) {
        return required().getObject(base, offset);
    }

    /** Stores a reference in a field of an object; the field must not be a primitive. */
    static void putReference(Object base, long offset, @Nullable Object value) {
        required().putObject(base, offset, value);
    }

    /** Keeps earlier stores before later ones, as other threads see them. */
    static void storeFence() {
        required().storeFence();
    }

    /** Creates an object of a class without running a constructor. */
    static Object allocate(Class<?> type) {
        try {
            return required().allocateInstance(type);
        } catch (InstantiationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /**
     * {@return the offset of the first element of an array}
     *
     * @param arrayType the class of the array, such as {@code int[].class}
     */
    public static int arrayOffset(Class<?> arrayType) {
        return UNSAFE != null ? UNSAFE.arrayBaseOffset(arrayType) : CheckedMemory.FIRST;
    }
}
