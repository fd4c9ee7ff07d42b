package org.marshal4j.benchmarks.peer.wire.model;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.benchmarks.workload.order.Side;

/** An order, for Chronicle Wire. */
public class Order extends SelfDescribingMarshallable {
    public long id;
    public long time;
    public Side side;
    public String venue;
    public Customer customer;
    public List<OrderLine> lines = new ArrayList<>();
}
