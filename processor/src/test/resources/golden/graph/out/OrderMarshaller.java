package com.acme;

import java.util.Iterator;
import java.util.List;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.Graph;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.StopBit;

/**
 * Writes and reads {@link Order}, 10 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        graph = true,
        fields = OrderMarshaller.FIELDS
)
public final class OrderMarshaller extends FillingMarshaller<Order> implements ChronicleMarshaller<Order> {
    public static final OrderMarshaller INSTANCE = new OrderMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 10;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            id int64
            customer shared com.acme.Order$Customer?
            lines list<com.acme.Order$Line?>?
            """;

    private OrderMarshaller() {
        super(Order.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Order order, Output out) {
        Graph graph = Graph.begin();
        try {
            writeFields(order, out, 0, graph);
        } finally {
            graph.end();
        }
    }

    @Override
    protected Order readMessage(Order current, Input in) {
        Graph graph = Graph.begin();
        try {
            return readFields(current, in, 0, graph);
        } finally {
            graph.end();
        }
    }

    @Override
    public long sizeOf(Order order) {
        Graph graph = Graph.begin();
        try {
            return sizeOfFields(order, 0, graph);
        } finally {
            graph.end();
        }
    }

    @Override
    public void write(Order order, BytesOut<?> out) {
        BytesMessages.write(this, order, out);
    }

    @Override
    public Order read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Order order, BytesIn<?> in) {
        BytesMessages.readInto(this, order, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Order order, Output out, int depth, Graph graph) {
        Checks.exactType(order, Order.class);
        Checks.depth(depth);
        graph.enter(order, INSTANCE.schema());
        writeBlock(order, out);
        Order.Customer customer = order.customer;
        if (graph.write(customer, Order_CustomerMarshaller.INSTANCE, out)) {
            Order_CustomerMarshaller.writeFields(customer, out, depth + 1, graph);
        }
        writeLines(order.lines, out, depth, graph);
        graph.leave();
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Order readFields(Order current, Input in, int depth, Graph graph) {
        Checks.depth(depth, in);
        Order order = current != null && current.getClass() == Order.class ? current : new Order();
        graph.enter(order, INSTANCE.schema());
        readBlock(order, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        Order.Customer customer = graph.isNew(in)
                ? graph.made(Order_CustomerMarshaller.readFields(graph.reusable(order.customer), in, depth + 1, graph))
                : graph.known(Order_CustomerMarshaller.INSTANCE);
        if (customer != order.customer) {
            order.customer = customer;
        }
        List<Order.Line> lines = readLines(order.lines, in, depth, graph);
        if (lines != order.lines) {
            order.lines = lines;
        }
        graph.leave();
        return order;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Order order, int depth, Graph graph) {
        Checks.exactType(order, Order.class);
        Checks.depth(depth);
        graph.enter(order, INSTANCE.schema());
        long size = 8;
        size += graph.isNew(order.customer, Order_CustomerMarshaller.INSTANCE)
                ? 1 + Order_CustomerMarshaller.sizeOfFields(order.customer, depth + 1, graph)
                : graph.sizeOfNumber();
        size += sizeOfLines(order.lines, depth, graph);
        graph.leave();
        return size;
    }

    @Override
    public Order copy(Order from) {
        Graph graph = Graph.begin();
        try {
            return copyFields(Checks.anyObject(from, Order.class), null, 0, graph);
        } finally {
            graph.end();
        }
    }

    @Override
    public void copyInto(Order from, Order to) {
        Graph graph = Graph.begin();
        try {
            copyFields(Checks.anyObject(from, Order.class),
                    Checks.exactType(to, Order.class), 0, graph);
        } finally {
            graph.end();
        }
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Order copyFields(Order from, Order current, int depth, Graph graph) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Order.class);
        Checks.depth(depth);
        Order order = current != null && current != from && current.getClass() == Order.class
                ? current : new Order();
        graph.enterCopy(from, order, INSTANCE.schema());
        order.id = from.id;
        Order.Customer customer = copySharedOrder_Customer(from.customer, order.customer, depth, graph);
        if (customer != order.customer) {
            order.customer = customer;
        }
        List<Order.Line> lines = copyLines(from.lines, order.lines, depth, graph);
        if (lines != order.lines) {
            order.lines = lines;
        }
        graph.leave();
        return order;
    }

    private static void writeBlock(Order order, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putLong(base, offset, order.id);
    }

    private static void readBlock(Order order, Input in) {
        long offset = in.take(8);
        Object base = in.base();
        order.id = RawMemory.getLong(base, offset);
    }

    private static void writeLines(List<Order.Line> list, Output out, int depth, Graph graph) {
        int count = Counts.write("lines", list, out);
        Iterator<Order.Line> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Order.Line element = Lists.next(list, iterator, i);
            if (Presence.write(element, out)) {
                Order_LineMarshaller.writeFields(element, out, depth + 1, graph);
            }
        }
        Lists.end("lines", count, list, iterator);
    }

    private static List<Order.Line> readLines(List<Order.Line> current, Input in, int depth,
            Graph graph) {
        int count = Counts.read(in);
        List<Order.Line> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Order.Line old = Lists.get(elements, i);
            Order.Line element = Presence.read(in)
                    ? Order_LineMarshaller.readFields(old, in, depth + 1, graph) : null;
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static long sizeOfLines(List<Order.Line> list, int depth, Graph graph) {
        if (list == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("lines", list);
        for (Order.Line element : list) {
            size += element == null ? 1
                    : 1 + Order_LineMarshaller.sizeOfFields(element, depth + 1, graph);
        }
        return size;
    }

    private static Order.Customer copySharedOrder_Customer(Order.Customer shared,
            Order.Customer current, int depth, Graph graph) {
        return graph.isNewCopy(shared)
                ? graph.made(Order_CustomerMarshaller.copyFields(shared, graph.reusable(current), depth + 1, graph))
                : graph.copied(Order_CustomerMarshaller.INSTANCE);
    }

    private static List<Order.Line> copyLines(List<Order.Line> list, List<Order.Line> to, int depth,
            Graph graph) {
        int count = Lists.count(list);
        Iterator<Order.Line> source = Lists.iterator(list);
        List<Order.Line> elements = Lists.target(to, list, count);
        for (int i = 0; i < count; i++) {
            Order.Line old = Lists.get(elements, i);
            Order.Line element = Order_LineMarshaller.copyFields(Lists.next(list, source, i), old, depth + 1, graph);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }
}
