package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** A task that overflows the stack is repeated in a thread with a deeper one. */
class DeepStackTest {
    private static boolean isDeep() {
        return Thread.currentThread().getName().equals("marshal4j");
    }

    private static <T> T onlyDeep(Supplier<T> task) {
        return DeepStack.call(() -> {
            if (!isDeep()) {
                throw new StackOverflowError();
            }
            return task.get();
        });
    }

    @Test
    void mostTasksStayInTheirThread() {
        assertThat(DeepStack.call(DeepStackTest::isDeep)).isFalse();
        assertThat(onlyDeep(() -> Thread.currentThread().isDaemon())).isTrue();
    }

    @Test
    void longValuesFit() throws InterruptedException {
        AtomicReference<Integer> result = new AtomicReference<>();
        AtomicReference<Boolean> overflows = new AtomicReference<>(false);
        Thread small = new Thread(
                null,
                () -> result.set(DeepStack.call(() -> {
                    try {
                        return sum(100_000);
                    } catch (StackOverflowError e) {
                        overflows.set(true);
                        throw e;
                    }
                })),
                "small",
                1 << 18);
        small.start();
        small.join();
        assertThat(overflows.get()).isTrue();
        assertThat(result.get()).isEqualTo(100_000);
    }

    private static int sum(int depth) {
        return depth == 0 ? 0 : 1 + sum(depth - 1);
    }

    @Test
    void aFailureThereIsReportedWithTheOverflow() {
        IllegalStateException failure = new IllegalStateException("there, too");
        Throwable thrown = catchThrowable(() -> onlyDeep(() -> {
            throw failure;
        }));
        assertThat(thrown).isInstanceOf(StackOverflowError.class);
        assertThat(thrown.getSuppressed()).containsExactly(failure);
    }

    @Test
    void anInterruptWaitsUntilTheTaskIsDone() {
        Thread.currentThread().interrupt();
        assertThat(onlyDeep(() -> "done")).isEqualTo("done");
        assertThat(Thread.interrupted()).isTrue();
        assertThat(onlyDeep(() -> "again")).isEqualTo("again");
        assertThat(Thread.interrupted()).isFalse();
    }
}
