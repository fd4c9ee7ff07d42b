package org.marshal4j.benchmarks.workload.book;

import java.io.Serializable;
import org.marshal4j.Marshal;

/** One price level of a book. */
@Marshal(view = true)
public class Level implements LevelMarshallable, Serializable {
    private static final long serialVersionUID = 1L;

    public double price;
    public double quantity;

    /** Creates an empty level, to be read into. */
    public Level() {}

    /** Creates a level. */
    public Level(double price, double quantity) {
        this.price = price;
        this.quantity = quantity;
    }
}
