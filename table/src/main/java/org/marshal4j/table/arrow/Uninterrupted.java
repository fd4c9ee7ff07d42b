package org.marshal4j.table.arrow;

import java.security.AccessController;
import java.security.PrivilegedAction;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.FutureTask;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Uses the channel of a file on a thread that nobody interrupts. An interrupt closes the channel that its thread uses,
 * whenever it comes, and the lock of the file goes with the channel. Stateless.
 */
final class Uninterrupted {
    private static final int IDLE_SECONDS = 5;
    private static final ExecutorService THREADS = new ThreadPoolExecutor(
            0, Integer.MAX_VALUE, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), Uninterrupted::thread);

    private Uninterrupted() {}

    /** Privileged, or before JDK 24 the thread would keep the classes of all callers that are on the stack now. */
    @SuppressWarnings("removal")
    static Thread thread(Runnable task) {
        return AccessController.doPrivileged((PrivilegedAction<Thread>) () -> newThread(task));
    }

    private static Thread newThread(Runnable task) {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            // Whoever interrupts a group of threads does not interrupt this one.
            group = group.getParent();
        }
        Thread thread = new Thread(group, task, "marshal4j-table", 0, false);
        thread.setDaemon(true);
        // It outlives the class loader of the program that has opened a table.
        thread.setContextClassLoader(null);
        return thread;
    }

    /** Runs a task to its end. If the caller is interrupted, it still is afterwards. */
    static <R> R call(Callable<R> task) throws Exception {
        FutureTask<R> result = new FutureTask<>(task);
        THREADS.execute(result);
        boolean isInterrupted = false;
        try {
            while (true) {
                try {
                    return result.get();
                } catch (InterruptedException e) {
                    isInterrupted = true;
                }
            }
        } catch (ExecutionException e) {
            Throwable thrown = e.getCause();
            tellCaller(thrown);
            if (thrown instanceof Error error) {
                throw error;
            }
            throw (Exception) thrown;
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Adds the frames of the caller, which say what the program was doing. */
    private static void tellCaller(Throwable thrown) {
        StackTraceElement[] caller = Thread.currentThread().getStackTrace();
        thrown.setStackTrace(Stream.concat(
                        Arrays.stream(thrown.getStackTrace()),
                        Arrays.stream(caller).skip(2))
                .toArray(StackTraceElement[]::new));
    }
}
