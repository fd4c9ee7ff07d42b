package org.marshal4j.benchmarks.peer.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.benchmarks.workload.book.FlatBookUpdate;

/** A change of an order book with primitive fields only. */
final class FlatBookUpdateByHand implements ByHand<FlatBookUpdate> {
    static final FlatBookUpdateByHand INSTANCE = new FlatBookUpdateByHand();

    private FlatBookUpdateByHand() {}

    @Override
    public void write(FlatBookUpdate update, BytesOut<?> out) {
        out.writeLong(update.time);
        out.writeLong(update.sequence);
        out.writeInt(update.instrument);
        out.writeShort(update.venue);
        out.writeByte(update.bids);
        out.writeByte(update.asks);
        out.writeDouble(update.bidPrice0);
        out.writeDouble(update.bidQuantity0);
        out.writeDouble(update.bidPrice1);
        out.writeDouble(update.bidQuantity1);
        out.writeDouble(update.bidPrice2);
        out.writeDouble(update.bidQuantity2);
        out.writeDouble(update.bidPrice3);
        out.writeDouble(update.bidQuantity3);
        out.writeDouble(update.bidPrice4);
        out.writeDouble(update.bidQuantity4);
        out.writeDouble(update.askPrice0);
        out.writeDouble(update.askQuantity0);
        out.writeDouble(update.askPrice1);
        out.writeDouble(update.askQuantity1);
        out.writeDouble(update.askPrice2);
        out.writeDouble(update.askQuantity2);
        out.writeDouble(update.askPrice3);
        out.writeDouble(update.askQuantity3);
        out.writeDouble(update.askPrice4);
        out.writeDouble(update.askQuantity4);
    }

    @Override
    public void read(FlatBookUpdate update, BytesIn<?> in) {
        update.time = in.readLong();
        update.sequence = in.readLong();
        update.instrument = in.readInt();
        update.venue = in.readShort();
        update.bids = in.readByte();
        update.asks = in.readByte();
        update.bidPrice0 = in.readDouble();
        update.bidQuantity0 = in.readDouble();
        update.bidPrice1 = in.readDouble();
        update.bidQuantity1 = in.readDouble();
        update.bidPrice2 = in.readDouble();
        update.bidQuantity2 = in.readDouble();
        update.bidPrice3 = in.readDouble();
        update.bidQuantity3 = in.readDouble();
        update.bidPrice4 = in.readDouble();
        update.bidQuantity4 = in.readDouble();
        update.askPrice0 = in.readDouble();
        update.askQuantity0 = in.readDouble();
        update.askPrice1 = in.readDouble();
        update.askQuantity1 = in.readDouble();
        update.askPrice2 = in.readDouble();
        update.askQuantity2 = in.readDouble();
        update.askPrice3 = in.readDouble();
        update.askQuantity3 = in.readDouble();
        update.askPrice4 = in.readDouble();
        update.askQuantity4 = in.readDouble();
    }
}
