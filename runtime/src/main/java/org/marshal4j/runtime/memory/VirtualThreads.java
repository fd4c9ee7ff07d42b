package org.marshal4j.runtime.memory;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Tells virtual threads from others, also where the JDK has none (before 21). Stateless and thread-safe. */
final class VirtualThreads {
    private static final MethodHandle IS_VIRTUAL = isVirtual();

    private VirtualThreads() {}

    private static MethodHandle isVirtual() {
        try {
            return MethodHandles.publicLookup()
                    .findVirtual(Thread.class, "isVirtual", MethodType.methodType(boolean.class));
        } catch (ReflectiveOperationException e) {
            return MethodHandles.dropArguments(MethodHandles.constant(boolean.class, false), 0, Thread.class);
        }
    }

    /** Whether this code runs in a virtual thread. */
    static boolean isCurrent() {
        try {
            return (boolean) IS_VIRTUAL.invokeExact(Thread.currentThread());
        } catch (Throwable e) {
            throw new AssertionError("Thread.isVirtual throws nothing", e);
        }
    }
}
