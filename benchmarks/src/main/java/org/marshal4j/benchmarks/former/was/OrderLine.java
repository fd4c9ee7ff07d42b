package org.marshal4j.benchmarks.former.was;

import java.math.BigDecimal;
import org.marshal4j.Marshal;

/** The same as today. */
@Marshal
public class OrderLine {
    public String product;
    public int quantity;
    public BigDecimal price;
    public BigDecimal amount;
}
