import org.marshal4j.runtime.generated.Graph;
    // as beginning in family, but:
 * Writes and reads {@link Order}, 10 bytes or more each. Stateless and thread-safe.
        graph = true,

    // as in bound: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            id int64
            customer shared com.acme.Order$Customer?
            lines list<com.acme.Order$Line?>?
            """;

    // as in ancestors: SCHEMA
    // as in empty: static, OrderMarshaller

    @Override
    public void write(Order order, Output out) {
        long start = out.position();
        Graph graph = Graph.begin();
        try {
            writeFields(order, out, 0, graph);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        } finally {
            graph.end();
        }
    }

    // as write in graph, but:
    public Order read(Input in) {
        long start = in.position();
            return readFields(null, in, 0, graph);
            throw Failures.reading(this, in, start, failure);

    @Override
    public void readInto(Order order, Input in) {
        long start = in.position();
        Graph graph = Graph.begin();
        try {
            Checks.exactType(order, Order.class);
            readFields(order, in, 0, graph);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
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

    // as in empty: schema, type, write, read, readInto

    /** As in empty. */
    public static void writeFields(Order order, Output out, int depth, Graph graph) {
        Checks.exactType(order, Order.class);
        Checks.depth(depth);
        graph.enter(order, SCHEMA);
        writeBlock(order, out);
        Order.Customer customer = order.customer;
        if (graph.write(customer, Order_CustomerMarshaller.INSTANCE, out)) {
            Order_CustomerMarshaller.writeFields(customer, out, depth + 1, graph);
        }
        writeLines(order.lines, out, depth, graph);
        graph.leave();
    }

    /** As in empty. */
    public static Order readFields(Order current, Input in, int depth, Graph graph) {
        Checks.depth(depth, in);
        Order order = current != null && current.getClass() == Order.class ? current : new Order();
        graph.enter(order, SCHEMA);
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

    /** As in empty. */
    public static long sizeOfFields(Order order, int depth, Graph graph) {
        Checks.exactType(order, Order.class);
        Checks.depth(depth);
        graph.enter(order, SCHEMA);
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
            Checks.anyObject(from, Order.class);
            return copyFields(from, null, 0, graph);
        } finally {
            graph.end();
        }
    }

    @Override
    public void copyInto(Order from, Order to) {
        Graph graph = Graph.begin();
        try {
            Checks.anyObject(from, Order.class);
            Checks.exactType(to, Order.class);
            copyFields(from, to, 0, graph);
        } finally {
            graph.end();
        }
    }

    /** As in empty. */
    public static Order copyFields(Order from, Order current, int depth, Graph graph) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Order.class);
        Checks.depth(depth);
        Order order = current != null && current != from && current.getClass() == Order.class
                ? current : new Order();
        graph.enterCopy(from, order, SCHEMA);
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

    // as in bound: writeBlock, storeBlock, readBlock, loadBlock

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

    // as readEarlier in bound, but:
    private static List<Order.Line> readLines(List<Order.Line> current, Input in, int depth,
            Graph graph) {
        List<Order.Line> elements = Lists.target(current, count);
            Order.Line old = Lists.get(elements, i);
            Order.Line element = Presence.read(in)
                    ? Order_LineMarshaller.readFields(old, in, depth + 1, graph) : null;

    // as sizeOfEarlier in bound, but:
    private static long sizeOfLines(List<Order.Line> list, int depth, Graph graph) {
        long size = Counts.sizeOf("lines", list);
        for (Order.Line element : list) {
                    : 1 + Order_LineMarshaller.sizeOfFields(element, depth + 1, graph);

    private static Order.Customer copySharedOrder_Customer(Order.Customer shared,
            Order.Customer current, int depth, Graph graph) {
        return graph.isNewCopy(shared)
                ? graph.made(Order_CustomerMarshaller.copyFields(shared, graph.reusable(current), depth + 1, graph))
                : graph.copied(Order_CustomerMarshaller.INSTANCE);
    }

    // as copyEarlier in bound, but:
    private static List<Order.Line> copyLines(List<Order.Line> list, List<Order.Line> to, int depth,
            Graph graph) {
        List<Order.Line> current = OwnObjects.unless(to, list);
        Iterator<Order.Line> source = Lists.iterator(list);
        List<Order.Line> elements = Lists.target(current, count);
            Order.Line old = Lists.get(elements, i);
            Order.Line element = Order_LineMarshaller.copyFields(Lists.next(list, source, i), old, depth + 1, graph);
}
