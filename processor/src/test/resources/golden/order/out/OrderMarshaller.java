package com.acme;

import java.util.Iterator;
import java.util.List;
import org.marshal4j.chronicle.FillingBytesMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.OwnObjects;
import org.marshal4j.runtime.generated.value.ArrayCopies;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Enums;
import org.marshal4j.runtime.generated.value.PrimitiveArrays;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads {@link Order}, 31 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = OrderMarshaller.FIELDS
)
public final class OrderMarshaller extends FillingBytesMarshaller<Order> {
    public static final OrderMarshaller INSTANCE = new OrderMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 31;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            id int64
            customer com.acme.Customer
            lines list<com.acme.OrderLine?>?
            side enum com.acme.Side(BUY,SELL)?
            currency text
            note text?
            priority int32?
            discount float64
            prices float64[]?
            tags list<text?>?
            matrix list<list<int32?>?>?
            allowed list<enum com.acme.Side(BUY,SELL)?>
            """;

    private static final Side[] SIDES = Side.values();

    private OrderMarshaller() {
        super(Order.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Order order, Output out) {
        writeFields(order, out, 0);
    }

    @Override
    protected Order readMessage(Order current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Order order) {
        return sizeOfFields(order, 0);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Order order, Output out, int depth) {
        Checks.exactType(order, Order.class, depth);
        writeBlock1(order, out);
        CustomerMarshaller.writeFields(Checks.required("customer", order.customer), out, depth + 1);
        writeLines(order.lines, out, depth);
        Enums.write(order.side, out);
        Text.write(Checks.required("currency", order.currency), out);
        Text.write(order.note, out);
        writeBlock2(order, out);
        PrimitiveArrays.write(order.prices, out);
        writeTags(order.tags, out);
        writeMatrix(order.matrix, out);
        writeAllowed(Checks.required("allowed", order.allowed), out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Order readFields(Order current, Input in, int depth) {
        Checks.depth(depth, in);
        Order order = current != null && current.getClass() == Order.class ? current : new Order();
        readPart1(order, in, depth);
        readPart2(order, in, depth);
        return order;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Order order, int depth) {
        Checks.exactType(order, Order.class, depth);
        long size = 21;
        size += CustomerMarshaller.sizeOfFields(Checks.required("customer", order.customer), depth + 1);
        size += Counts.sizeOf("lines", order.lines, 13);
        size += Enums.sizeOf(order.side);
        size += Text.sizeOf(Checks.required("currency", order.currency));
        size += Text.sizeOf(order.note);
        size += PrimitiveArrays.sizeOf(order.prices);
        size += sizeOfTags(order.tags);
        size += sizeOfMatrix(order.matrix);
        size += sizeOfAllowed(Checks.required("allowed", order.allowed));
        return size;
    }

    @Override
    public Order copy(Order from) {
        return copyFields(Checks.anyObject(from, Order.class), null, 0);
    }

    @Override
    public void copyInto(Order from, Order to) {
        copyFields(Checks.anyObject(from, Order.class), Checks.exactType(to, Order.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Order copyFields(Order from, Order current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Order.class, depth);
        Order order = OwnObjects.isFree(current, from, Order.class) ? current : new Order();
        order.id = from.id;
        Customer customer = CustomerMarshaller.copyFields(from.customer, order.customer, depth + 1);
        if (customer != order.customer) {
            order.customer = customer;
        }
        List<OrderLine> lines = copyLines(from.lines, order.lines, depth);
        if (lines != order.lines) {
            order.lines = lines;
        }
        order.side = from.side;
        order.currency = from.currency;
        order.note = from.note;
        order.priority = from.priority;
        order.discount = from.discount;
        double[] prices = ArrayCopies.copy(from.prices, order.prices);
        if (prices != order.prices) {
            order.prices = prices;
        }
        List<String> tags = Lists.copy(from.tags, order.tags);
        if (tags != order.tags) {
            order.tags = tags;
        }
        List<List<Integer>> matrix = copyMatrix(from.matrix, order.matrix);
        if (matrix != order.matrix) {
            order.matrix = matrix;
        }
        List<Side> allowed = Lists.copy(from.allowed, order.allowed);
        if (allowed != order.allowed) {
            order.allowed = allowed;
        }
        return order;
    }

    private static void writeBlock1(Order order, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putLong(base, offset, order.id);
    }

    private static void readBlock1(Order order, Input in) {
        long offset = in.take(8);
        Object base = in.base();
        order.id = RawMemory.getLong(base, offset);
    }

    private static void writeBlock2(Order order, Output out) {
        Checks.required("discount", order.discount);
        long offset = out.reserve(13);
        Object base = out.base();
        Boxes.putInteger(base, offset, order.priority);
        RawMemory.putDouble(base, offset + 5, order.discount);
    }

    private static void readBlock2(Order order, Input in) {
        long offset = in.take(13);
        Object base = in.base();
        order.priority = Boxes.getInteger(order.priority, base, offset);
        order.discount = Boxes.plainDouble(order.discount, base, offset + 5);
    }

    private static void writeLines(List<OrderLine> list, Output out, int depth) {
        int count = Counts.write("lines", list, out);
        Iterator<OrderLine> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            OrderLine element = Lists.next(list, iterator, i);
            OrderLineMarshaller.writeNullable(element, out, depth + 1);
        }
        Lists.end("lines", count, list, iterator);
    }

    private static void writeTags(List<String> list, Output out) {
        int count = Counts.write("tags", list, out);
        Iterator<String> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            String element = Lists.next(list, iterator, i);
            Text.write(element, out);
        }
        Lists.end("tags", count, list, iterator);
    }

    private static void writeMatrixElement(List<Integer> list, Output out) {
        int count = Counts.write("matrix[]", list, out);
        Iterator<Integer> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Integer element = Lists.next(list, iterator, i);
            long offset = out.reserve(5);
            Boxes.putInteger(out.base(), offset, element);
        }
        Lists.end("matrix[]", count, list, iterator);
    }

    private static void writeMatrix(List<List<Integer>> list, Output out) {
        int count = Counts.write("matrix", list, out);
        Iterator<List<Integer>> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            List<Integer> element = Lists.next(list, iterator, i);
            writeMatrixElement(element, out);
        }
        Lists.end("matrix", count, list, iterator);
    }

    private static void writeAllowed(List<Side> list, Output out) {
        int count = Counts.write("allowed", list, out);
        Iterator<Side> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Side element = Lists.next(list, iterator, i);
            Enums.write(element, out);
        }
        Lists.end("allowed", count, list, iterator);
    }

    private static List<OrderLine> readLines(List<OrderLine> current, Input in, int depth) {
        int count = Counts.read(13, in);
        List<OrderLine> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            OrderLine old = Lists.get(elements, i);
            OrderLine element = OrderLineMarshaller.readNullable(old, in, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static List<String> readTags(List<String> current, Input in) {
        int count = Counts.read(in);
        List<String> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            String old = Lists.get(elements, i);
            String element = Text.read(old, in);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static List<Integer> readMatrixElement(List<Integer> current, Input in) {
        int count = Counts.read(5, in);
        List<Integer> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Integer old = Lists.get(elements, i);
            long offset = in.take(5);
            Integer element = Boxes.getInteger(old, in.base(), offset);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static List<List<Integer>> readMatrix(List<List<Integer>> current, Input in) {
        int count = Counts.read(in);
        List<List<Integer>> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            List<Integer> old = Lists.get(elements, i);
            List<Integer> element = readMatrixElement(old, in);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static List<Side> readAllowed(List<Side> current, Input in) {
        int count = Counts.read(in);
        List<Side> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Side element = Enums.read(SIDES, in);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static void readPart1(Order order, Input in, int depth) {
        readBlock1(order, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        Customer customer = CustomerMarshaller.readFields(order.customer, in, depth + 1);
        if (customer != order.customer) {
            order.customer = customer;
        }
        List<OrderLine> lines = readLines(order.lines, in, depth);
        if (lines != order.lines) {
            order.lines = lines;
        }
        Side side = Enums.read(SIDES, in);
        if (side != order.side) {
            order.side = side;
        }
        String currency = Checks.present("currency", Text.read(order.currency, in));
        if (currency != order.currency) {
            order.currency = currency;
        }
        String note = Text.read(order.note, in);
        if (note != order.note) {
            order.note = note;
        }
        readBlock2(order, in);
        double[] prices = PrimitiveArrays.readDoubles(order.prices, in);
        if (prices != order.prices) {
            order.prices = prices;
        }
        List<String> tags = readTags(order.tags, in);
        if (tags != order.tags) {
            order.tags = tags;
        }
    }

    private static void readPart2(Order order, Input in, int depth) {
        List<List<Integer>> matrix = readMatrix(order.matrix, in);
        if (matrix != order.matrix) {
            order.matrix = matrix;
        }
        List<Side> allowed = Checks.present("allowed", readAllowed(order.allowed, in));
        if (allowed != order.allowed) {
            order.allowed = allowed;
        }
    }

    private static long sizeOfTags(List<String> list) {
        if (list == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("tags", list);
        for (String element : list) {
            size += Text.sizeOf(element);
        }
        return size;
    }

    private static long sizeOfMatrix(List<List<Integer>> list) {
        if (list == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("matrix", list);
        for (List<Integer> element : list) {
            size += Counts.sizeOf("matrix[]", element, 5);
        }
        return size;
    }

    private static long sizeOfAllowed(List<Side> list) {
        if (list == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("allowed", list);
        for (Side element : list) {
            size += Enums.sizeOf(element);
        }
        return size;
    }

    private static List<OrderLine> copyLines(List<OrderLine> list, List<OrderLine> to, int depth) {
        int count = Lists.count(list);
        Iterator<OrderLine> source = Lists.iterator(list);
        List<OrderLine> elements = Lists.target(to, list, count);
        for (int i = 0; i < count; i++) {
            OrderLine old = Lists.get(elements, i);
            OrderLine element = OrderLineMarshaller.copyFields(Lists.next(list, source, i), old, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static List<List<Integer>> copyMatrix(List<List<Integer>> list,
            List<List<Integer>> to) {
        int count = Lists.count(list);
        Iterator<List<Integer>> source = Lists.iterator(list);
        List<List<Integer>> elements = Lists.target(to, list, count);
        for (int i = 0; i < count; i++) {
            List<Integer> old = Lists.get(elements, i);
            List<Integer> element = Lists.copy(Lists.next(list, source, i), old);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }
}
