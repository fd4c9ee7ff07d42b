package org.marshal4j.benchmarks.views;

import java.nio.ByteBuffer;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.queue.ExcerptTailer;
import org.agrona.concurrent.UnsafeBuffer;
import org.marshal4j.benchmarks.peer.sbe.schema.BookUpdateDecoder;
import org.marshal4j.benchmarks.peer.sbe.schema.BookUpdateEncoder;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.book.BookUpdateMarshaller;
import org.marshal4j.benchmarks.workload.book.BookUpdateView;
import org.marshal4j.benchmarks.workload.book.Level;
import org.marshal4j.queue.QueueCursor;
import org.marshal4j.queue.QueueScan;

/**
 * A form of the book updates in a queue, and a way to find those whose sequence number is above another. For one
 * thread.
 */
public enum BookForm {
    /** The harness: goes through the documents and reads the length of each. */
    DOCUMENTS {
        @Override
        int above(ExcerptTailer tailer, long sequence) {
            return Documents.count(tailer, bytes -> bytes.readRemaining() > sequence);
        }
    },

    /** A view of marshal4j. */
    VIEW {
        @Override
        int above(ExcerptTailer tailer, long sequence) {
            int found = 0;
            try (QueueCursor<BookUpdateView> updates = QueueCursor.over(tailer, new BookUpdateView())) {
                while (updates.next()) {
                    found += updates.view().sequence() > sequence ? 1 : 0;
                }
            }
            return found;
        }
    },

    /** A view of marshal4j that leaves the tailer behind. */
    SCAN {
        @Override
        int above(ExcerptTailer tailer, long sequence) {
            int found = 0;
            try (QueueScan<BookUpdateView> updates = QueueScan.from(tailer, new BookUpdateView())) {
                while (updates.next()) {
                    found += updates.view().sequence() > sequence ? 1 : 0;
                }
            }
            return found;
        }
    },

    /** The marshaller of marshal4j, into one object. */
    READ_INTO {
        @Override
        int above(ExcerptTailer tailer, long sequence) {
            BookUpdate update = new BookUpdate();
            return Documents.count(tailer, bytes -> {
                BookUpdateMarshaller.INSTANCE.readInto(update, bytes);
                return update.sequence > sequence;
            });
        }
    },

    /** The flyweight of SBE over the address of the document. */
    SBE {
        private final BookUpdateEncoder encoder = new BookUpdateEncoder();
        private final BookUpdateDecoder decoder = new BookUpdateDecoder();
        private final UnsafeBuffer buffer = new UnsafeBuffer(ByteBuffer.allocateDirect(512));
        private final UnsafeBuffer shown = new UnsafeBuffer(0, 0);

        @Override
        void write(BookUpdate update, Bytes<?> bytes) {
            encoder.wrap(buffer, 0)
                    .time(update.time)
                    .sequence(update.sequence)
                    .symbol(update.symbol)
                    .venue(update.venue);
            BookUpdateEncoder.BidsEncoder bids = encoder.bidsCount(update.bids.size());
            for (Level level : update.bids) {
                bids.next().price(level.price).quantity(level.quantity);
            }
            BookUpdateEncoder.AsksEncoder asks = encoder.asksCount(update.asks.size());
            for (Level level : update.asks) {
                asks.next().price(level.price).quantity(level.quantity);
            }
            for (int i = 0; i < encoder.encodedLength(); i++) {
                bytes.writeByte(buffer.getByte(i));
            }
        }

        @Override
        int above(ExcerptTailer tailer, long sequence) {
            return Documents.count(tailer, bytes -> {
                shown.wrap(bytes.addressForRead(bytes.readPosition()), (int) bytes.readRemaining());
                decoder.wrap(shown, 0, BookUpdateDecoder.BLOCK_LENGTH, BookUpdateDecoder.SCHEMA_VERSION);
                return decoder.sequence() > sequence;
            });
        }
    };

    /** Writes a message into a document. */
    void write(BookUpdate update, Bytes<?> bytes) {
        BookUpdateMarshaller.INSTANCE.write(update, bytes);
    }

    /** Counts the messages from the tailer on with a sequence number above that. */
    abstract int above(ExcerptTailer tailer, long sequence);
}
