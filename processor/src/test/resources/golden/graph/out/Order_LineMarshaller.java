    // as beginning in graph, but:
 * Writes and reads {@link Order.Line}, 5 bytes or more each. Stateless and thread-safe.

    // as in family-many: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            product text?
            count int32
            """;

    // as in bean: Order_LineMarshaller
    // as in graph: writeMessage, readMessage, sizeOf

    // as writeFields in ancestors, but:
    public static void writeFields(Order.Line line, Output out, int depth, Graph graph) {
        graph.checkParent("order", Order.class, line.order);
        Text.write(line.product, out);
        writeBlock(line, out);

    /** As in empty. */
    public static Order.Line readFields(Order.Line current, Input in, int depth, Graph graph) {
        Order.Line line = current != null && current.getClass() == Order.Line.class ? current : new Order.Line();
        Order order = graph.parent("order", Order.class, line.order);
        if (order != line.order) {
            line.order = order;
        }
        // References are stored only if they changed: each store would cost the garbage collector time.
        String product = Text.read(line.product, in);
        if (product != line.product) {
            line.product = product;
        }
        readBlock(line, in);
        return line;
    }

    // as sizeOfFields in ancestors, but:
    public static long sizeOfFields(Order.Line line, int depth, Graph graph) {
        long size = 4;
        size += Text.sizeOf(line.product);

    // as in graph: copy, copyInto

    /** As in empty. */
    public static Order.Line copyFields(Order.Line from, Order.Line current, int depth,
            Graph graph) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Order.Line.class);
        Order.Line line = OwnObjects.isFree(current, from, Order.Line.class) ? current
                : new Order.Line();
        Order order = graph.parent("order", Order.class, line.order);
        if (order != line.order) {
            line.order = order;
        }
        if (line.product != from.product) {
            line.product = from.product;
        }
        line.count = from.count;
        return line;
    }

    // as writeBlock in generic, but:
        RawMemory.putInt(base, offset, line.count);

    // as readBlock in generic, but:
        line.count = RawMemory.getInt(base, offset);
}
