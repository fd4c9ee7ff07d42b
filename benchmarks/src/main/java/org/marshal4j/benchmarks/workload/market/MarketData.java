package org.marshal4j.benchmarks.workload.market;

import java.io.Serializable;
import org.marshal4j.Marshal;

/** A quote with four price levels: 18 fields of eight bytes, as in Chronicle's articles. */
@Marshal(view = true)
public class MarketData implements MarketDataMarshallable, Serializable {
    private static final long serialVersionUID = 1L;

    public long securityId;
    public long time;
    public double bidQty0;
    public double bidQty1;
    public double bidQty2;
    public double bidQty3;
    public double askQty0;
    public double askQty1;
    public double askQty2;
    public double askQty3;
    public double bidPrice0;
    public double bidPrice1;
    public double bidPrice2;
    public double bidPrice3;
    public double askPrice0;
    public double askPrice1;
    public double askPrice2;
    public double askPrice3;

    /** Returns a quote with all its levels. */
    public static MarketData sample() {
        MarketData quote = new MarketData();
        quote.securityId = 8_234_567;
        quote.time = 1_700_000_000_123_456_789L;
        quote.bidQty0 = 1_200;
        quote.bidQty1 = 800;
        quote.bidQty2 = 2_500;
        quote.bidQty3 = 100;
        quote.askQty0 = 900;
        quote.askQty1 = 1_500;
        quote.askQty2 = 300;
        quote.askQty3 = 4_000;
        quote.bidPrice0 = 72.45;
        quote.bidPrice1 = 72.44;
        quote.bidPrice2 = 72.43;
        quote.bidPrice3 = 72.42;
        quote.askPrice0 = 72.47;
        quote.askPrice1 = 72.48;
        quote.askPrice2 = 72.49;
        quote.askPrice3 = 72.5;
        return quote;
    }
}
