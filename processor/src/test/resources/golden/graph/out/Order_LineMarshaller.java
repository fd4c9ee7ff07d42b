package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.Graph;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Order.Line}, 5 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        graph = true,
        fields = Order_LineMarshaller.FIELDS
)
public final class Order_LineMarshaller extends FillingMarshaller<Order.Line> implements ChronicleMarshaller<Order.Line> {
    public static final Order_LineMarshaller INSTANCE = new Order_LineMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 5;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            product text?
            count int32
            """;

    private Order_LineMarshaller() {
        super(Order.Line.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Order.Line line, Output out) {
        Graph graph = Graph.begin();
        try {
            writeFields(line, out, 0, graph);
        } finally {
            graph.end();
        }
    }

    @Override
    protected Order.Line readMessage(Order.Line current, Input in) {
        Graph graph = Graph.begin();
        try {
            return readFields(current, in, 0, graph);
        } finally {
            graph.end();
        }
    }

    @Override
    public long sizeOf(Order.Line line) {
        Graph graph = Graph.begin();
        try {
            return sizeOfFields(line, 0, graph);
        } finally {
            graph.end();
        }
    }

    @Override
    public void write(Order.Line line, BytesOut<?> out) {
        BytesMessages.write(this, line, out);
    }

    @Override
    public Order.Line read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Order.Line line, BytesIn<?> in) {
        BytesMessages.readInto(this, line, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Order.Line line, Output out, int depth, Graph graph) {
        Checks.exactType(line, Order.Line.class);
        graph.checkParent("order", Order.class, line.order);
        Text.write(line.product, out);
        writeBlock(line, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Order.Line readFields(Order.Line current, Input in, int depth, Graph graph) {
        Order.Line line = current != null && current.getClass() == Order.Line.class ? current : new Order.Line();
        line.order = graph.parent("order", Order.class, line.order);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String product = Text.read(line.product, in);
        if (product != line.product) {
            line.product = product;
        }
        readBlock(line, in);
        return line;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Order.Line line, int depth, Graph graph) {
        Checks.exactType(line, Order.Line.class);
        long size = 4;
        size += Text.sizeOf(line.product);
        return size;
    }

    @Override
    public Order.Line copy(Order.Line from) {
        Graph graph = Graph.begin();
        try {
            return copyFields(Checks.anyObject(from, Order.Line.class), null, 0, graph);
        } finally {
            graph.end();
        }
    }

    @Override
    public void copyInto(Order.Line from, Order.Line to) {
        Graph graph = Graph.begin();
        try {
            copyFields(Checks.anyObject(from, Order.Line.class),
                    Checks.exactType(to, Order.Line.class), 0, graph);
        } finally {
            graph.end();
        }
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Order.Line copyFields(Order.Line from, Order.Line current, int depth,
            Graph graph) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Order.Line.class);
        Order.Line line = current != null && current != from
                && current.getClass() == Order.Line.class ? current : new Order.Line();
        line.order = graph.parent("order", Order.class, line.order);
        line.product = from.product;
        line.count = from.count;
        return line;
    }

    private static void writeBlock(Order.Line line, Output out) {
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, line.count);
    }

    private static void readBlock(Order.Line line, Input in) {
        long offset = in.take(4);
        Object base = in.base();
        line.count = RawMemory.getInt(base, offset);
    }
}
