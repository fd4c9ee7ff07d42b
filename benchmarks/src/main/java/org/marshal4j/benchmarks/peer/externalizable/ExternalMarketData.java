package org.marshal4j.benchmarks.peer.externalizable;

import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import org.marshal4j.benchmarks.workload.market.MarketData;

/** A quote. */
public final class ExternalMarketData implements External {
    private static final long serialVersionUID = 1L;

    private final transient MarketData message;

    /** To be read into. */
    public ExternalMarketData() {
        this(new MarketData());
    }

    ExternalMarketData(MarketData message) {
        this.message = message;
    }

    @Override
    public MarketData message() {
        return message;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeLong(message.securityId);
        out.writeLong(message.time);
        out.writeDouble(message.bidQty0);
        out.writeDouble(message.bidQty1);
        out.writeDouble(message.bidQty2);
        out.writeDouble(message.bidQty3);
        out.writeDouble(message.askQty0);
        out.writeDouble(message.askQty1);
        out.writeDouble(message.askQty2);
        out.writeDouble(message.askQty3);
        out.writeDouble(message.bidPrice0);
        out.writeDouble(message.bidPrice1);
        out.writeDouble(message.bidPrice2);
        out.writeDouble(message.bidPrice3);
        out.writeDouble(message.askPrice0);
        out.writeDouble(message.askPrice1);
        out.writeDouble(message.askPrice2);
        out.writeDouble(message.askPrice3);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        message.securityId = in.readLong();
        message.time = in.readLong();
        message.bidQty0 = in.readDouble();
        message.bidQty1 = in.readDouble();
        message.bidQty2 = in.readDouble();
        message.bidQty3 = in.readDouble();
        message.askQty0 = in.readDouble();
        message.askQty1 = in.readDouble();
        message.askQty2 = in.readDouble();
        message.askQty3 = in.readDouble();
        message.bidPrice0 = in.readDouble();
        message.bidPrice1 = in.readDouble();
        message.bidPrice2 = in.readDouble();
        message.bidPrice3 = in.readDouble();
        message.askPrice0 = in.readDouble();
        message.askPrice1 = in.readDouble();
        message.askPrice2 = in.readDouble();
        message.askPrice3 = in.readDouble();
    }
}
