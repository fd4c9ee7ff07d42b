package org.marshal4j.examples.engines;

/**
 * The two versions of the user's class. The second has an additional field, which messages of the first do not
 * contain.
 */
final class Versions {
    static final String CLASS = "shop.OrderBook";

    static final String FIRST = source("");

    static final String SECOND = source("""
            @Since(2)
            public long receivedAt;
            """);

    private Versions() {}

    private static String source(String more) {
        return """
                package shop;

                import org.apache.flink.api.common.typeinfo.TypeInfo;
                import org.marshal4j.Marshal;
                import org.marshal4j.Since;
                import org.marshal4j.examples.engines.Book;
                import org.marshal4j.examples.engines.Levels;
                import org.marshal4j.flink.MarshallerTypeInfoFactory;

                @Marshal(evolvable = true)
                @TypeInfo(MarshallerTypeInfoFactory.class)
                public final class OrderBook implements Book {
                    public long sequence;
                    public long sentAt;
                    public String symbol = "";
                    public double[] bids = new double[0];
                    public long[] bidSizes = new long[0];
                    public double[] asks = new double[0];
                    public long[] askSizes = new long[0];
                %s
                    @Override public long sequence() { return sequence; }
                    @Override public long sentAt() { return sentAt; }
                    @Override public String symbol() { return symbol; }
                    @Override public double[] bids() { return bids; }
                    @Override public long[] bidSizes() { return bidSizes; }
                    @Override public double[] asks() { return asks; }
                    @Override public long[] askSizes() { return askSizes; }

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
                """.formatted(more.indent(4));
    }
}
