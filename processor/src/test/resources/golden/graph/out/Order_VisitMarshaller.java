package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.Graph;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * Writes and reads {@link Order.Visit}, 2 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        graph = true,
        fields = Order_VisitMarshaller.FIELDS
)
public final class Order_VisitMarshaller extends GeneratedMarshaller<Order.Visit> implements ChronicleMarshaller<Order.Visit> {
    public static final Order_VisitMarshaller INSTANCE = new Order_VisitMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 2;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            visitor shared com.acme.Order$Customer?
            host shared com.acme.Order$Customer?
            """;

    private Order_VisitMarshaller() {
        super(Order.Visit.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Order.Visit visit, Output out) {
        Graph graph = Graph.begin();
        try {
            writeFields(visit, out, 0, graph);
        } finally {
            graph.end();
        }
    }

    @Override
    protected Order.Visit readMessage(Order.Visit current, Input in) {
        Graph graph = Graph.begin();
        try {
            return readFields(null, in, 0, graph);
        } finally {
            graph.end();
        }
    }

    @Override
    public long sizeOf(Order.Visit visit) {
        Graph graph = Graph.begin();
        try {
            return sizeOfFields(visit, 0, graph);
        } finally {
            graph.end();
        }
    }

    @Override
    public void write(Order.Visit visit, BytesOut<?> out) {
        BytesMessages.write(this, visit, out);
    }

    @Override
    public Order.Visit read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Order.Visit visit, Output out, int depth, Graph graph) {
        Checks.exactType(visit, Order.Visit.class);
        Checks.depth(depth);
        graph.enterConstructed(visit, INSTANCE.schema());
        Order.Customer visitor = visit.visitor();
        if (graph.write(visitor, Order_CustomerMarshaller.INSTANCE, out)) {
            Order_CustomerMarshaller.writeFields(visitor, out, depth + 1, graph);
        }
        Order.Customer host = visit.host();
        if (graph.write(host, Order_CustomerMarshaller.INSTANCE, out)) {
            Order_CustomerMarshaller.writeFields(host, out, depth + 1, graph);
        }
        graph.leave();
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Order.Visit readFields(Order.Visit current, Input in, int depth, Graph graph) {
        Checks.depth(depth, in);
        graph.enterUnmade(Order.Visit.class, INSTANCE.schema());
        Order.Customer visitor = graph.isNew(in)
                ? graph.made(Order_CustomerMarshaller.readFields(null, in, depth + 1, graph))
                : graph.known(Order_CustomerMarshaller.INSTANCE);
        Order.Customer host = graph.isNew(in)
                ? graph.made(Order_CustomerMarshaller.readFields(null, in, depth + 1, graph))
                : graph.known(Order_CustomerMarshaller.INSTANCE);
        Order.Visit visit = new Order.Visit(visitor, host);
        graph.leaveMade(visit);
        return visit;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Order.Visit visit, int depth, Graph graph) {
        Checks.exactType(visit, Order.Visit.class);
        Checks.depth(depth);
        graph.enterConstructed(visit, INSTANCE.schema());
        long size = 0;
        size += graph.isNew(visit.visitor(), Order_CustomerMarshaller.INSTANCE)
                ? 1 + Order_CustomerMarshaller.sizeOfFields(visit.visitor(), depth + 1, graph)
                : graph.sizeOfNumber();
        size += graph.isNew(visit.host(), Order_CustomerMarshaller.INSTANCE)
                ? 1 + Order_CustomerMarshaller.sizeOfFields(visit.host(), depth + 1, graph)
                : graph.sizeOfNumber();
        graph.leave();
        return size;
    }

    @Override
    public Order.Visit copy(Order.Visit from) {
        Graph graph = Graph.begin();
        try {
            return copyFields(Checks.anyObject(from, Order.Visit.class), null, 0, graph);
        } finally {
            graph.end();
        }
    }

    /**
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
     */
    public static Order.Visit copyFields(Order.Visit from, Order.Visit current, int depth,
            Graph graph) {
        if (from == null) {
            return null;
        }
        Checks.depth(depth);
        graph.enterUnmadeCopy(from, Order.Visit.class, INSTANCE.schema());
        Order.Visit visit = new Order.Visit(copySharedOrder_Customer(from.visitor(), null, depth, graph), copySharedOrder_Customer(from.host(), null, depth, graph));
        graph.leaveMade(visit);
        return visit;
    }

    private static Order.Customer copySharedOrder_Customer(Order.Customer shared,
            Order.Customer current, int depth, Graph graph) {
        return graph.isNewCopy(shared)
                ? graph.made(Order_CustomerMarshaller.copyFields(shared, graph.reusable(current), depth + 1, graph))
                : graph.copied(Order_CustomerMarshaller.INSTANCE);
    }
}
