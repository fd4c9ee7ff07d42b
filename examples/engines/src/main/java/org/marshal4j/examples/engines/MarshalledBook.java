package org.marshal4j.examples.engines;

import org.apache.flink.api.common.typeinfo.TypeInfo;
import org.marshal4j.Marshal;
import org.marshal4j.flink.MarshallerTypeInfoFactory;

/** The fields of {@link PlainBook}, with a marshaller. */
@Marshal
@TypeInfo(MarshallerTypeInfoFactory.class)
public final class MarshalledBook implements Book {
    long sequence;
    long sentAt;
    String symbol = "";
    double[] bids = new double[0];
    long[] bidSizes = new long[0];
    double[] asks = new double[0];
    long[] askSizes = new long[0];

    @Override
    public String symbol() {
        return symbol;
    }

    @Override
    public long sequence() {
        return sequence;
    }

    @Override
    public long sentAt() {
        return sentAt;
    }

    @Override
    public double[] bids() {
        return bids;
    }

    @Override
    public long[] bidSizes() {
        return bidSizes;
    }

    @Override
    public double[] asks() {
        return asks;
    }

    @Override
    public long[] askSizes() {
        return askSizes;
    }

    @Override
    public void become(String symbol, long sequence, long sentAt, Levels levels) {
        this.symbol = symbol;
        this.sequence = sequence;
        this.sentAt = sentAt;
        bids = levels.bids();
        bidSizes = levels.bidSizes();
        asks = levels.asks();
        askSizes = levels.askSizes();
    }
}
