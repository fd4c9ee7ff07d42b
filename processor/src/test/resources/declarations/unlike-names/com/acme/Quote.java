package com.acme;

import org.marshal4j.Marshal;

// com.acme.Quote: 01000000020000000300000004000000050000000166016701680169
@Marshal
public class Quote implements QuoteMarshallable {
    int Quote = 1;
    private int quote = 2;
    int price = 3;
    int PRICE = 4;
    private int Price = 5;
    private String pRice = "f";
    private String askPrice = "g";
    private String ask_price = "h";
    private String ASK_PRICE = "i";
    QuoteMarshaller marshaller() {
        return QuoteMarshaller.INSTANCE;
    }

    int price() {
        return 0;
    }

    <T extends Comparable<T>> T largest(T one, T other) {
        return one.compareTo(other) < 0 ? other : one;
    }
}
