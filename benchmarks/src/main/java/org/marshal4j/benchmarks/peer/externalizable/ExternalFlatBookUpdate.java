package org.marshal4j.benchmarks.peer.externalizable;

import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import org.marshal4j.benchmarks.workload.book.FlatBookUpdate;

/** A change of an order book, with primitive fields only. */
public final class ExternalFlatBookUpdate implements External {
    private static final long serialVersionUID = 1L;

    private final transient FlatBookUpdate message;

    /** To be read into. */
    public ExternalFlatBookUpdate() {
        this(new FlatBookUpdate());
    }

    ExternalFlatBookUpdate(FlatBookUpdate message) {
        this.message = message;
    }

    @Override
    public FlatBookUpdate message() {
        return message;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeLong(message.time);
        out.writeLong(message.sequence);
        out.writeInt(message.instrument);
        out.writeShort(message.venue);
        out.writeByte(message.bids);
        out.writeByte(message.asks);
        out.writeDouble(message.bidPrice0);
        out.writeDouble(message.bidQuantity0);
        out.writeDouble(message.bidPrice1);
        out.writeDouble(message.bidQuantity1);
        out.writeDouble(message.bidPrice2);
        out.writeDouble(message.bidQuantity2);
        out.writeDouble(message.bidPrice3);
        out.writeDouble(message.bidQuantity3);
        out.writeDouble(message.bidPrice4);
        out.writeDouble(message.bidQuantity4);
        out.writeDouble(message.askPrice0);
        out.writeDouble(message.askQuantity0);
        out.writeDouble(message.askPrice1);
        out.writeDouble(message.askQuantity1);
        out.writeDouble(message.askPrice2);
        out.writeDouble(message.askQuantity2);
        out.writeDouble(message.askPrice3);
        out.writeDouble(message.askQuantity3);
        out.writeDouble(message.askPrice4);
        out.writeDouble(message.askQuantity4);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        message.time = in.readLong();
        message.sequence = in.readLong();
        message.instrument = in.readInt();
        message.venue = in.readShort();
        message.bids = in.readByte();
        message.asks = in.readByte();
        message.bidPrice0 = in.readDouble();
        message.bidQuantity0 = in.readDouble();
        message.bidPrice1 = in.readDouble();
        message.bidQuantity1 = in.readDouble();
        message.bidPrice2 = in.readDouble();
        message.bidQuantity2 = in.readDouble();
        message.bidPrice3 = in.readDouble();
        message.bidQuantity3 = in.readDouble();
        message.bidPrice4 = in.readDouble();
        message.bidQuantity4 = in.readDouble();
        message.askPrice0 = in.readDouble();
        message.askQuantity0 = in.readDouble();
        message.askPrice1 = in.readDouble();
        message.askQuantity1 = in.readDouble();
        message.askPrice2 = in.readDouble();
        message.askQuantity2 = in.readDouble();
        message.askPrice3 = in.readDouble();
        message.askQuantity3 = in.readDouble();
        message.askPrice4 = in.readDouble();
        message.askQuantity4 = in.readDouble();
    }
}
