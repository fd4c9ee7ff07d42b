package com.acme;

import org.marshal4j.Marshal;

@Marshal
public final class Account implements AccountMarshallable {
    private final long number;
    private final String owner;

    private Account(String name, long no) {
        this.number = no;
        this.owner = name;
    }

    public static Account of(String owner, long number) {
        return new Account(owner, number);
    }
}
