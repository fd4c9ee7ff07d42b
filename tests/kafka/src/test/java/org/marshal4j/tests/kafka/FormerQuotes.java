package org.marshal4j.tests.kafka;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/**
 * Quotes as an older version of their class wrote them. Since then, times take more bytes, and bids are called prices.
 */
final class FormerQuotes {
    private static final String TYPE = Quote.class.getName();

    /** The marshaller of a producer with that version. */
    static final Told MARSHALLER = new Told(Schema.parse(TYPE, List.of("at int32", "bid float64")));

    /** The lock file of today's version. */
    static final LockFile LOCK = LockFile.empty()
            .accept(List.of(MARSHALLER.schema()))
            .accept(List.of(Schema.parse(TYPE, List.of("at int32", "price float64"))))
            .accept(List.of(QuoteMarshaller.INSTANCE.schema()));

    private FormerQuotes() {}

    static byte[] message(int at, double price) {
        return ByteBuffer.allocate(12)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(at)
                .putDouble(price)
                .array();
    }
}
