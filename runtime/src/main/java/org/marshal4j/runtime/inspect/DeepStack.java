package org.marshal4j.runtime.inspect;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs what may need more stack than the present thread has: a walk through a message as deep as allowed, each level of which
 * is several collections.
 */
final class DeepStack {
    /** In bytes. The system gives the thread only as much of it as it uses. */
    private static final long SIZE = 64L << 20;

    private DeepStack() {}

    /**
     * Calls it, and once more in a thread of its own if the stack overflows.
     *
     * @throws StackOverflowError if there is no such thread, or it overflows there too
     */
    static <T> @Nullable T call(Supplier<? extends @Nullable T> task) {
        try {
            return task.get();
        } catch (StackOverflowError e) {
            return Call.of(task, e);
        }
    }

    /** The call in a thread of its own. */
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
                // No more threads.
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
