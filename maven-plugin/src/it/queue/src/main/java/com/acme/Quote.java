package com.acme;

import org.marshal4j.Marshal;

@Marshal
public class Quote implements QuoteMarshallable {
    long time;
    double price;
}
