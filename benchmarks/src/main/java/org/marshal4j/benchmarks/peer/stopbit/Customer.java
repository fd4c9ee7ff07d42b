package org.marshal4j.benchmarks.peer.stopbit;

import org.marshal4j.Marshal;
import org.marshal4j.StopBit;

/** The customer of an order, with numbers in as few bytes as they need. */
@Marshal
@StopBit
public class Customer implements CustomerMarshallable {
    public long id;
    public String name;
    public String country;
    public double creditLimit;
}
