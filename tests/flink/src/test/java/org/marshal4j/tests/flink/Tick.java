package org.marshal4j.tests.flink;

import org.marshal4j.Marshal;

/** State that Flink takes for a POJO unless it is told that there is a marshaller. */
@Marshal
public class Tick {
    public long at;
    public int size;
    public double price;
    public String symbol;
}
