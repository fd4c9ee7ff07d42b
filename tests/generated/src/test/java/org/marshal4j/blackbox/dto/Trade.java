package org.marshal4j.blackbox.dto;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Used by the tests of exact messages. */
@Marshal(view = true)
@SuppressWarnings("marshal4j") // a tree
public class Trade implements TradeMarshallable {
    public long id;

    @Required
    public String symbol;

    public boolean urgent;
    public Side side;
    public List<Leg> lines;
    public List<List<String>> tags;
    public int[] levels;
    public Trade parent;

    /** Which one. */
    public enum Side {
        BUY,
        SELL
    }

    /** A part. */
    @Marshal
    public static class Leg implements Trade_LegMarshallable {
        public double price;

        @Required
        public Integer quantity;

        public String note;
    }
}
