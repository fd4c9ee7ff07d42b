package com.acme;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Skip;

// com.acme.Money: 01000000000000000162010163
@Marshal
public final class Money implements MoneyMarshallable {
    private static final Money NONE = new Money(0, "NONE", List.of());

    private final long amount;
    private final String currency;
    private final List<String> notes;
    @Skip private int uses;

    private Money(long amount, String currency, List<String> notes) {
        this.amount = amount;
        this.currency = currency;
        this.notes = notes;
    }

    static Money none() {
        return NONE;
    }

    static Money of(long amount, String currency) {
        return none();
    }

    static Money of(String currency, long amount, List<String> notes) {
        return new Money(amount, currency, notes);
    }

    static Money of(String currency, int amount, List<String> notes) {
        return none();
    }

    private static Money hidden(String currency, long amount, List<String> notes) {
        return none();
    }

    static Money parsed(String currency, long amount, List<String> notes) throws java.io.IOException {
        throw new java.io.IOException();
    }

    static <T> Money generic(String currency, long amount, List<String> notes) {
        return none();
    }

    static Object other(String currency, long amount, List<String> notes) {
        return hidden(currency, amount, notes);
    }

    static Money sample() {
        return of("b", 1L, List.of("c"));
    }
}
