package org.marshal4j.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.core.io.BackgroundResourceReleaser;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.queue.TailerDirection;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueueBuilder;
import net.openhft.chronicle.wire.DocumentContext;
import net.openhft.chronicle.wire.Wires;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.MarshalException;

/** A scan sees the same documents as a tailer, although it rarely asks the tailer. */
class QueueScanTest extends OrdersInAQueue {
    /** So small a part of a file is mapped at a time that a scan passes many of these parts. */
    private static final int BLOCK = 64 << 10;

    @Override
    SingleChronicleQueueBuilder queue() {
        return super.queue().blockSize(BLOCK);
    }

    @Override
    Orders read(ExcerptTailer tailer) {
        QueueScan<OrderView> orders = QueueScan.from(tailer, new OrderView());
        return new Orders(orders::next, orders::view, orders::close);
    }

    private static List<Long> indexes(ExcerptTailer tailer) {
        List<Long> indexes = new ArrayList<>();
        while (true) {
            try (DocumentContext document = tailer.readingDocument()) {
                if (!document.isPresent()) {
                    return indexes;
                }
                indexes.add(document.index());
            }
        }
    }

    @Test
    void seesAllDocumentsWithTheirIndexesInManyFilesAndParts() {
        int count = 9_000;
        try (ChronicleQueue queue = queue().build();
                ExcerptTailer plain = queue.createTailer();
                ExcerptTailer tailer = queue.createTailer()) {
            fill(queue, count, 4_000);
            List<Long> indexes = new ArrayList<>();
            try (QueueScan<OrderView> orders = QueueScan.from(tailer, new OrderView())) {
                assertThatIllegalStateException().isThrownBy(orders::index);
                for (int i = 0; i < count; i++) {
                    assertThat(orders.next()).isTrue();
                    assertThat(orders.view().id()).isEqualTo(i);
                    assertThat(orders.view().note()).isEqualTo(Order.of(i).note);
                    indexes.add(orders.index());
                }
                assertThat(orders.next()).isFalse();
                assertThatIllegalStateException().isThrownBy(orders::index);
            }
            assertThat(indexes).isEqualTo(indexes(plain));
        }
    }

    @Test
    void leavesTheTailerAfterTheLastDocument() {
        try (ChronicleQueue queue = queue().build();
                ExcerptTailer tailer = queue.createTailer()) {
            fill(queue, 1_000, 600);
            for (int taken : new int[] {1, 2, 300, 200, 250}) {
                long last;
                try (QueueScan<OrderView> orders = QueueScan.from(tailer, new OrderView())) {
                    for (int i = 0; i < taken; i++) {
                        assertThat(orders.next()).isTrue();
                    }
                    last = orders.view().id();
                }
                try (DocumentContext next = tailer.readingDocument()) {
                    assertThat(OrderMarshaller.INSTANCE.read(next.wire().bytes()).id)
                            .isEqualTo(last + 1);
                }
            }
        }
    }

    @Test
    void seesWhatIsAppendedLater() {
        try (ChronicleQueue queue = queue().build();
                ExcerptAppender appender = queue.createAppender();
                ExcerptTailer tailer = queue.createTailer();
                QueueScan<OrderView> orders = QueueScan.from(tailer, new OrderView())) {
            assertThat(orders.next()).isFalse();
            for (int i = 0; i < 50; i++) {
                append(appender, Order.of(2 * i));
                append(appender, Order.of(2 * i + 1));
                assertThat(orders.next()).isTrue();
                assertThat(orders.view().id()).isEqualTo(2 * i);
                assertThat(orders.next()).isTrue();
                assertThat(orders.view().toObject().id).isEqualTo(2 * i + 1);
                if (i % 3 == 0) {
                    assertThat(orders.next()).isFalse();
                }
                if (i % 7 == 0) {
                    time.advanceMillis(1_000);
                }
            }
        }
    }

    /** A document is complete when its header says so: a scan next to a writer never sees half of one. */
    @Test
    void readsNextToAWriter() throws InterruptedException {
        int count = 50_000;
        try (ChronicleQueue queue = queue().build();
                ExcerptTailer tailer = queue.createTailer()) {
            Thread writer = new Thread(() -> fill(queue, count, 20_000));
            writer.start();
            try (QueueScan<OrderView> orders = QueueScan.from(tailer, new OrderView())) {
                for (int i = 0; i < count; i++) {
                    while (!orders.next()) {
                        Thread.onSpinWait();
                    }
                    assertThat(orders.view().id()).isEqualTo(i);
                    assertThat(orders.view().noteEquals(Order.of(i).note)).isTrue();
                }
                assertThat(orders.next()).isFalse();
            } finally {
                writer.join();
            }
        }
    }

    /** Wire's metadata between documents is not a message. */
    @Test
    void stepsOverMetadata() {
        try (ChronicleQueue queue = queue().build();
                ExcerptAppender appender = queue.createAppender();
                ExcerptTailer tailer = queue.createTailer();
                QueueScan<OrderView> orders = QueueScan.from(tailer, new OrderView())) {
            for (int i = 0; i < 30; i++) {
                append(appender, Order.of(i));
                if (i % 4 == 0) {
                    try (DocumentContext about = appender.writingDocument(true)) {
                        about.wire().write("about").text("orders");
                    }
                }
            }
            for (int i = 0; i < 30; i++) {
                assertThat(orders.next()).isTrue();
                assertThat(orders.view().id()).isEqualTo(i);
            }
            assertThat(orders.next()).isFalse();
        }
    }

