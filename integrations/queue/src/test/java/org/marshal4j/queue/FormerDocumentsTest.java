package org.marshal4j.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.wire.DocumentContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.chronicle.ChronicleBuffers;
import org.marshal4j.runtime.MarshalException;

/** A queue of messages with several schema ids: only those with today's are shown in place. */
class FormerDocumentsTest {
    private static final int FORMER = 0x6e93b105;
    private static final int UNKNOWN = 0x0badcafe;

    @TempDir
    Path temp;

    private final TickView view = new TickView();

    private static byte[] message(int number) {
        if (number % 3 == 0) {
            Tick tick = new Tick();
            tick.size = number;
            tick.price = 0.5;
            return TickMarshaller.INSTANCE.toByteArray(tick);
        }
        return ByteBuffer.allocate(8)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(number % 3 == 1 ? FORMER : UNKNOWN)
                .putInt(number)
                .array();
    }

    /** Documents that the scan finds by itself, and the first one, which the tailer finds. */
    private List<Long> fill(ChronicleQueue queue, int first) {
        List<Long> indexes = new ArrayList<>();
        try (ExcerptAppender appender = queue.createAppender()) {
            for (int i = 0; i < 30; i++) {
                appender.writeBytes(Bytes.wrapForRead(message(first + i)));
                indexes.add(appender.lastIndexAppended());
            }
        }
        return indexes;
    }

    @Test
    void aCursorPassesWhatItRefuses() {
        try (ChronicleQueue queue = ChronicleQueue.single(temp.toString());
                ExcerptTailer tailer = queue.createTailer();
                QueueCursor<TickView> ticks = QueueCursor.over(tailer, view)) {
            passes(queue, 0, ticks::next, ticks::index);
        }
    }

    @Test
    void aScanPassesWhatItRefuses() {
        for (int first = 0; first < 3; first++) {
            try (ChronicleQueue queue =
                            ChronicleQueue.single(temp.resolve("" + first).toString());
                    ExcerptTailer tailer = queue.createTailer();
                    QueueScan<TickView> ticks = QueueScan.from(tailer, view)) {
                passes(queue, first, ticks::next, ticks::index);
            }
        }
    }

    private void passes(ChronicleQueue queue, int first, BooleanSupplier next, LongSupplier index) {
        List<Long> indexes = fill(queue, first);
        try (ExcerptTailer other = queue.createTailer()) {
            for (int i = 0; i < indexes.size(); i++) {
                int number = first + i;
                if (number % 3 == 0) {
                    assertThat(next.getAsBoolean()).isTrue();
                    assertThat(view.size_()).isEqualTo(number);
                    assertThat(view.price()).isEqualTo(0.5);
                    addsToATable(number);
                } else {
                    MarshalException refused = catchThrowableOfType(MarshalException.class, next::getAsBoolean);
                    assertThat(refused.code()).isEqualTo(number % 3 == 1 ? "MARSHAL234" : "MARSHAL233");
                    assertThat(catchThrowableOfType(MarshalException.class, view::price)
                                    .code())
                            .isEqualTo("MARSHAL240");
                }
                assertThat(index.getAsLong()).isEqualTo(indexes.get(i));
                if (number % 3 == 1) {
                    convert(other, indexes.get(i), number);
                }
            }
        }
        assertThat(next.getAsBoolean()).isFalse();
    }

    /** Rows have no ids. */
    private void addsToATable(int number) {
        try (TickTable table = TickTable.inMemory()) {
            table.add(view);
            assertThat(table.size_().get(0)).isEqualTo(number);
        }
    }

    private static void convert(ExcerptTailer tailer, long index, int number) {
        assertThat(tailer.moveToIndex(index)).isTrue();
        try (DocumentContext document = tailer.readingDocument()) {
            TickView converted = new TickView();
            ChronicleBuffers.read(document.wire().bytes(), converted::wrapConverted);
            assertThat(converted.size_()).isEqualTo(number);
            assertThat(converted.price()).isZero();
        }
    }
}
