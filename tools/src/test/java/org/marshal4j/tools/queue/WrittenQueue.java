package org.marshal4j.tools.queue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.time.SetTimeProvider;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.queue.RollCycle;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueueBuilder;
import net.openhft.chronicle.wire.DocumentContext;

/** Writes queues with Chronicle, and reads them with Chronicle and with our reader. */
final class WrittenQueue {
    static final long START = 1_700_000_000_000L;

    private WrittenQueue() {}

    /** A document as text, so that a failed comparison shows what it is. */
    static String shown(long index, byte[] array, int offset, int length) {
        byte[] bytes = Arrays.copyOfRange(array, offset, offset + length);
        String hex = length <= 64
                ? HexFormat.of().formatHex(bytes)
                : length + " bytes with the hash code " + Arrays.hashCode(bytes);
        return Long.toHexString(index) + " " + hex;
    }

    static ChronicleQueue queue(Path path, RollCycle cycle, SetTimeProvider time) {
        return SingleChronicleQueueBuilder.single(path.toString())
                .rollCycle(cycle)
                .blockSize(1 << 16)
                .timeProvider(time)
                .build();
    }

    static void append(ExcerptAppender appender, byte[] document) {
        appender.writeBytes(Bytes.wrapForRead(document));
    }

    /** The documents as Chronicle reads them. */
    static List<String> byChronicle(ChronicleQueue queue) {
        List<String> all = new ArrayList<>();
        try (ExcerptTailer tailer = queue.createTailer()) {
            while (true) {
                try (DocumentContext document = tailer.readingDocument()) {
                    if (!document.isPresent()) {
                        return all;
                    }
                    byte[] bytes = document.wire().bytes().toByteArray();
                    all.add(shown(document.index(), bytes, 0, bytes.length));
                }
            }
        }
    }

    /** The documents as our reader reads them; damage is a line, too. */
    static List<String> byUs(QueueReader reader) throws IOException {
        List<String> all = new ArrayList<>();
        while (true) {
            switch (reader.next()) {
                case DOCUMENT -> all.add(shown(reader.index(), reader.array(), reader.offset(), reader.length()));
                case DAMAGE -> all.add(reader.damage().toString());
                case NOTHING -> {
                    return all;
                }
            }
        }
    }

    static List<String> byUs(Path path) throws IOException {
        try (QueueReader reader = QueueReader.open(path)) {
            return byUs(reader);
        }
    }
}
