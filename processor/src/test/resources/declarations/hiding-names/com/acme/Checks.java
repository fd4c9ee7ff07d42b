package com.acme;

// com.acme.Checks: 03
@org.marshal4j.Marshal
public class Checks implements ChecksMarshallable {
    byte c = 3;
}
