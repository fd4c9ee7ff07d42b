package org.marshal4j.runtime.memory;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** Tells virtual threads from others, even if the JDK has none (before 21). Stateless and thread-safe. */
public final class VirtualThreads {
    private static final boolean MAY_BE = Runtime.version().feature() >= 21;

    /**
     * The superclass of virtual threads in OpenJDK; null if there is none. Linking a call of {@code Thread.isVirtual}
     * by a MethodHandle takes 4 ms, a large part of the time before a first message.
     */
    private static final @Nullable Class<?> BASE = MAY_BE ? base() : null;

    private VirtualThreads() {}

    private static @Nullable Class<?> base() {
        try {
            return Class.forName("java.lang.BaseVirtualThread", false, null);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    /** Whether this code runs in a virtual thread. */
    public static boolean isCurrent() {
        return MAY_BE && (BASE != null ? BASE.isInstance(Thread.currentThread()) : Asked.isVirtual());
    }

    /** For JVMs that have another superclass. */
    private static final class Asked {
        private static final MethodHandle IS_VIRTUAL = handle();

        private static MethodHandle handle() {
            try {
                return MethodHandles.publicLookup()
                        .findVirtual(Thread.class, "isVirtual", MethodType.methodType(boolean.class));
            } catch (ReflectiveOperationException e) {
                throw new LinkageError("Thread.isVirtual, which is there since JDK 21", e);
            }
        }

        static boolean isVirtual() {
            try {
                return (boolean) IS_VIRTUAL.invokeExact(Thread.currentThread());
            } catch (Throwable e) {
                throw new AssertionError("Thread.isVirtual throws nothing", e);
            }
        }
    }
}
