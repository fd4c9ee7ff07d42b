    // as beginning in empty, but:
        fixedSize = 0,
        graph = true
        // without fixedSize = 0

    // as in empty: MIN_SIZE, MAX_SIZE, Order_LineMarshaller
    // as in graph: writeMessage, readMessage, sizeOf

    // as writeFields in empty, but:
    public static void writeFields(Order.Line line, Output out, int depth, Graph graph) {
        graph.checkParent("order", Order.class, line.order);

    // as readFields in booleans, but:
    public static Order.Line readFields(Order.Line current, Input in, int depth, Graph graph) {
        line.order = graph.parent("order", Order.class, line.order);

    // as sizeOfFields in empty, but:
    public static long sizeOfFields(Order.Line line, int depth, Graph graph) {

    // as in graph: copy, copyInto

    // as copyFields in bound, but:
    public static Order.Line copyFields(Order.Line from, Order.Line current, int depth,
            Graph graph) {
        // without public static Cart.Line copyFields(Cart.Line from, Cart.Line current, int depth) {
        line.order = graph.parent("order", Order.class, line.order);
}
