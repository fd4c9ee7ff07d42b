package org.marshal4j.benchmarks.former.was;

import org.marshal4j.Marshal;

/** The same as today. */
@Marshal
public class Customer {
    public long id;
    public String name;
    public String country;
    public double creditLimit;
}
