package org.marshal4j.benchmarks.views;

import org.marshal4j.Marshal;

/** A message with fields of fixed size before and after one, two and four texts. */
@Marshal(view = true)
public class Deal implements DealMarshallable {
    public long id;
    public double price;
    public String symbol;
    public int behind1;
    public String account;
    public int behind2;
    public String trader;
    public String venue;
    public int behind4;

    /** Returns a message with all its texts. */
    static Deal sample() {
        Deal deal = new Deal();
        deal.id = 1_234_567;
        deal.price = 101.25;
        deal.symbol = "VOD.L";
        deal.behind1 = 1;
        deal.account = "ACC-0042-LONDON";
        deal.behind2 = 2;
        deal.trader = "j.smith";
        deal.venue = "XLON";
        deal.behind4 = 4;
        return deal;
    }
}
