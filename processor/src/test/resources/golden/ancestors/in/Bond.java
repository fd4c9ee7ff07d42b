package com.acme;

import org.marshal4j.Marshal;

@Marshal
public class Bond extends Instrument implements BondMarshallable {
    double rate;
    long code;
}
