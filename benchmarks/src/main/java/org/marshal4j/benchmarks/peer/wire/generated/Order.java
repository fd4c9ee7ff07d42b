package org.marshal4j.benchmarks.peer.wire.generated;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.Marshal;
import org.marshal4j.benchmarks.workload.order.Side;

/** An order with fields that generated code writes to Chronicle Wire. */
@Marshal
public class Order extends SelfDescribingMarshallable implements OrderMarshallable {
    public long id;
    public long time;
    public Side side;
    public String venue;
    public Customer customer;
    public List<OrderLine> lines = new ArrayList<>();
}
