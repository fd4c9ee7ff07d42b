package org.marshal4j.queue;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The messages of a queue become rows of a table, and rows become messages. */
class QueueAndTableTest {
    private static final int COUNT = 3_000;

    @TempDir
    Path temp;

    private static void fill(ChronicleQueue queue) {
        try (ExcerptAppender appender = queue.createAppender()) {
            for (int i = 0; i < COUNT; i++) {
                Order order = Order.of(i);
                appender.writeBytes(out -> OrderMarshaller.INSTANCE.write(order, out));
            }
        }
    }

    /** Adds the messages from the tailer's position on, column by column. */
    private static void record(ExcerptTailer tailer, OrderTable table) {
        try (QueueCursor<OrderView> orders = QueueCursor.over(tailer, new OrderView())) {
            while (orders.next()) {
                table.add(orders.view());
            }
        }
    }

    private static byte[] bytes(Order order) {
        return OrderMarshaller.INSTANCE.toByteArray(order);
    }

    @Test
    void messagesBecomeRows() {
        Path file = temp.resolve("orders.arrow");
        try (ChronicleQueue queue = ChronicleQueue.single(temp.resolve("queue").toString());
                ExcerptTailer tailer = queue.createTailer();
                OrderTable table = OrderTable.create(file)) {
            fill(queue);
            record(tailer, table);
        }
        try (OrderTable table = OrderTable.openReadOnly(file)) {
            assertThat(table.size()).isEqualTo(COUNT);
            for (int i = 0; i < COUNT; i++) {
                assertThat(bytes(table.get(i))).isEqualTo(bytes(Order.of(i)));
            }
        }
    }

    @Test
    void rowsBecomeMessages() {
        try (OrderTable table = OrderTable.inMemory();
                ChronicleQueue queue =
                        ChronicleQueue.single(temp.resolve("queue").toString())) {
            for (int i = 0; i < COUNT; i++) {
                table.add(Order.of(i));
            }
            Order order = new Order();
            try (ExcerptAppender appender = queue.createAppender()) {
                for (long row = 0; row < table.size(); row++) {
                    table.get(row, order);
                    appender.writeBytes(out -> OrderMarshaller.INSTANCE.write(order, out));
                }
            }
            try (ExcerptTailer tailer = queue.createTailer();
                    QueueCursor<OrderView> orders = QueueCursor.over(tailer, new OrderView())) {
                for (int i = 0; i < COUNT; i++) {
                    assertThat(orders.next()).isTrue();
                    assertThat(bytes(orders.view().toObject())).isEqualTo(bytes(Order.of(i)));
                }
                assertThat(orders.next()).isFalse();
            }
        }
    }

    @Test
    void recordingCreatesNoObjectPerRow() {
        try (ChronicleQueue queue = ChronicleQueue.single(temp.resolve("queue").toString());
                OrderTable table = OrderTable.inMemory();
                ExcerptTailer tailer = queue.createTailer()) {
            fill(queue);
            record(tailer, table);
            long fewest = Long.MAX_VALUE;
            for (int i = 0; i < 50 && fewest >= COUNT; i++) {
                tailer.toStart();
                while (table.size() > 0) {
                    table.removeLast();
                }
                long before = allocated();
                record(tailer, table);
                fewest = Math.min(fewest, allocated() - before);
                assertThat(table.size()).isEqualTo(COUNT);
            }
            assertThat(fewest).isLessThan(COUNT);
        }
    }

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean())
                .getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
