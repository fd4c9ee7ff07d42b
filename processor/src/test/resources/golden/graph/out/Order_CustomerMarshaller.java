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
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Order.Customer}, 2 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        graph = true,
        fields = Order_CustomerMarshaller.FIELDS
)
public final class Order_CustomerMarshaller extends FillingMarshaller<Order.Customer> implements ChronicleMarshaller<Order.Customer> {
    public static final Order_CustomerMarshaller INSTANCE = new Order_CustomerMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 2;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            name text?
            friends list<shared com.acme.Order$Customer?>?
            """;

    private Order_CustomerMarshaller() {
        super(Order.Customer.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Order.Customer customer, Output out) {
        Graph graph = Graph.begin();
        try {
            writeFields(customer, out, 0, graph);
        } finally {
            graph.end();
        }
    }

    @Override
    protected Order.Customer readMessage(Order.Customer current, Input in) {
        Graph graph = Graph.begin();
        try {
            return readFields(current, in, 0, graph);
        } finally {
            graph.end();
        }
    }

    @Override
    public long sizeOf(Order.Customer customer) {
        Graph graph = Graph.begin();
        try {
            return sizeOfFields(customer, 0, graph);
        } finally {
            graph.end();
        }
    }

    @Override
    public void write(Order.Customer customer, BytesOut<?> out) {
        BytesMessages.write(this, customer, out);
    }

    @Override
    public Order.Customer read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Order.Customer customer, BytesIn<?> in) {
        BytesMessages.readInto(this, customer, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Order.Customer customer, Output out, int depth, Graph graph) {
        Checks.exactType(customer, Order.Customer.class);
        Checks.depth(depth);
        graph.enter(customer, INSTANCE.schema());
        Text.write(customer.name, out);
        writeFriends(customer.friends, out, depth, graph);
        graph.leave();
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Order.Customer readFields(Order.Customer current, Input in, int depth,
            Graph graph) {
        Checks.depth(depth, in);
        Order.Customer customer = current != null && current.getClass() == Order.Customer.class ? current : new Order.Customer();
        graph.enter(customer, INSTANCE.schema());
        // References are stored only if they changed: each store would cost the garbage collector time.
        String name = Text.read(customer.name, in);
        if (name != customer.name) {
            customer.name = name;
        }
        List<Order.Customer> friends = readFriends(customer.friends, in, depth, graph);
        if (friends != customer.friends) {
            customer.friends = friends;
        }
        graph.leave();
        return customer;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Order.Customer customer, int depth, Graph graph) {
        Checks.exactType(customer, Order.Customer.class);
        Checks.depth(depth);
        graph.enter(customer, INSTANCE.schema());
        long size = 0;
        size += Text.sizeOf(customer.name);
        size += sizeOfFriends(customer.friends, depth, graph);
        graph.leave();
        return size;
    }

    @Override
    public Order.Customer copy(Order.Customer from) {
        Graph graph = Graph.begin();
        try {
            return copyFields(Checks.anyObject(from, Order.Customer.class), null, 0, graph);
        } finally {
            graph.end();
        }
    }

    @Override
    public void copyInto(Order.Customer from, Order.Customer to) {
        Graph graph = Graph.begin();
        try {
            copyFields(Checks.anyObject(from, Order.Customer.class),
                    Checks.exactType(to, Order.Customer.class), 0, graph);
        } finally {
            graph.end();
        }
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Order.Customer copyFields(Order.Customer from, Order.Customer current, int depth,
            Graph graph) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Order.Customer.class);
        Checks.depth(depth);
        Order.Customer customer = current != null && current != from
                && current.getClass() == Order.Customer.class ? current : new Order.Customer();
        graph.enterCopy(from, customer, INSTANCE.schema());
        customer.name = from.name;
        List<Order.Customer> friends = copyFriends(from.friends, customer.friends, depth, graph);
        if (friends != customer.friends) {
            customer.friends = friends;
        }
        graph.leave();
        return customer;
    }

    private static void writeFriends(List<Order.Customer> list, Output out, int depth,
            Graph graph) {
        int count = Counts.write("friends", list, out);
        Iterator<Order.Customer> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Order.Customer element = Lists.next(list, iterator, i);
            if (graph.write(element, Order_CustomerMarshaller.INSTANCE, out)) {
                Order_CustomerMarshaller.writeFields(element, out, depth + 1, graph);
            }
        }
        Lists.end("friends", count, list, iterator);
    }

    private static List<Order.Customer> readFriends(List<Order.Customer> current, Input in,
            int depth, Graph graph) {
        int count = Counts.read(in);
        List<Order.Customer> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Order.Customer old = Lists.get(elements, i);
            Order.Customer element = graph.isNew(in)
                    ? graph.made(Order_CustomerMarshaller.readFields(graph.reusable(old), in, depth + 1, graph))
                    : graph.known(Order_CustomerMarshaller.INSTANCE);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static long sizeOfFriends(List<Order.Customer> list, int depth, Graph graph) {
        if (list == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("friends", list);
        for (Order.Customer element : list) {
            size += graph.isNew(element, Order_CustomerMarshaller.INSTANCE)
                    ? 1 + Order_CustomerMarshaller.sizeOfFields(element, depth + 1, graph)
                    : graph.sizeOfNumber();
        }
        return size;
    }

    private static Order.Customer copySharedOrder_Customer(Order.Customer shared,
            Order.Customer current, int depth, Graph graph) {
        return graph.isNewCopy(shared)
                ? graph.made(Order_CustomerMarshaller.copyFields(shared, graph.reusable(current), depth + 1, graph))
                : graph.copied(Order_CustomerMarshaller.INSTANCE);
    }

    private static List<Order.Customer> copyFriends(List<Order.Customer> list,
            List<Order.Customer> to, int depth, Graph graph) {
        int count = Lists.count(list);
        Iterator<Order.Customer> source = Lists.iterator(list);
        List<Order.Customer> elements = Lists.target(to, list, count);
        for (int i = 0; i < count; i++) {
            Order.Customer old = Lists.get(elements, i);
            Order.Customer element = copySharedOrder_Customer(Lists.next(list, source, i), old, depth, graph);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }
}
