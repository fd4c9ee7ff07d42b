package org.marshal4j.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
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

/** A queue of orders in several files, and what is the same for all that reads it with one view. */
abstract class OrdersInAQueue {
    @TempDir
    Path temp;

    final SetTimeProvider time = new SetTimeProvider(1_700_000_000_000_000_000L);

    /** Goes through the orders. */
    record Orders(BooleanSupplier next, Supplier<OrderView> view, Runnable end) implements AutoCloseable {
        @Override
        public void close() {
            end.run();
        }
    }

    abstract Orders read(ExcerptTailer tailer);

    SingleChronicleQueueBuilder queue() {
        return ChronicleQueue.singleBuilder(temp.toString())
                .rollCycle(TestRollCycles.TEST_SECONDLY)
                .timeProvider(time);
    }

    static void append(ExcerptAppender appender, Order order) {
        appender.writeBytes(out -> OrderMarshaller.INSTANCE.write(order, out));
    }

    /** Appends messages in several files. */
    void fill(ChronicleQueue queue, int count, int inOneFile) {
        try (ExcerptAppender appender = queue.createAppender()) {
            for (int i = 0; i < count; i++) {
                append(appender, Order.of(i));
                if (i % inOneFile == inOneFile - 1) {
                    time.advanceMillis(1_000);
                }
            }
        }
    }

    static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean())
                .getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    @Test
    void setsInTheQueueUnlessItIsReadOnly() {
        try (ChronicleQueue queue = queue().build()) {
            fill(queue, 20, 100);
            try (ExcerptTailer tailer = queue.createTailer();
                    Orders orders = read(tailer)) {
                while (orders.next.getAsBoolean()) {
                    OrderView view = orders.view.get();
                    view.filled((int) view.id() * 2);
                }
            }
        }
        try (ChronicleQueue queue = queue().readOnly(true).build();
                ExcerptTailer tailer = queue.createTailer();
                Orders orders = read(tailer)) {
            for (int i = 0; i < 20; i++) {
                assertThat(orders.next.getAsBoolean()).isTrue();
                assertThat(orders.view.get().toObject().filled).isEqualTo(2 * i);
                assertThatExceptionOfType(MarshalException.class)
                        .isThrownBy(() -> orders.view.get().filled(0))
                        .withMessageContaining("MARSHAL241");
            }
        }
    }

    /** Documents that are not messages, are empty, or end too early: nothing after them is read. */
    @Test
    void hostileDocumentsAreReadOnlyToTheirEnd() {
        try (ChronicleQueue queue = queue().build();
                ExcerptAppender appender = queue.createAppender();
                ExcerptTailer tailer = queue.createTailer();
                Orders orders = read(tailer)) {
            byte[] message = OrderMarshaller.INSTANCE.toByteArray(Order.of(13));
            for (int length = 0; length < message.length; length++) {
                byte[] cut = Arrays.copyOf(message, length);
                appender.writeBytes(Bytes.wrapForRead(cut));
            }
            append(appender, Order.of(14));
            for (int length = 0; length < message.length; length++) {
                assertThat(orders.next.getAsBoolean()).isTrue();
                assertThatExceptionOfType(MarshalException.class)
                        .isThrownBy(() -> orders.view.get().note())
                        .withMessageContaining("MARSHAL203");
            }
            assertThat(orders.next.getAsBoolean()).isTrue();
            assertThat(orders.view.get().id()).isEqualTo(14);
        }
    }
}
