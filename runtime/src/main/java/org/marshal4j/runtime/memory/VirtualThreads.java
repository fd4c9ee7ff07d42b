package org.marshal4j.runtime.memory;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** Tells virtual threads from others, even if the JDK has none (before 21). Stateless and thread-safe. */
final class VirtualThreads {
    /** Null if the JDK has no virtual threads. */
    private static final @Nullable MethodHandle IS_VIRTUAL = Runtime.version().feature() < 21 ? null : isVirtual();

    private VirtualThreads() {}

    private static MethodHandle isVirtual() {
        try {
            return MethodHandles.publicLookup()
                    .findVirtual(Thread.class, "isVirtual", MethodType.methodType(boolean.class));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("Thread.isVirtual, which is there since JDK 21", e);
        }
    }

    /** Whether this code runs in a virtual thread. */
    static boolean isCurrent() {
        try {
            return IS_VIRTUAL != null && (boolean) IS_VIRTUAL.invokeExact(Thread.currentThread());
        } catch (Throwable e) {
            throw new AssertionError("Thread.isVirtual throws nothing", e);
        }
    }
}
