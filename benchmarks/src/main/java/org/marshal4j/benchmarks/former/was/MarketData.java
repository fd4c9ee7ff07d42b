package org.marshal4j.benchmarks.former.was;

import org.marshal4j.Marshal;

/** Without {@code askQty1}; {@code askPrice2} and {@code askPrice3} have changed places. */
@Marshal
public class MarketData {
    public int securityId; // long today
    public long time;
    public double bidQty0;
    public double bidQty1;
    public double bidQty2;
    public double bidQty3;
    public double askQty0;
    public double askQty2;
    public double askQty3;
    public double bidPrice0;
    public double bidPrice1;
    public double bidPrice2;
    public double spread = 0.02; // removed
    public double bidPrice3;
    public double askPrice0;
    public double askPrice1;
    public double askPrice3;
    public double askPrice2;
}
