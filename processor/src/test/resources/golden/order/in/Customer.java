package com.acme;

import org.marshal4j.Marshal;

@Marshal
public class Customer {
    String name;

    @SuppressWarnings("marshal4j")
    Customer referredBy;
}
