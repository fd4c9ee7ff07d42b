package org.marshal4j.benchmarks.views;

import com.google.flatbuffers.FlatBufferBuilder;
import com.google.flatbuffers.Table;
import java.nio.ByteBuffer;
import org.marshal4j.benchmarks.workload.market.MarketData;

/** A quote in FlatBuffers: what flatc would generate for the fields that are read. All fields are written. */
final class FlatQuote extends Table {
    private static final int FIELDS = 18;
    private static final int ASK_PRICE_3 = 17;

    /** Each field has two bytes in the table of offsets, after four bytes of the table's own. */
    private static final int ASK_PRICE_3_SLOT = 4 + 2 * ASK_PRICE_3;

    /** Shows the message at the position of a buffer. */
    void show(ByteBuffer message) {
        __reset(message.getInt(message.position()) + message.position(), message);
    }

    double askPrice3() {
        int offset = __offset(ASK_PRICE_3_SLOT);
        return offset == 0 ? 0 : bb.getDouble(offset + bb_pos);
    }

    /** Writes a quote, and returns a buffer with the message at its position. */
    static ByteBuffer message(FlatBufferBuilder builder, MarketData quote) {
        builder.clear();
        builder.startTable(FIELDS);
        builder.addLong(0, quote.securityId, 0);
        builder.addLong(1, quote.time, 0);
        double[] numbers = {
            quote.bidQty0, quote.bidQty1, quote.bidQty2, quote.bidQty3,
            quote.askQty0, quote.askQty1, quote.askQty2, quote.askQty3,
            quote.bidPrice0, quote.bidPrice1, quote.bidPrice2, quote.bidPrice3,
            quote.askPrice0, quote.askPrice1, quote.askPrice2, quote.askPrice3
        };
        for (int i = 0; i < numbers.length; i++) {
            builder.addDouble(2 + i, numbers[i], 0);
        }
        builder.finish(builder.endTable());
        return builder.dataBuffer();
    }
}
