package org.marshal4j.benchmarks.former.was;

import org.marshal4j.Marshal;

/** The same as today. */
@Marshal
public class Level {
    public double price;
    public double quantity;
}
