package org.marshal4j.processor.hint;

import java.util.Set;

/** What exists in a running program only: threads, streams, locks, sockets. */
final class LiveObjects {

    private static final Set<String> PACKAGES = Set.of(
            "java.io",
            "java.net",
            "java.net.http",
            "java.nio.channels",
            "java.nio.file",
            "java.lang.ref",
            "java.util.concurrent.locks",
            "java.util.logging",
            "org.slf4j");

    private static final Set<String> NAMES = Set.of(
            "java.lang.Thread",
            "java.lang.ThreadGroup",
            "java.lang.ThreadLocal",
            "java.lang.Process",
            "java.lang.AutoCloseable",
            "java.util.Random",
            "java.util.Timer",
            "java.util.concurrent.Executor",
            "java.util.concurrent.ExecutorService",
            "java.util.concurrent.ScheduledExecutorService",
            "java.util.concurrent.Future",
            "java.util.concurrent.CompletableFuture",
            "java.util.concurrent.CountDownLatch",
            "java.util.concurrent.Semaphore");

    private LiveObjects() {}

    static Hint hint() {
        return Hint.forClasses(
                type -> PACKAGES.contains(type.name().packageName())
                        || NAMES.contains(type.name().qualified()),
                "%s lives in the running program only: mark the field @Skip or transient");
    }
}
