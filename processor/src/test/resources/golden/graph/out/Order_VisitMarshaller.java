    // as beginning in graph, but:
public final class Order_VisitMarshaller extends BytesMarshaller<Order.Visit> {

    // as in bound: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            visitor shared com.acme.Order$Customer?
            host shared com.acme.Order$Customer?
            """;

    // as in bean: Order_VisitMarshaller
    // as in graph: writeMessage

    // as readMessage in graph, but:
            return readFields(null, in, 0, graph);

    // as in graph: sizeOf

    /** As in empty. */
    public static void writeFields(Order.Visit visit, Output out, int depth, Graph graph) {
        Checks.exactType(visit, Order.Visit.class, depth);
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

    /** As in bound. */
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

    /** As in bound. */
    public static long sizeOfFields(Order.Visit visit, int depth, Graph graph) {
        Checks.exactType(visit, Order.Visit.class, depth);
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

    // as in graph: copy

    /** As in bound. */
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

    // as copySharedOrder_Customer in graph, but:
    private static Order.Customer copySharedOrder_Customer(Order.Customer shared,
            Order.Customer current, int depth, Graph graph) {
}
