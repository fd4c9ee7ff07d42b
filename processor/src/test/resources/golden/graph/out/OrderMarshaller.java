    // as beginning in family-root, but:
        graph = true,

    // as in bound: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            customer shared com.acme.Order$Customer?
            lines list<com.acme.Order$Line?>?
            """;

    // as static in graph, with Order_LineMarshaller for Basket_ItemMarshaller, 0 for 4
    // as in bean: OrderMarshaller
    // as in graph: writeMessage, readMessage, sizeOf

    /** As in empty. */
    public static void writeFields(Order order, Output out, int depth, Graph graph) {
        Checks.exactType(order, Order.class, depth);
        graph.enter(order, INSTANCE.schema());
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
        graph.enter(order, INSTANCE.schema());
        // References are stored only if they changed: each store would cost the garbage collector time.
        Order.Customer customer = graph.isNew(in)
                ? graph.made(Order_CustomerMarshaller.readFields(graph.reusable(order.customer), in, depth + 1, graph))
                : graph.known(Order_CustomerMarshaller.INSTANCE);
        // stored if another: order.customer = customer
        List<Order.Line> lines = readLines(order.lines, in, depth, graph);
        // stored if another: order.lines = lines
        graph.leave();
        return order;
    }

    /** As in bound. */
    public static long sizeOfFields(Order order, int depth, Graph graph) {
        Checks.exactType(order, Order.class, depth);
        graph.enter(order, INSTANCE.schema());
        long size = 0;
        size += graph.isNew(order.customer, Order_CustomerMarshaller.INSTANCE)
                ? 1 + Order_CustomerMarshaller.sizeOfFields(order.customer, depth + 1, graph)
                : graph.sizeOfNumber();
        size += Counts.sizeOf("lines", order.lines, 1);
        graph.leave();
        return size;
    }

    // as in graph: copy, copyInto

    // as copyFields in family-root, but:
    public static Order copyFields(Order from, Order current, int depth, Graph graph) {
        Order order = OwnObjects.isFree(current, from, Order.class) ? current : new Order();
        graph.enterCopy(from, order, INSTANCE.schema());
        Order.Customer customer = copySharedOrder_Customer(from.customer, order.customer, depth, graph);
        if (customer != order.customer) {
            order.customer = customer;
        List<Order.Line> lines = copyLines(from.lines, order.lines, depth, graph);
        if (lines != order.lines) {
            order.lines = lines;
        graph.leave();

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

    private static Order.Customer copySharedOrder_Customer(Order.Customer shared,
            Order.Customer current, int depth, Graph graph) {
        return graph.isNewCopy(shared)
                ? graph.made(Order_CustomerMarshaller.copyFields(shared, graph.reusable(current), depth + 1, graph))
                : graph.copied(Order_CustomerMarshaller.INSTANCE);
    }

    // as copyEarlier in bound, but:
    private static List<Order.Line> copyLines(List<Order.Line> list, List<Order.Line> to, int depth,
            Graph graph) {
        Iterator<Order.Line> source = Lists.iterator(list);
        List<Order.Line> elements = Lists.target(to, list, count);
            Order.Line element = Order_LineMarshaller.copyFields(Lists.next(list, source, i), elements.get(i), depth + 1, graph);
            Order.Line element = Order_LineMarshaller.copyFields(Lists.next(list, source, i), null, depth + 1, graph);
}
