package org.marshal4j.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.time.SetTimeProvider;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueueBuilder;
import net.openhft.chronicle.queue.rollcycles.TestRollCycles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.MarshalException;

/** Reads the messages of a queue with one view, directly in the mapped file. */
class QueueCursorTest {
    @TempDir
    Path temp;

    private final SetTimeProvider time = new SetTimeProvider();

    private SingleChronicleQueueBuilder queue() {
        time.currentTimeMillis(1_700_000_000_000L);
        return ChronicleQueue.singleBuilder(temp.toString())
                .rollCycle(TestRollCycles.TEST_SECONDLY)
                .timeProvider(time);
    }

    private static void append(ExcerptAppender appender, Order order) {
        appender.writeBytes(out -> OrderMarshaller.INSTANCE.write(order, out));
    }

    /** Appends messages in several files. */
    private void fill(ChronicleQueue queue, int count, int inOneFile) {
        try (ExcerptAppender appender = queue.createAppender()) {
            for (int i = 0; i < count; i++) {
                append(appender, Order.of(i));
                if (i % inOneFile == inOneFile - 1) {
                    time.advanceMillis(1_000);
                }
            }
        }
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
    void setsInTheQueue() {
        try (ChronicleQueue queue = queue().build()) {
            fill(queue, 20, 100);
            try (ExcerptTailer tailer = queue.createTailer();
                    QueueCursor<OrderView> orders = QueueCursor.over(tailer, new OrderView())) {
                while (orders.next()) {
                    orders.view().filled((int) orders.view().id() * 2);
                }
            }
        }
        try (ChronicleQueue queue = queue().readOnly(true).build();
                ExcerptTailer tailer = queue.createTailer();
                QueueCursor<OrderView> orders = QueueCursor.over(tailer, new OrderView())) {
            for (int i = 0; i < 20; i++) {
                assertThat(orders.next()).isTrue();
                assertThat(orders.view().toObject().filled).isEqualTo(2 * i);
                assertThatExceptionOfType(MarshalException.class)
                        .isThrownBy(() -> orders.view().filled(0))
                        .withMessageContaining("MARSHAL241");
            }
        }
    }

    /** Documents that are not messages, or end too early. */
    @Test
    void hostileDocumentsAreReadOnlyToTheirEnd() {
        try (ChronicleQueue queue = queue().build();
                ExcerptAppender appender = queue.createAppender();
                ExcerptTailer tailer = queue.createTailer();
                QueueCursor<OrderView> orders = QueueCursor.over(tailer, new OrderView())) {
            byte[] message = OrderMarshaller.INSTANCE.toByteArray(Order.of(13));
            for (int length = 0; length < message.length; length++) {
                byte[] cut = Arrays.copyOf(message, length);
                appender.writeBytes(Bytes.wrapForRead(cut));
            }
            append(appender, Order.of(14));
            for (int length = 0; length < message.length; length++) {
                assertThat(orders.next()).isTrue();
                assertThatExceptionOfType(MarshalException.class)
                        .isThrownBy(() -> orders.view().note())
                        .withMessageContaining("MARSHAL203");
            }
            assertThat(orders.next()).isTrue();
            assertThat(orders.view().id()).isEqualTo(14);
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

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean())
                .getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
