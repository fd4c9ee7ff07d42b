package org.marshal4j.benchmarks.workload.order;

import java.io.Serializable;
import org.marshal4j.Marshal;

/** The customer of an order. */
@Marshal
public class Customer implements CustomerMarshallable, Serializable {
    private static final long serialVersionUID = 1L;

    public long id;
    public String name;
    public String country;
    public double creditLimit;
}
