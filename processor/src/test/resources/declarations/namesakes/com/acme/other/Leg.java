package com.acme.other;

import org.marshal4j.Marshal;

// com.acme.other.Leg: 01000000
@Marshal
public class Leg implements LegMarshallable {
    int a = 1;
}
