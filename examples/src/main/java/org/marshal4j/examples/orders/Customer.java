package org.marshal4j.examples.orders;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** The customer of an order. This record is read with its canonical constructor. */
@Marshal
public record Customer(long id, @Required String name, String email, Integer creditLimit)
        implements CustomerMarshallable {}
