package org.marshal4j.benchmarks.views;

import com.google.flatbuffers.FlatBufferBuilder;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.internal.ByteBuffers;
import net.openhft.chronicle.queue.ExcerptTailer;
import org.agrona.concurrent.UnsafeBuffer;
import org.marshal4j.benchmarks.peer.sbe.schema.MarketDataDecoder;
import org.marshal4j.benchmarks.peer.sbe.schema.MarketDataEncoder;
import org.marshal4j.benchmarks.workload.market.MarketData;
import org.marshal4j.benchmarks.workload.market.MarketDataMarshaller;
import org.marshal4j.benchmarks.workload.market.MarketDataView;
import org.marshal4j.queue.QueueCursor;
import org.marshal4j.queue.QueueScan;

/**
 * A form of the messages in a queue, and a way to find those whose last price is above a number. Belongs to one thread.
 */
public enum QueueForm {
    /** Goes through the documents and reads the length of each: the cost of the harness. */
    DOCUMENTS {
        @Override
        int above(ExcerptTailer tailer, double price) {
            return Documents.count(tailer, bytes -> bytes.readRemaining() > price);
        }
    },

    /** A marshal4j view. */
    VIEW {
        @Override
        int above(ExcerptTailer tailer, double price) {
            int found = 0;
            try (QueueCursor<MarketDataView> quotes = QueueCursor.over(tailer, new MarketDataView())) {
                while (quotes.next()) {
                    found += quotes.view().askPrice3() > price ? 1 : 0;
                }
            }
            return found;
        }
    },

    /** A marshal4j view, without the tailer. */
    SCAN {
        @Override
        int above(ExcerptTailer tailer, double price) {
            int found = 0;
            try (QueueScan<MarketDataView> quotes = QueueScan.from(tailer, new MarketDataView())) {
                while (quotes.next()) {
                    found += quotes.view().askPrice3() > price ? 1 : 0;
                }
            }
            return found;
        }
    },

    /** The marshal4j marshaller, which reads into one object. */
    READ_INTO {
        @Override
        int above(ExcerptTailer tailer, double price) {
            MarketData quote = new MarketData();
            return Documents.count(tailer, bytes -> {
                MarketDataMarshaller.INSTANCE.readInto(quote, bytes);
                return quote.askPrice3 > price;
            });
        }
    },

    /** SBE's flyweight over the address of the document. */
    SBE {
        private final MarketDataEncoder encoder = new MarketDataEncoder();
        private final MarketDataDecoder decoder = new MarketDataDecoder();
        private final UnsafeBuffer buffer = new UnsafeBuffer(ByteBuffer.allocateDirect(256));
        private final UnsafeBuffer shown = new UnsafeBuffer(0, 0);

        @Override
        void write(MarketData quote, Bytes<?> bytes) {
            // Only the field that is read matters; the message has all of them.
            encoder.wrap(buffer, 0)
                    .securityId(quote.securityId)
                    .time(quote.time)
                    .askPrice3(quote.askPrice3);
            for (int i = 0; i < encoder.encodedLength(); i++) {
                bytes.writeByte(buffer.getByte(i));
            }
        }

        @Override
        int above(ExcerptTailer tailer, double price) {
            return Documents.count(tailer, bytes -> {
                shown.wrap(bytes.addressForRead(bytes.readPosition()), (int) bytes.readRemaining());
                decoder.wrap(shown, 0, MarketDataDecoder.BLOCK_LENGTH, MarketDataDecoder.SCHEMA_VERSION);
                return decoder.askPrice3() > price;
            });
        }
    },

    /** FlatBuffers' accessor over the address of the document, with one object and one buffer. */
    FLAT_BUFFERS {
        private final FlatBufferBuilder builder = new FlatBufferBuilder(256);
        private final FlatQuote quote = new FlatQuote();
        private final ByteBuffer shown = ByteBuffer.allocateDirect(0).order(ByteOrder.LITTLE_ENDIAN);

        @Override
        void write(MarketData quote, Bytes<?> bytes) {
            ByteBuffer message = FlatQuote.message(builder, quote);
            while (message.hasRemaining()) {
                bytes.writeByte(message.get());
            }
        }

        @Override
        int above(ExcerptTailer tailer, double price) {
            return Documents.count(tailer, bytes -> {
                ByteBuffers.setAddressCapacity(
                        shown, bytes.addressForRead(bytes.readPosition()), bytes.readRemaining());
                shown.clear();
                quote.show(shown);
                return quote.askPrice3() > price;
            });
        }
    };

    /** Writes a message into a document. */
    void write(MarketData quote, Bytes<?> bytes) {
        MarketDataMarshaller.INSTANCE.write(quote, bytes);
    }

    /** Returns how many messages from the tailer on have a last price above this one. */
    abstract int above(ExcerptTailer tailer, double price);
}
