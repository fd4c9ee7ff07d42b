    // as beginning in empty, but:
        fixedSize = 0,
        graph = true
        // without fixedSize = 0

    // as in empty: MIN_SIZE, MAX_SIZE, Order_LineMarshaller
    // as in graph: writeMessage, readMessage, sizeOf

    // as writeFields in empty, but:
    public static void writeFields(Order.Line line, Output out, int depth, Graph graph) {
        graph.checkParent("order", Order.class, line.order);

    /** As in empty. */
    public static Order.Line readFields(Order.Line current, Input in, int depth, Graph graph) {
        Order.Line line = current != null && current.getClass() == Order.Line.class ? current : new Order.Line();
        Order order = graph.parent("order", Order.class, line.order);
        // stored if another: line.order = order
        return line;
    }

    // as sizeOfFields in empty, but:
    public static long sizeOfFields(Order.Line line, int depth, Graph graph) {

    // as in graph: copy, copyInto

    // as copyFields in copy, but:
    public static Order.Line copyFields(Order.Line from, Order.Line current, int depth,
            Graph graph) {
        // without public static ByFields copyFields(ByFields from, ByFields current, int depth) {
        Order order = graph.parent("order", Order.class, line.order);
        // stored if another: line.order = order
}
