package org.marshal4j.benchmarks.views;

import java.io.IOException;
import java.io.UncheckedIOException;
import net.openhft.chronicle.core.UnsafeMemory;
import net.openhft.chronicle.queue.ExcerptTailer;
import org.marshal4j.queue.QueueScan;

/** A way to find the updates in a queue whose sequence number, after two texts, is above another. For one thread. */
public enum TextsForm {
    /** A marshal4j view, without the tailer. */
    SCAN {
        @Override
        int above(ExcerptTailer tailer, long sequence) {
            int found = 0;
            try (QueueScan<TextsFirstView> updates = QueueScan.from(tailer, new TextsFirstView())) {
                while (updates.next()) {
                    found += updates.view().sequence() > sequence ? 1 : 0;
                }
            }
            return found;
        }
    },

    /** A loop over the headers in mapped memory; texts have fewer than 128 bytes. One check of bounds. */
    BY_HAND {
        @Override
        int above(ExcerptTailer tailer, long sequence) {
            try {
                return MappedDocuments.count(tailer.queue().file().toPath(), (address, length) -> {
                    int symbol = 1 + UnsafeMemory.UNSAFE.getByte(address);
                    if (symbol >= length) {
                        throw new IndexOutOfBoundsException();
                    }
                    int at = symbol + 1 + UnsafeMemory.UNSAFE.getByte(address + symbol) + Long.BYTES;
                    if (at + Long.BYTES > length) {
                        throw new IndexOutOfBoundsException();
                    }
                    return UnsafeMemory.UNSAFE.getLong(address + at) > sequence;
                });
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    };

    /** Returns how many messages from the tailer on have a sequence number above that. */
    abstract int above(ExcerptTailer tailer, long sequence);
}
