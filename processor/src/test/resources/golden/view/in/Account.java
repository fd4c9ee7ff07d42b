package com.acme;

import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.Since;

@Marshal(view = true, evolvable = true)
public class Account implements AccountMarshallable {
    int number;
    String owner;

    @Since(2)
    long balance;

    @Since(2)
    @Required
    String currency = "EUR";

    @Since(3)
    Boolean closed;
}
