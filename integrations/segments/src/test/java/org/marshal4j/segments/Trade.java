package org.marshal4j.segments;

import java.util.Arrays;
import java.util.Objects;
import org.marshal4j.Marshal;

/** A message with fields of fixed size, texts of every width, and arrays. */
@Marshal(view = true)
final class Trade implements TradeMarshallable {
    long id;
    double price;
    boolean isBuy;
    short venue;
    String symbol;
    String note;
    long[] ticks;
    boolean[] flags;

    static Trade of(long id, int ticks) {
        Trade trade = new Trade();
        trade.id = id;
        trade.price = id / 8.0;
        trade.isBuy = id % 2 == 0;
        trade.venue = (short) id;
        trade.symbol = "SYM" + id;
        trade.note = "größer \u20AC \uD83D\uDE00 " + "x".repeat((int) (id % 60));
        trade.ticks = new long[ticks];
        Arrays.setAll(trade.ticks, i -> id * i);
        trade.flags = new boolean[] {true, false, trade.isBuy};
        return trade;
    }

    byte[] bytes() {
        return TradeMarshaller.INSTANCE.toByteArray(this);
    }

    /** Compares the bytes of two trades. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Trade trade && Arrays.equals(bytes(), trade.bytes());
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, price);
    }

    @Override
    public String toString() {
        return "trade " + id;
    }
}
