package com.acme;

import org.marshal4j.Marshal;

@Marshal
public class Leg implements LegMarshallable {
    public long id;
    public int quantity;
}
