import java.util.Optional;
import org.marshal4j.runtime.generated.Optionals;
    // as beginning in ancestors, but:
 * Writes and reads {@link Cart.Page} with the type arguments of {@code Cart.Page<Cart.Line>}, 6 bytes or more each. Stateless and thread-safe.
public final class Cart_Page_of_Cart_LineMarshaller implements ChronicleMarshaller<Cart.Page<Cart.Line>> {

    // as MIN_SIZE in empty, but:
    public static final int MIN_SIZE = 6;

    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            number int32
            items list<com.acme.Cart$Line?>?
            first optional<com.acme.Cart$Line>?
            """;

    private static final Schema SCHEMA = TypeSchema.named("com.acme.Cart_Page_of_Cart_Line", Cart_Page_of_Cart_LineMarshaller.class, FIELDS.split("\n"));

    private static final VarHandle ITEMS = Handles.field(MethodHandles.lookup(), Cart.Page.class, "items", List.class);

    private static final int MIN_SIZE_OF_ITEMS_ELEMENT = 9;

    // as in empty: static, Cart_Page_of_Cart_LineMarshaller

    // as write in empty, but:
    public void write(Cart.Page<Cart.Line> page, Output out) {
            writeFields(page, out, 0);

    // as read in empty, but:
    public Cart.Page<Cart.Line> read(Input in) {

    // as readInto in empty, but:
    public void readInto(Cart.Page<Cart.Line> page, Input in) {
            Checks.exactType(page, Cart.Page.class);
            readFields(page, in, 0);

    @Override
    public long sizeOf(Cart.Page<Cart.Line> page) {
        return sizeOfFields(page, 0);
    }

    // as in empty: schema

    // as type in bound, but:
    public Class<Cart.Page<Cart.Line>> type() {
        return (Class<Cart.Page<Cart.Line>>) (Class<?>) Cart.Page.class;

    @Override
    public void write(Cart.Page<Cart.Line> page, BytesOut<?> out) {
        BytesMessages.write(this, page, out);
    }

    // as read in empty, but:
    public Cart.Page<Cart.Line> read(BytesIn<?> in) {

    @Override
    public void readInto(Cart.Page<Cart.Line> page, BytesIn<?> in) {
        BytesMessages.readInto(this, page, in);
    }

    /** As in empty. */
    public static void writeFields(Cart.Page<Cart.Line> page, Output out, int depth) {
        Checks.exactType(page, Cart.Page.class);
        Checks.depth(depth);
        writeBlock(page, out);
        writeItems((List<Cart.Line>) ITEMS.get(page), out, depth);
        writeOptionalFirst(page.first, out, depth);
    }

    /** As in empty. */
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

    /** As in empty. */
    public static long sizeOfFields(Cart.Page<Cart.Line> page, int depth) {
        Checks.exactType(page, Cart.Page.class);
        Checks.depth(depth);
        long size = 4;
        size += sizeOfItems((List<Cart.Line>) ITEMS.get(page), depth);
        size += sizeOfOptionalFirst(page.first, depth);
        return size;
    }

    // as copy in bound, but:
    public Cart.Page<Cart.Line> copy(Cart.Page<Cart.Line> from) {

    @Override
    public void copyInto(Cart.Page<Cart.Line> from, Cart.Page<Cart.Line> to) {
        Checks.anyObject(from, type());
        Checks.exactType(to, Cart.Page.class);
        copyFields(from, to, 0);
    }

    /** As in empty. */
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
        storeBlock(page, out.base(), offset);
    }

    private static void storeBlock(Cart.Page<Cart.Line> page, Object base, long offset) {
        RawMemory.putInt(base, offset, page.number);
    }

    private static void readBlock(Cart.Page<Cart.Line> page, Input in) {
        long offset = in.take(4);
        loadBlock(page, in.base(), offset);
    }

    private static void loadBlock(Cart.Page<Cart.Line> page, Object base, long offset) {
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

    // as readTags in bean, but:
    private static List<Cart.Line> readItems(List<Cart.Line> current, Input in, int depth) {
        int count = Counts.read(MIN_SIZE_OF_ITEMS_ELEMENT, in);
        List<Cart.Line> elements = Lists.target(current, count);
            Cart.Line old = Lists.get(elements, i);
            Cart.Line element = Cart_LineMarshaller.readNullable(old, in, depth + 1);

    private static Optional<Cart.Line> readOptionalFirst(Optional<Cart.Line> current, Input in,
            int depth) {
        int state = Optionals.readState(in);
        if (state != Optionals.PRESENT) {
            return Optionals.absent(state);
        }
        return Optionals.of(current, Cart_LineMarshaller.readFields(Optionals.value(current), in, depth + 1));
    }

    private static long sizeOfItems(List<Cart.Line> list, int depth) {
        if (list == null) {
            return StopBit.size(-1);
        }
        return Counts.sizeOf("items", list) + 9L * list.size();
    }

    private static long sizeOfOptionalFirst(Optional<Cart.Line> optional, int depth) {
        return optional != null && optional.isPresent() ? 9 : 1;
    }

    private static List<Cart.Line> copyItems(List<Cart.Line> list, List<Cart.Line> to, int depth) {
        if (list == null) {
            return null;
        }
        List<Cart.Line> current = OwnObjects.unless(to, list);
        int count = list.size();
        Iterator<Cart.Line> source = Lists.iterator(list);
        List<Cart.Line> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Cart.Line old = Lists.get(elements, i);
            Cart.Line element = Cart_LineMarshaller.copyFields(Lists.next(list, source, i), old, depth + 1);
            Lists.put(elements, i, element);
        }
        Lists.trim(elements, count);
        return elements;
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
