package com.acme;

import org.marshal4j.Marshal;

/** Not evolvable: its quantity was an int in revision 1. */
@Marshal
public class Leg implements LegMarshallable {
    long id;
    long quantity;
}
