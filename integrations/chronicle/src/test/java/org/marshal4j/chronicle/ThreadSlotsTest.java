package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

/** Whatever slot it is in, a thread has one object of its own. */
class ThreadSlotsTest {
    private static final class Own extends ThreadSlots.Owned {}

    @Test
    void eachThreadHasItsOwn() throws Exception {
        ThreadSlots<Own> slots = new ThreadSlots<>(Own::new);
        Own mine = slots.get();
        assertThat(slots.get()).isSameAs(mine);
        List<Own> others = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            others.add(inTheSameSlot(() -> {
                Own own = slots.get();
                assertThat(slots.get()).isSameAs(own);
                return own;
            }));
            assertThat(slots.get()).isSameAs(mine);
        }
        others.add(mine);
        assertThat(others).doesNotHaveDuplicates();
    }

    /** Two threads that take the slot from each other keep what they have. */
    @Test
    void itStaysTheSameWhenAnotherHadTheSlot() throws Exception {
        ThreadSlots<Own> slots = new ThreadSlots<>(Own::new);
        Own mine = slots.get();
        inTheSameSlot(() -> {
            Own first = slots.get();
            // This thread's object takes the slot back.
            Own between = inTheSameSlot(slots::get);
            assertThat(between).isNotSameAs(first);
            assertThat(slots.get()).isSameAs(first);
            return first;
        });
        assertThat(slots.get()).isSameAs(mine);
    }

    /** Calls something in a new thread whose number ends as that of this one. */
    private static <T> T inTheSameSlot(Callable<T> task) throws Exception {
        long slot = Thread.currentThread().getId() & 255;
        for (int i = 0; i < 100_000; i++) {
            FutureTask<T> result = new FutureTask<>(task);
            Thread thread = new Thread(result);
            if ((thread.getId() & 255) == slot) {
                thread.start();
                return result.get();
            }
        }
        throw new AssertionError("no thread has such a number");
    }
}
