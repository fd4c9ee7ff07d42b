package com.acme;

// com.acme.String: 04
@org.marshal4j.Marshal
public class String implements StringMarshallable {
    byte d = 4;
}
