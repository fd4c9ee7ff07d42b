package org.marshal4j.runtime.trade;

import java.util.List;

/** Has one field of each kind. */
public final class Trade {
    public long id;
    public int lots;
    public boolean urgent;
    public Double limit;
    public String symbol;
    public Side side;
    public int[] sizes;
    public List<Leg> legs;
    public Leg hedge;
    public Trade previous;

    public static Trade sample() {
        Trade trade = new Trade();
        trade.id = 42;
        trade.lots = 7;
        trade.urgent = true;
        trade.limit = 99.5;
        trade.symbol = "GRÜN";
        trade.side = Side.SELL;
        trade.sizes = new int[] {1, 2, 3};
        trade.legs = List.of(Leg.of(1.5, 10, true), Leg.of(2.5, 20, false));
        trade.hedge = null;
        return trade;
    }
}
