package org.marshal4j.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import org.junit.jupiter.api.Test;

/** Reads the messages of a queue with one view, directly in the mapped file. */
class QueueCursorTest extends OrdersInAQueue {
    @Override
    Orders read(ExcerptTailer tailer) {
        QueueCursor<OrderView> orders = QueueCursor.over(tailer, new OrderView());
        return new Orders(orders::next, orders::view, orders::close);
    }

    @Test
    void goesThroughAllDocuments() {
        try (ChronicleQueue queue = queue().build();
                ExcerptTailer tailer = queue.createTailer()) {
            fill(queue, 300, 70);
            List<Long> found = new ArrayList<>();
            try (QueueCursor<OrderView> orders = QueueCursor.over(tailer, new OrderView())) {
                assertThatIllegalStateException().isThrownBy(orders::index);
                long last = -1;
                while (orders.next()) {
                    assertThat(orders.index()).isGreaterThan(last);
                    last = orders.index();
                    if (orders.view().symbolEquals("VOD.L")) {
                        found.add(orders.view().id());
                        assertThat(orders.view().note())
                                .hasSize((int) (orders.view().id() % 50));
                    }
                }
                assertThat(last).isEqualTo(queue.lastIndex());
                assertThatIllegalStateException().isThrownBy(orders::index);
            }
            assertThat(found).hasSize(30).startsWith(3L, 13L).endsWith(293L);
        }
    }

    @Test
    void seesWhatIsAppendedLater() {
        try (ChronicleQueue queue = queue().build();
                ExcerptAppender appender = queue.createAppender();
                ExcerptTailer tailer = queue.createTailer();
                QueueCursor<OrderView> orders = QueueCursor.over(tailer, new OrderView())) {
            assertThat(orders.next()).isFalse();
            append(appender, Order.of(5));
            assertThat(orders.next()).isTrue();
            assertThat(orders.view().id()).isEqualTo(5);
            assertThat(orders.next()).isFalse();
            append(appender, Order.of(6));
            assertThat(orders.next()).isTrue();
            assertThat(orders.view().toObject().id).isEqualTo(6);
        }
    }

    @Test
    void filteringCreatesNoGarbage() {
        int count = 2_000;
        try (ChronicleQueue queue = queue().build();
                ExcerptTailer tailer = queue.createTailer();
                QueueCursor<OrderView> orders = QueueCursor.over(tailer, new OrderView())) {
            fill(queue, count, 10_000);
            long fewest = Long.MAX_VALUE;
            for (int i = 0; i < 100 && fewest >= count; i++) {
                tailer.toStart();
                long before = allocated();
                long found = 0;
                while (orders.next()) {
                    found += orders.view().symbolEquals("VOD.L") ? 1 : 0;
                }
                fewest = Math.min(fewest, allocated() - before);
                assertThat(found).isEqualTo(count / 10);
            }
            assertThat(fewest).isLessThan(count);
        }
    }
}
