package org.marshal4j.benchmarks.peer.stopbit;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.StopBit;
import org.marshal4j.benchmarks.workload.order.Side;

/** An order, with numbers in as few bytes as they need. */
@Marshal
@StopBit
public class Order implements OrderMarshallable {
    public long id;
    public long time;
    public Side side;
    public String venue;
    public Customer customer;
    public List<OrderLine> lines = new ArrayList<>();
}
