package com.acme.hidden;

import org.marshal4j.Marshal;

@Marshal
public class Quote implements QuoteMarshallable {
    private int price;
    private byte a, b, c, d, e, f, g = 7, h = 8;
    private String symbol = "s";
    private Leg leg = new Leg((short) 1);

    Quote() {}

    public Quote(int price) {
        this.price = price;
    }

    @Override
    public String toString() {
        return price + " " + g + h + " " + symbol + " " + leg;
    }

    @Marshal
    record Leg(short size) {}
}
