    // as beginning in graph

    // as in bound: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            name text?
            friends list<shared com.acme.Order$Customer?>?
            """;

    // as in bean: Order_CustomerMarshaller
    // as in graph: writeMessage, readMessage, sizeOf

    /** As in empty. */
    public static void writeFields(Order.Customer customer, Output out, int depth, Graph graph) {
        Checks.exactType(customer, Order.Customer.class, depth);
        graph.enter(customer, INSTANCE.schema());
        Text.write(customer.name, out);
        writeFriends(customer.friends, out, depth, graph);
        graph.leave();
    }

    /** As in empty. */
    public static Order.Customer readFields(Order.Customer current, Input in, int depth,
            Graph graph) {
        Checks.depth(depth, in);
        Order.Customer customer = current != null && current.getClass() == Order.Customer.class ? current : new Order.Customer();
        graph.enter(customer, INSTANCE.schema());
        // References are stored only if they changed: each store would cost the garbage collector time.
        String name = Text.read(customer.name, in);
        // stored if another: customer.name = name
        List<Order.Customer> friends = readFriends(customer.friends, in, depth, graph);
        // stored if another: customer.friends = friends
        graph.leave();
        return customer;
    }

    /** As in bound. */
    public static long sizeOfFields(Order.Customer customer, int depth, Graph graph) {
        Checks.exactType(customer, Order.Customer.class, depth);
        graph.enter(customer, INSTANCE.schema());
        long size = 0;
        size += Text.sizeOf(customer.name);
        size += sizeOfFriends(customer.friends, depth, graph);
        graph.leave();
        return size;
    }

    // as in graph: copy, copyInto

    // as copyFields in family-root, but:
    public static Order.Customer copyFields(Order.Customer from, Order.Customer current, int depth,
            Graph graph) {
        // without public static Event.Journal copyFields(Event.Journal from, Event.Journal current, int depth) {
        graph.enterCopy(from, customer, INSTANCE.schema());
        if (customer.name != from.name) {
            customer.name = from.name;
        List<Order.Customer> friends = copyFriends(from.friends, customer.friends, depth, graph);
        if (friends != customer.friends) {
            customer.friends = friends;
        graph.leave();

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
            return Counts.SIZE_OF_NULL;
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
