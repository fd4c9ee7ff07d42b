    // as beginning in graph, but:
 * Writes and reads {@link Order.Line}, 0 bytes each. Stateless and thread-safe.
        fixedSize = 0,
        parent = "com.acme.Order"

    // as in empty: MIN_SIZE, MAX_SIZE, Order_LineMarshaller
    // as in graph: writeMessage, readMessage, sizeOf

    // as writeFields in empty, but:
    public static void writeFields(Order.Line line, Output out, int depth, Order parent) {
        Checks.parent("order", line.order, parent);

    // as readFields in graph, but:
    public static Order.Line readFields(Order.Line current, Input in, int depth, Order parent) {
        if (parent != line.order) {
            line.order = parent;
        // without readBlock(item, in);

    // as sizeOfFields in graph, with Order for Basket, 0 for 4
    // as in graph: copy, copyInto

    // as copyFields in graph, but:
            Order parent) {
        if (parent != line.order) {
            line.order = parent;
        // without item.count = from.count;

    // as writeFields in graph, with order for basket, Order for Basket
    // as readFields in graph, with order for basket, Order for Basket
    // as sizeOfFields in graph, with order for basket
    // as copyFields in graph, with order for basket, Order for Basket
}
