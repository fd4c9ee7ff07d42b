import org.marshal4j.runtime.generated.Graph;
    // as beginning in ancestors, but:
 * Writes and reads {@link Basket.Item}, 4 bytes each. Stateless and thread-safe.
        fixedSize = 4,
        graph = true,
        parent = "com.acme.Basket",

    // as in default-package: MIN_SIZE, MAX_SIZE
    // as FIELDS in default-package, with count for age
    // as in bean: Basket_ItemMarshaller

    @Override
    protected void writeMessage(Basket.Item item, Output out) {
        Graph graph = Graph.begin();
        try {
            writeFields(item, out, 0, graph);
        } finally {
            graph.end();
        }
    }

    // as writeMessage in graph, but:
    protected Basket.Item readMessage(Basket.Item current, Input in) {
            return readFields(current, in, 0, graph);

    // as writeMessage in graph, but:
    public long sizeOf(Basket.Item item) {
            return sizeOfFields(item, 0, graph);

    // as writeFields in booleans, but:
    public static void writeFields(Basket.Item item, Output out, int depth, Basket parent) {
        Checks.parent("basket", item.basket, parent);

    // as readFields in booleans, but:
    public static Basket.Item readFields(Basket.Item current, Input in, int depth, Basket parent) {
        // stored if another: item.basket = parent

    // as sizeOfFields in default-package, but:
    public static long sizeOfFields(Basket.Item item, int depth, Basket parent) {

    // as writeMessage in graph, but:
    public Basket.Item copy(Basket.Item from) {
            return copyFields(Checks.anyObject(from, Basket.Item.class), null, 0, graph);

    // as writeMessage in graph, but:
    public void copyInto(Basket.Item from, Basket.Item to) {
            copyFields(Checks.anyObject(from, Basket.Item.class),
                    Checks.exactType(to, Basket.Item.class), 0, graph);
        // without writeFields(item, out, 0, graph);

    // as copyFields in copy, but:
    public static Basket.Item copyFields(Basket.Item from, Basket.Item current, int depth,
            Basket parent) {
        // without public static ByFields copyFields(ByFields from, ByFields current, int depth) {
        // stored if another: item.basket = parent
        item.count = from.count;

    /**
     * The same, if it is not known what encloses the object.
     */
    public static void writeFields(Basket.Item item, Output out, int depth, Graph graph) {
        Checks.exactType(item, Basket.Item.class);
        graph.checkParent("basket", Basket.class, item.basket);
        writeFields(item, out, depth, item.basket);
    }

    /** As in graph. */
    public static Basket.Item readFields(Basket.Item current, Input in, int depth, Graph graph) {
        Basket.Item item = current != null && current.getClass() == Basket.Item.class ? current : new Basket.Item();
        return readFields(item, in, depth, graph.parent("basket", Basket.class, item.basket));
    }

    // as writeFields in empty, but:
     * The same, if it is not known what encloses the object.
    public static long sizeOfFields(Basket.Item item, int depth, Graph graph) {
        return sizeOfFields(item, depth, item.basket);

    /** As in graph. */
    public static Basket.Item copyFields(Basket.Item from, Basket.Item current, int depth,
            Graph graph) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Basket.Item.class);
        Basket.Item item = OwnObjects.isFree(current, from, Basket.Item.class) ? current
                : new Basket.Item();
        return copyFields(from, item, depth, graph.parent("basket", Basket.class, item.basket));
    }

    // as writeNullable in family, but:
    public static void writeNullable(Basket.Item item, Output out, int depth, Basket parent) {
        if (Presence.write(item, 4, out)) {
            writeFields(item, out, depth, parent);

    /** As in booleans. */
    public static Basket.Item readNullable(Basket.Item current, Input in, int depth,
            Basket parent) {
        return Presence.read(4, in) ? readFields(current, in, depth, parent) : null;
    }

    // as writeNullable in graph, with Graph for Basket, graph for parent
    // as readNullable in graph, with Graph for Basket, graph for parent
    // as writeBlock1 in ancestors, with writeBlock for writeBlock1, count for id
    // as readBlock1 in ancestors, with readBlock for readBlock1, count for id
}