    /** Whoever counts the documents of a damaged file finds other indexes than Chronicle's own table of them has. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void showsTheRestOfADamagedFileOnce(boolean hasOneMore) {
        try (ChronicleQueue queue = queue().build();
                ExcerptTailer tailer = queue.createTailer()) {
            fill(queue, 9_000, 4_000);
            damage(queue, 1_000, hasOneMore);
            List<Long> ids = new ArrayList<>();
            for (int taken : new int[] {100, 1_500, 7, 0, 10_000}) {
                try (QueueScan<OrderView> orders = QueueScan.from(tailer, new OrderView())) {
                    for (int i = 0; i < taken && orders.next(); i++) {
                        ids.add(id(orders.view()));
                    }
                }
            }
            List<Long> expected = new ArrayList<>();
            try (ExcerptTailer plain = queue.createTailer();
                    QueueCursor<OrderView> orders = QueueCursor.over(plain, new OrderView())) {
                while (orders.next()) {
                    expected.add(id(orders.view()));
                }
            }
            assertThat(ids).hasSize(9_000 + (hasOneMore ? 1 : -1)).isEqualTo(expected);
        }
    }

    private static long id(OrderView view) {
        try {
            return view.id();
        } catch (MarshalException e) {
            return -1;
        }
    }

    /** Makes two documents of one, or none. */
    private static void damage(ChronicleQueue queue, int document, boolean intoTwo) {
        try (ExcerptTailer tailer = queue.createTailer()) {
            for (int i = 0; i < document; i++) {
                tailer.readingDocument().close();
            }
            try (DocumentContext damaged = tailer.readingDocument()) {
                MappedBytes file = (MappedBytes) damaged.wire().bytes();
                long header = file.readPosition() - Integer.BYTES;
                int length = file.readInt(header);
                if (intoTwo) {
                    file.writeInt(header + 2 * Integer.BYTES, length - 2 * Integer.BYTES);
                }
                file.writeInt(header, intoTwo ? Integer.BYTES : length | Wires.META_DATA);
            }
        }
    }

    @Test
    void refusesTailersThatGoBackward() {
        try (ChronicleQueue queue = queue().build();
                ExcerptTailer tailer = queue.createTailer().direction(TailerDirection.BACKWARD)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> QueueScan.from(tailer, new OrderView()))
                    .withMessageContaining("forward");
        }
    }

    /** The scan keeps the memory until it is closed, and the JVM survives. */
    @Test
    void closedQueueIsAnError() {
        QueueScan<OrderView> orders;
        try (ChronicleQueue queue = queue().build();
                ExcerptTailer tailer = queue.createTailer()) {
            fill(queue, 10, 100);
            orders = QueueScan.from(tailer, new OrderView());
            for (int i = 0; i < 5; i++) {
                assertThat(orders.next()).isTrue();
            }
        }
        assertThat(orders.view().id()).isEqualTo(4);
        assertThatIllegalStateException().isThrownBy(orders::next);
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(() -> orders.view().id())
                .withMessageContaining("given back");
    }

    /** The part of the file is given back, whether or not the scan is at its end. */
    @Test
    void keepsNothingMappedOnceItIsClosed() {
        try (ChronicleQueue queue = queue().build();
                ExcerptTailer plain = queue.createTailer();
                ExcerptTailer tailer = queue.createTailer()) {
            fill(queue, 10, 100);
            QueueScan<OrderView> orders = QueueScan.from(tailer, new OrderView());
            assertThat(orders.next()).isTrue();
            assertThat(orders.next()).isTrue();
            BytesStore<?, ?> part = part(plain);
            // What filled the queue gives its references back in another thread.
            BackgroundResourceReleaser.releasePendingResources();
            int references = part.refCount();
            orders.close();
            assertThat(part.refCount()).isEqualTo(references - 1);
            assertThatExceptionOfType(MarshalException.class)
                    .isThrownBy(() -> orders.view().id());
        }
    }

    /** The part of the file that has the next document, which all tailers of a queue share. */
    private static BytesStore<?, ?> part(ExcerptTailer tailer) {
        try (DocumentContext document = tailer.readingDocument()) {
            return ((MappedBytes) document.wire().bytes()).bytesStore();
        }
    }

    @Test
    void createsNoGarbage() {
        int count = 2_000;
        try (ChronicleQueue queue = queue().build();
                ExcerptTailer tailer = queue.createTailer()) {
            fill(queue, count, 10_000);
            OrderView view = new OrderView();
            long fewest = Long.MAX_VALUE;
            for (int i = 0; i < 100 && fewest >= count; i++) {
                tailer.toStart();
                long before = allocated();
                long found = 0;
                try (QueueScan<OrderView> orders = QueueScan.from(tailer, view)) {
                    while (orders.next()) {
                        found += orders.view().symbolEquals("VOD.L") ? 1 : 0;
                    }
                }
                fewest = Math.min(fewest, allocated() - before);
                assertThat(found).isEqualTo(count / 10);
            }
            assertThat(fewest).isLessThan(count);
        }
    }
}
