import java.net.URI;
import java.util.EnumMap;
import java.util.concurrent.TimeUnit;
import org.marshal4j.runtime.generated.KeyedRefill;
import org.marshal4j.runtime.generated.value.Uris;
    // as beginning in ancestors, but:
 * Writes and reads {@link Order}, 23 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, with 23 for 0
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            id int64
            time int64
            venue text?
            price decimal?
            unit enum java.util.concurrent.TimeUnit?
            origin uri?
            monies list<com.acme.Order$Money?>?
            lines list<com.acme.Order$Line?>?
            counts map<enum java.util.concurrent.TimeUnit?,int32[]?>?
            """;

    // as in evolvable: VENUE
    // as VENUES in view, with TimeUnit for Venue, TIME_UNITS for VENUES
    // as in bean: OrderMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    /** As in empty. */
    public static void writeFields(Order order, Output out, int depth) {
        Checks.exactType(order, Order.class, depth);
        writeBlock(order, out);
        Text.write((String) VENUE.get(order), out);
        BigDecimals.write(order.price, out);
        Enums.write(order.unit, out);
        Uris.write(order.origin, out);
        writeMonies(order.monies, out, depth);
        writeLines(order.lines, out, depth);
        writeCounts(order.counts, out);
    }

    /** As in empty. */
    public static Order readFields(Order current, Input in, int depth) {
        Checks.depth(depth, in);
        Order order = current != null && current.getClass() == Order.class ? current : new Order();
        readBlock(order, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String oldVenue = (String) VENUE.get(order);
        String venue = Text.read(oldVenue, in);
        if (venue != oldVenue) {
            VENUE.set(order, venue);
        }
        BigDecimal price = BigDecimals.read(order.price, in);
        if (price != order.price) {
            order.price = price;
        }
        TimeUnit unit = Enums.read(TIME_UNITS, in);
        if (unit != order.unit) {
            order.unit = unit;
        }
        URI origin = Uris.read(order.origin, in);
        if (origin != order.origin) {
            order.origin = origin;
        }
        Order.Money[] monies = readMonies(order.monies, in, depth);
        if (monies != order.monies) {
            order.monies = monies;
        }
        List<Order.Line> lines = readLines(order.lines, in, depth);
        if (lines != order.lines) {
            order.lines = lines;
        }
        EnumMap<TimeUnit, int[]> counts = readCounts(order.counts, in);
        if (counts != order.counts) {
            order.counts = counts;
        }
        return order;
    }

    /** As in bound. */
    public static long sizeOfFields(Order order, int depth) {
        Checks.exactType(order, Order.class, depth);
        long size = 16;
        size += Text.sizeOf((String) VENUE.get(order));
        size += BigDecimals.sizeOf(order.price);
        size += Enums.sizeOf(order.unit);
        size += Uris.sizeOf(order.origin);
        size += sizeOfMonies(order.monies, depth);
        size += Counts.sizeOf("lines", order.lines, 5);
        size += sizeOfCounts(order.counts);
        return size;
    }

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Order copyFields(Order from, Order current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Order.class, depth);
        Order order = OwnObjects.isFree(current, from, Order.class) ? current : new Order();
        order.id = from.id;
        order.time = from.time;
        String venue = (String) VENUE.get(from);
        if (venue != (String) VENUE.get(order)) {
            VENUE.set(order, venue);
        }
        if (order.price != from.price) {
            order.price = from.price;
        }
        if (order.unit != from.unit) {
            order.unit = from.unit;
        }
        if (order.origin != from.origin) {
            order.origin = from.origin;
        }
        Order.Money[] monies = copyMonies(from.monies, order.monies, depth);
        if (monies != order.monies) {
            order.monies = monies;
        }
        List<Order.Line> lines = copyLines(from.lines, order.lines, depth);
        if (lines != order.lines) {
            order.lines = lines;
        }
        EnumMap<TimeUnit, int[]> counts = copyCounts(from.counts, order.counts);
        if (counts != order.counts) {
            order.counts = counts;
        }
        return order;
    }

    // as writeBlock in final-fields, but:
        long offset = out.reserve(16);
        RawMemory.putLong(base, offset + 8, order.time);

    // as readBlock1 in table, but:
    private static void readBlock(Order order, Input in) {
        order.time = RawMemory.getLong(base, offset + 8);

    private static void writeMonies(Order.Money[] array, Output out, int depth) {
        int count = Counts.write(array, out);
        for (int i = 0; i < count; i++) {
            Order.Money element = array[i];
            if (Presence.write(element, out)) {
                Order_MoneyMarshaller.writeFields(element, out, depth + 1);
            }
        }
    }

    private static void writeLines(List<Order.Line> list, Output out, int depth) {
        int count = Counts.write("lines", list, out);
        Iterator<Order.Line> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Order.Line element = Lists.next(list, iterator, i);
            Order_LineMarshaller.writeNullable(element, out, depth + 1);
        }
        Lists.end("lines", count, list, iterator);
    }

    private static void writeCounts(EnumMap<TimeUnit, int[]> map, Output out) {
        int count = Counts.write("counts", map, out);
        if (count < 0) {
            return;
        }
        int written = 0;
        for (TimeUnit key : map.keySet()) {
            Counts.more("counts", count, written);
            int[] value = map.get(key);
            Enums.write(key, out);
            PrimitiveArrays.write(value, out);
            written++;
        }
        Counts.same("counts", count, written);
    }

    // as readArray in generic, but:
    private static Order.Money[] readMonies(Order.Money[] current, Input in, int depth) {
        int count = Counts.read(in);
        Order.Money[] elements = ObjectArrays.target(current, count, Order.Money[].class);
            elements[i] = Presence.read(in)
                    ? Order_MoneyMarshaller.readFields(elements[i], in, depth + 1) : null;
        // without elements[i] = Page_TradeMarshaller.readNullable(elements[i], in, depth + 1);

    // as readCorners in view-kinds, but:
    private static List<Order.Line> readLines(List<Order.Line> current, Input in, int depth) {
        List<Order.Line> elements = Lists.target(current, count);
            Order.Line old = Lists.get(elements, i);
            Order.Line element = Order_LineMarshaller.readNullable(old, in, depth + 1);

    private static EnumMap<TimeUnit, int[]> readCounts(EnumMap<TimeUnit, int[]> current, Input in) {
        int count = Counts.read(2, in);
        if (count < 0) {
            return null;
        }
        EnumMap<TimeUnit, int[]> elements = Refillable.is(current) ? current : new EnumMap<>(TimeUnit.class);
        KeyedRefill<TimeUnit, int[]> refill = new KeyedRefill<>("counts", elements);
        Iterator<TimeUnit> iterator = elements.keySet().iterator();
        for (int i = 0; i < count; i++) {
            TimeUnit old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            TimeUnit key = Enums.read(TIME_UNITS, in);
            int[] value = PrimitiveArrays.readInts(refill.valueOf(old, key), in);
            refill.put(old, key, value);
        }
        refill.end();
        return elements;
    }

    // as sizeOfEarlier in bound, but:
    private static long sizeOfMonies(Order.Money[] array, int depth) {
        if (array == null) {
        long size = StopBit.size(array.length);
        for (Order.Money element : array) {
                    : 1 + Order_MoneyMarshaller.sizeOfFields(element, depth + 1);

    private static long sizeOfCounts(EnumMap<TimeUnit, int[]> map) {
        if (map == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("counts", map);
        for (TimeUnit key : map.keySet()) {
            int[] value = map.get(key);
            size += Enums.sizeOf(key);
            size += PrimitiveArrays.sizeOf(value);
        }
        return size;
    }

    // as copyArray in generic, but:
    private static Order.Money[] copyMonies(Order.Money[] array, Order.Money[] to, int depth) {
        Order.Money[] current = OwnObjects.unless(to, array);
        Order.Money[] elements = ObjectArrays.exactly(current, array.length, Order.Money[].class);
            elements[i] = Order_MoneyMarshaller.copyFields(array[i], elements[i], depth + 1);

    // as copyLines in graph, but:
    private static List<Order.Line> copyLines(List<Order.Line> list, List<Order.Line> to,
            int depth) {
            Order.Line element = Order_LineMarshaller.copyFields(Lists.next(list, source, i), elements.get(i), depth + 1);
            Order.Line element = Order_LineMarshaller.copyFields(Lists.next(list, source, i), null, depth + 1);

    private static EnumMap<TimeUnit, int[]> copyCounts(EnumMap<TimeUnit, int[]> map,
            EnumMap<TimeUnit, int[]> to) {
        if (map == null) {
            return null;
        }
        EnumMap<TimeUnit, int[]> current = OwnObjects.unless(to, map);
        int count = map.size();
        Iterator<TimeUnit> source = map.keySet().iterator();
        EnumMap<TimeUnit, int[]> elements = Refillable.is(current) ? current : new EnumMap<>(TimeUnit.class);
        KeyedRefill<TimeUnit, int[]> refill = new KeyedRefill<>("counts", elements);
        Iterator<TimeUnit> iterator = elements.keySet().iterator();
        for (int i = 0; i < count; i++) {
            TimeUnit old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            TimeUnit next = source.next();
            TimeUnit key = OwnObjects.kept(old, next);
            int[] value = ArrayCopies.copy(map.get(next), refill.valueOf(old, key));
            refill.put(old, key, value);
        }
        refill.end();
        return elements;
    }
}
