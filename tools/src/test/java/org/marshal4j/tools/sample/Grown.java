package org.marshal4j.tools.sample;

import org.marshal4j.Marshal;
import org.marshal4j.Since;

/** A type to which fields have been added. */
@SuppressWarnings("marshal4j") // always a tree
@Marshal(evolvable = true)
public class Grown implements GrownMarshallable {
    public int id;
    public String name;

    @Since(2)
    public double price;

    @Since(3)
    public Grown next;
}
