package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class UnknownIdsTest {
    private final AtomicLong clock = new AtomicLong();
    private final UnknownIds ids = new UnknownIds(clock::get);

    @Test
    void anIdMayBeAskedForAgainAfterAWhile() {
        assertThat(ids.mayAsk(7)).isTrue();
        ids.add(7);
        assertThat(ids.mayAsk(7)).isFalse();
        assertThat(ids.mayAsk(8)).isTrue();
        clock.addAndGet(TimeUnit.SECONDS.toNanos(5));
        assertThat(ids.mayAsk(7)).isTrue();
    }

    @Test
    void manyInventedIdsAreNotAskedFor() {
        for (int id = 1; id <= UnknownIds.MOST; id++) {
            assertThat(ids.mayAsk(id)).isTrue();
            ids.add(id);
        }
        assertThat(ids.mayAsk(-7)).isFalse();
        clock.addAndGet(TimeUnit.SECONDS.toNanos(5));
        assertThat(ids.mayAsk(-7)).isTrue();
    }
}
