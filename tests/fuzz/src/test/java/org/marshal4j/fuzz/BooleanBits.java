package org.marshal4j.fuzz;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;

/**
 * The bits of booleans as they are in memory, by {@code sun.misc.Unsafe}. If the JVM denies it, nobody can look, and
 * all booleans pass for false.
 */
final class BooleanBits {
    private static final MethodHandle GET_BYTE =
            unsafe("getByte", MethodType.methodType(byte.class, Object.class, long.class));
    private static final MethodHandle FIELD_OFFSET =
            unsafe("objectFieldOffset", MethodType.methodType(long.class, Field.class));
    private static final MethodHandle FIRST = unsafe("arrayBaseOffset", MethodType.methodType(int.class, Class.class));
    static final boolean CAN_LOOK = canLook();

    private BooleanBits() {}

    static byte of(boolean[] array, int index) {
        return CAN_LOOK ? at(array, first() + index) : 0;
    }

    static byte of(Object owner, Field field) {
        try {
            return CAN_LOOK ? at(owner, (long) FIELD_OFFSET.invokeExact(field)) : 0;
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    private static byte at(Object owner, long offset) {
        try {
            return (byte) GET_BYTE.invokeExact(owner, offset);
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    private static long first() {
        try {
            return (int) FIRST.invokeExact((Class<?>) boolean[].class);
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    private static boolean canLook() {
        try {
            long first = (int) FIRST.invokeExact((Class<?>) boolean[].class);
            return (byte) GET_BYTE.invokeExact((Object) new boolean[] {true}, first) == 1;
        } catch (UnsupportedOperationException e) {
            return false;
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    /** By its name, since the compiler warns of the class. */
    private static MethodHandle unsafe(String method, MethodType type) {
        try {
            Class<?> unsafe = Class.forName("sun.misc.Unsafe");
            Field instance = unsafe.getDeclaredField("theUnsafe");
            instance.setAccessible(true);
            return MethodHandles.lookup().findVirtual(unsafe, method, type).bindTo(instance.get(null));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
