package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.memory.ThreadSlots;

/** A thread has a target and a source of its own, whatever its slot. */
class ThreadSlotsTest {
    private static Object target() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap(16);
        BytesTarget target = BytesTarget.over(bytes);
        target.release();
        return target;
    }

    private static Object source() {
        BytesSource source = BytesSource.over(Bytes.allocateElasticOnHeap(16));
        source.release();
        return source;
    }

    static List<Callable<Object>> both() {
        return List.of(ThreadSlotsTest::target, ThreadSlotsTest::source);
    }

    @ParameterizedTest
    @MethodSource("both")
    void eachThreadHasItsOwn(Callable<Object> own) throws Exception {
        Object mine = own.call();
        assertThat(own.call()).isSameAs(mine);
        List<Object> others = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            others.add(inTheSameSlot(() -> {
                Object first = own.call();
                assertThat(own.call()).isSameAs(first);
                return first;
            }));
            assertThat(own.call()).isSameAs(mine);
        }
        others.add(mine);
        assertThat(others).doesNotHaveDuplicates();
    }

    /** Two threads that take the slot from each other keep their objects. */
    @ParameterizedTest
    @MethodSource("both")
    void staysTheSameWhenAnotherThreadHadTheSlot(Callable<Object> own) throws Exception {
        Object mine = own.call();
        inTheSameSlot(() -> {
            Object first = own.call();
            // This thread's object takes the slot back.
            Object between = inTheSameSlot(own);
            assertThat(between).isNotSameAs(first);
            assertThat(own.call()).isSameAs(first);
            return first;
        });
        assertThat(own.call()).isSameAs(mine);
    }

    /** Calls something in a new thread that has the same slot as this one. */
    private static <T> T inTheSameSlot(Callable<T> task) throws Exception {
        long slot = Thread.currentThread().getId() & (ThreadSlots.COUNT - 1);
        for (int i = 0; i < 100_000; i++) {
            FutureTask<T> result = new FutureTask<>(task);
            Thread thread = new Thread(result);
            if ((thread.getId() & (ThreadSlots.COUNT - 1)) == slot) {
                thread.start();
                return result.get();
            }
        }
        throw new AssertionError("no thread has such a number");
    }
}
