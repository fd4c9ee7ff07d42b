package com.acme;

import org.marshal4j.Marshal;

@Marshal
public class Quote implements QuoteMarshallable {
    long time;
    double bid;

    @Marshal
    public static class Line implements Quote_LineMarshallable {
        int quantity;
    }
}
