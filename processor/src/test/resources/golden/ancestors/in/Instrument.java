package com.acme;

import org.marshal4j.Marshal;

@Marshal
public abstract class Instrument implements InstrumentMarshallable {
    protected int id;
    private String name;
    int code;
}
