package org.marshal4j.runtime.inspect;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs code that may need more stack than the current thread has: a walk through a message of the maximum depth, where
 * each level is several collections.
 */
final class DeepStack {
    /** The size of the stack in bytes. The system gives the thread only as much of it as it uses. */
    private static final long SIZE = 64L << 20;

    private DeepStack() {}

    /**
     * Runs a task, and runs it again in a new thread if the stack overflows.
     *
     * @throws StackOverflowError if there is no such thread, or its stack overflows too
     */
    static <T> @Nullable T call(Supplier<? extends @Nullable T> task) {
        try {
            return task.get();
        } catch (StackOverflowError e) {
            return Call.of(task, e);
        }
    }

    /** Runs a task in a new thread. */
    private static final class Call<T> implements Runnable {
        private final Supplier<? extends @Nullable T> task;
        private @Nullable T result;
        private @Nullable Throwable failure;

        private Call(Supplier<? extends @Nullable T> task) {
            this.task = task;
        }

        static <T> @Nullable T of(Supplier<? extends @Nullable T> task, StackOverflowError overflow) {
            Call<T> call = new Call<>(task);
            Thread thread = new Thread(null, call, "marshal4j", SIZE);
            thread.setDaemon(true);
            try {
                thread.start();
            } catch (OutOfMemoryError e) {
                // The system has no more threads.
                throw overflow;
            }
            join(thread);
            if (call.failure != null) {
                overflow.addSuppressed(call.failure);
                throw overflow;
            }
            return call.result;
        }

        @Override
        public void run() {
            try {
                result = task.get();
            } catch (RuntimeException | Error e) {
                failure = e;
            }
        }

        private static void join(Thread thread) {
            boolean interrupted = false;
            while (true) {
                try {
                    thread.join();
                    break;
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
