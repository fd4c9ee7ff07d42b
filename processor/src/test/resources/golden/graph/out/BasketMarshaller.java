    // as beginning in ancestors, but:
 * Writes and reads {@link Basket}, 1 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, with 1 for 0
    // as in ancestors: MAX_SIZE

    // as FIELDS in default-package, but:
            items list<com.acme.Basket$Item?>?

    // as static in final-fields, with Basket_ItemMarshaller for Book_LevelMarshaller, 4 for 8
    // as in bean: BasketMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in booleans, but:
        Checks.exactType(basket, Basket.class, depth);
        writeItems(basket.items, out, depth, basket);

    // as readFields in final-fields, but:
        // References are stored only if they changed: each store would cost the garbage collector time.
        List<Basket.Item> items = readItems(basket.items, in, depth, basket);
        // stored if another: basket.items = items

    // as sizeOfFields in ancestors, but:
        Checks.exactType(basket, Basket.class, depth);
        long size = 0;
        size += Counts.sizeOf("items", basket.items, 5);

    // as in empty: copy, copyInto

    // as copyFields in default-package, but:
        Checks.exactType(from, Basket.class, depth);
        List<Basket.Item> items = copyItems(from.items, basket.items, depth, basket);
        // stored if another: basket.items = items
        // without lonely.age = from.age;

    // as writeItems in bound, but:
    private static void writeItems(List<Basket.Item> list, Output out, int depth, Basket basket) {
        Iterator<Basket.Item> iterator = Lists.iterator(list);
            Basket.Item element = Lists.next(list, iterator, i);
            Basket_ItemMarshaller.writeNullable(element, out, depth + 1, basket);

    private static List<Basket.Item> readItems(List<Basket.Item> current, Input in, int depth,
            Basket basket) {
        int count = Counts.read(5, in);
        List<Basket.Item> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Basket.Item old = Lists.get(elements, i);
            Basket.Item element = Basket_ItemMarshaller.readNullable(old, in, depth + 1, basket);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    // as copyEarlier in bound, but:
    private static List<Basket.Item> copyItems(List<Basket.Item> list, List<Basket.Item> to,
            int depth, Basket basket) {
        Iterator<Basket.Item> source = Lists.iterator(list);
        List<Basket.Item> elements = Lists.target(to, list, count);
            Basket.Item element = Basket_ItemMarshaller.copyFields(Lists.next(list, source, i), elements.get(i), depth + 1, basket);
            Basket.Item element = Basket_ItemMarshaller.copyFields(Lists.next(list, source, i), null, depth + 1, basket);
}
