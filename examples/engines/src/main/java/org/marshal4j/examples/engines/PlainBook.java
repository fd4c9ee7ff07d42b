package org.marshal4j.examples.engines;

/** A POJO by Flink's rules, which Flink's own serializers, Kryo, Fory and Avro can handle. */
public final class PlainBook implements Book {
    public long sequence;
    public long sentAt;
    public String symbol = "";
    public double[] bids = new double[0];
    public long[] bidSizes = new long[0];
    public double[] asks = new double[0];
    public long[] askSizes = new long[0];

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
