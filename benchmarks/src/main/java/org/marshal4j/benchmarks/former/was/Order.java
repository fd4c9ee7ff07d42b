package org.marshal4j.benchmarks.former.was;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.benchmarks.workload.order.Side;

/** Without {@code venue}; {@code time} and {@code side} have changed places. */
@Marshal
public class Order {
    public int id; // long today
    public Side side;
    public long time;
    public Customer customer;
    public String trader = "Grace"; // removed
    public List<OrderLine> lines = new ArrayList<>();
}
