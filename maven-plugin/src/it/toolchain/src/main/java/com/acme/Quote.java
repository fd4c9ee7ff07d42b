package com.acme;

import org.marshal4j.Marshal;

@Marshal
public class Quote implements QuoteMarshallable {
    static {
        System.out.println("loaded");
    }

    long time;
    double bid;
}
