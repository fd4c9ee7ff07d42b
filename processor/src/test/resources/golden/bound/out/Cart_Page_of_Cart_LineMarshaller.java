package com.acme;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.Optionals;
import org.marshal4j.runtime.generated.OwnObjects;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads {@link Cart.Page} with the type arguments of {@code Cart.Page<Cart.Line>}, 6 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = Cart_Page_of_Cart_LineMarshaller.FIELDS
)
public final class Cart_Page_of_Cart_LineMarshaller extends FillingMarshaller<Cart.Page<Cart.Line>> implements ChronicleMarshaller<Cart.Page<Cart.Line>> {
    public static final Cart_Page_of_Cart_LineMarshaller INSTANCE = new Cart_Page_of_Cart_LineMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 6;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            number int32
            items list<com.acme.Cart$Line?>?
            first optional<com.acme.Cart$Line>?
            """;

    private static final VarHandle ITEMS = Handles.field(MethodHandles.lookup(), Cart.Page.class, "items", List.class);

    private Cart_Page_of_Cart_LineMarshaller() {
        super(Cart.Page.class, "@version@",
                TypeSchema.named("com.acme.Cart_Page_of_Cart_Line", Cart_Page_of_Cart_LineMarshaller.class, FIELDS.split("\n")));
    }

    @Override
    protected void writeMessage(Cart.Page<Cart.Line> page, Output out) {
        writeFields(page, out, 0);
    }

    @Override
    protected Cart.Page<Cart.Line> readMessage(Cart.Page<Cart.Line> current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Cart.Page<Cart.Line> page) {
        return sizeOfFields(page, 0);
    }

    @Override
    public void write(Cart.Page<Cart.Line> page, BytesOut<?> out) {
        BytesMessages.write(this, page, out);
    }

    @Override
    public Cart.Page<Cart.Line> read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Cart.Page<Cart.Line> page, BytesIn<?> in) {
        BytesMessages.readInto(this, page, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Cart.Page<Cart.Line> page, Output out, int depth) {
        Checks.exactType(page, Cart.Page.class);
        Checks.depth(depth);
        writeBlock(page, out);
        writeItems((List<Cart.Line>) ITEMS.get(page), out, depth);
        writeOptionalFirst(page.first, out, depth);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Cart.Page<Cart.Line> readFields(Cart.Page<Cart.Line> current, Input in,
            int depth) {
        Checks.depth(depth, in);
        Cart.Page<Cart.Line> page = current != null && current.getClass() == Cart.Page.class ? current : new Cart.Page<Cart.Line>();
        readBlock(page, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        List<Cart.Line> items = readItems((List<Cart.Line>) ITEMS.get(page), in, depth);
        if (items != (List<Cart.Line>) ITEMS.get(page)) {
            ITEMS.set(page, items);
        }
        Optional<Cart.Line> first = readOptionalFirst(page.first, in, depth);
        if (first != page.first) {
            page.first = first;
        }
        return page;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Cart.Page<Cart.Line> page, int depth) {
        Checks.exactType(page, Cart.Page.class);
        Checks.depth(depth);
        long size = 4;
        size += Counts.sizeOf("items", (List<Cart.Line>) ITEMS.get(page), 9);
        size += sizeOfOptionalFirst(page.first, depth);
        return size;
    }

    @Override
    public Cart.Page<Cart.Line> copy(Cart.Page<Cart.Line> from) {
        return copyFields(Checks.anyObject(from, type()), null, 0);
    }

    @Override
    public void copyInto(Cart.Page<Cart.Line> from, Cart.Page<Cart.Line> to) {
        copyFields(Checks.anyObject(from, type()), Checks.exactType(to, Cart.Page.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Cart.Page<Cart.Line> copyFields(Cart.Page<Cart.Line> from,
            Cart.Page<Cart.Line> current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Cart.Page.class);
        Checks.depth(depth);
        Cart.Page<Cart.Line> page = current != null && current != from
                && current.getClass() == Cart.Page.class ? current : new Cart.Page<Cart.Line>();
        page.number = from.number;
        List<Cart.Line> items = copyItems((List<Cart.Line>) ITEMS.get(from), (List<Cart.Line>) ITEMS.get(page), depth);
        if (items != (List<Cart.Line>) ITEMS.get(page)) {
            ITEMS.set(page, items);
        }
        Optional<Cart.Line> first = copyOptionalFirst(from.first, page.first, depth);
        if (first != page.first) {
            page.first = first;
        }
        return page;
    }

    private static void writeBlock(Cart.Page<Cart.Line> page, Output out) {
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, page.number);
    }

    private static void readBlock(Cart.Page<Cart.Line> page, Input in) {
        long offset = in.take(4);
        Object base = in.base();
        page.number = RawMemory.getInt(base, offset);
    }

    private static void writeItems(List<Cart.Line> list, Output out, int depth) {
        int count = Counts.write("items", list, out);
        Iterator<Cart.Line> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Cart.Line element = Lists.next(list, iterator, i);
            Cart_LineMarshaller.writeNullable(element, out, depth + 1);
        }
        Lists.end("items", count, list, iterator);
    }

    private static void writeOptionalFirst(Optional<Cart.Line> optional, Output out, int depth) {
        if (Optionals.write(optional, out)) {
            Cart.Line value = optional.get();
            Cart_LineMarshaller.writeFields(Checks.required("first", value), out, depth + 1);
        }
    }

    private static List<Cart.Line> readItems(List<Cart.Line> current, Input in, int depth) {
        int count = Counts.read(9, in);
        List<Cart.Line> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Cart.Line old = Lists.get(elements, i);
            Cart.Line element = Cart_LineMarshaller.readNullable(old, in, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static Optional<Cart.Line> readOptionalFirst(Optional<Cart.Line> current, Input in,
            int depth) {
        int state = Optionals.readState(in);
        if (state != Optionals.PRESENT) {
            return Optionals.absent(state);
        }
        return Optionals.of(current, Cart_LineMarshaller.readFields(Optionals.value(current), in, depth + 1));
    }

    private static long sizeOfOptionalFirst(Optional<Cart.Line> optional, int depth) {
        return optional != null && optional.isPresent() ? 9 : 1;
    }

    private static List<Cart.Line> copyItems(List<Cart.Line> list, List<Cart.Line> to, int depth) {
        int count = Lists.count(list);
        Iterator<Cart.Line> source = Lists.iterator(list);
        List<Cart.Line> elements = Lists.target(to, list, count);
        for (int i = 0; i < count; i++) {
            Cart.Line old = Lists.get(elements, i);
            Cart.Line element = Cart_LineMarshaller.copyFields(Lists.next(list, source, i), old, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static Optional<Cart.Line> copyOptionalFirst(Optional<Cart.Line> optional,
            Optional<Cart.Line> to, int depth) {
        Optional<Cart.Line> current = OwnObjects.unless(to, optional);
        Cart.Line value = Optionals.value(optional);
        if (value == null) {
            return optional;
        }
        return Optionals.of(current, Cart_LineMarshaller.copyFields(value, Optionals.value(current), depth + 1));
    }
}
