package org.marshal4j.blackbox.threads;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;

/** Lets threads do the same thing at the same time. */
final class AtOnce {
    private AtOnce() {}

    /**
     * Returns what went wrong, in any order: the exceptions of the threads, and the stack traces of threads that did
     * not end. These are left running; they do not keep the JVM alive.
     */
    static List<String> run(int threads, Duration timeout, Task task) throws InterruptedException {
        ConcurrentLinkedQueue<String> failures = new ConcurrentLinkedQueue<>();
        CountDownLatch start = new CountDownLatch(1);
        List<Thread> started = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            int number = i;
            Thread thread = new Thread(
                    () -> {
                        try {
                            start.await();
                            task.run(number);
                        } catch (Throwable e) {
                            failures.add("thread " + number + ": " + e + "\n" + trace(e.getStackTrace()));
                        }
                    },
                    "at once " + i);
            thread.setDaemon(true);
            thread.start();
            started.add(thread);
        }
        start.countDown();
        long end = System.nanoTime() + timeout.toNanos();
        for (Thread thread : started) {
            thread.join(Math.max(1, (end - System.nanoTime()) / 1_000_000));
        }
        for (Thread thread : started) {
            if (thread.isAlive()) {
                failures.add(thread.getName() + " does not end:\n" + trace(thread.getStackTrace()));
            }
        }
        return List.copyOf(failures);
    }

    private static String trace(StackTraceElement[] frames) {
        return Arrays.stream(frames).limit(25).map(frame -> "    at " + frame).collect(Collectors.joining("\n"));
    }

    /** What each thread does. Threads are numbered from 0. */
    interface Task {
        void run(int thread) throws Exception;
    }
}
