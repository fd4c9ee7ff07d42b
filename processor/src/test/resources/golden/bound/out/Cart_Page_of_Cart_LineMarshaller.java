import java.util.Optional;
import org.marshal4j.runtime.generated.Optionals;
    // as beginning in ancestors, but:
 * Writes and reads {@link Cart.Page} with the type arguments of {@code Cart.Page<Cart.Line>}, 2 bytes or more each. Stateless and thread-safe.
@SuppressWarnings("unchecked")
public final class Cart_Page_of_Cart_LineMarshaller extends FillingBytesMarshaller<Cart.Page<Cart.Line>> {
        // without public final class BondMarshaller extends FillingBytesMarshaller<Bond> {

    // as MIN_SIZE in empty, with 2 for 0
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            items list<com.acme.Cart$Line?>?
            first optional<com.acme.Cart$Line>?
            """;

    private static final VarHandle ITEMS = Handles.field(MethodHandles.lookup(), Cart.Page.class, "items", List.class);

    // as static in bound, with Page for Either

    private Cart_Page_of_Cart_LineMarshaller() {
        super(Cart.Page.class, "@version@",
                TypeSchema.named("com.acme.Cart_Page_of_Cart_Line", Cart_Page_of_Cart_LineMarshaller.class, FIELDS));
    }

    @Override
    protected void writeMessage(Cart.Page<Cart.Line> page, Output out) {
        writeFields(page, out, 0);
    }

    // as readMessage in empty, but:
    protected Cart.Page<Cart.Line> readMessage(Cart.Page<Cart.Line> current, Input in) {

    @Override
    public long sizeOf(Cart.Page<Cart.Line> page) {
        return sizeOfFields(page, 0);
    }

    /** As in empty. */
    public static void writeFields(Cart.Page<Cart.Line> page, Output out, int depth) {
        Checks.exactType(page, Cart.Page.class, depth);
        writeItems((List<Cart.Line>) ITEMS.get(page), out, depth);
        writeOptionalFirst(page.first, out, depth);
    }

    /** As in empty. */
    public static Cart.Page<Cart.Line> readFields(Cart.Page<Cart.Line> current, Input in,
            int depth) {
        Checks.depth(depth, in);
        Cart.Page<Cart.Line> page = current != null && current.getClass() == Cart.Page.class ? current : new Cart.Page<Cart.Line>();
        // References are stored only if they changed: each store would cost the garbage collector time.
        List<Cart.Line> oldItems = (List<Cart.Line>) ITEMS.get(page);
        List<Cart.Line> items = readItems(oldItems, in, depth);
        if (items != oldItems) {
            ITEMS.set(page, items);
        }
        Optional<Cart.Line> first = readOptionalFirst(page.first, in, depth);
        // stored if another: page.first = first
        return page;
    }

    /** As in bound. */
    public static long sizeOfFields(Cart.Page<Cart.Line> page, int depth) {
        Checks.exactType(page, Cart.Page.class, depth);
        long size = 0;
        size += Counts.sizeOf("items", (List<Cart.Line>) ITEMS.get(page), 9);
        size += sizeOfOptionalFirst(page.first, depth);
        return size;
    }

    // as copy in bound, but:
    public Cart.Page<Cart.Line> copy(Cart.Page<Cart.Line> from) {

    @Override
    public void copyInto(Cart.Page<Cart.Line> from, Cart.Page<Cart.Line> to) {
        copyFields(Checks.anyObject(from, type()), Checks.exactType(to, Cart.Page.class), 0);
    }

    /** As in empty. */
    public static Cart.Page<Cart.Line> copyFields(Cart.Page<Cart.Line> from,
            Cart.Page<Cart.Line> current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Cart.Page.class, depth);
        Cart.Page<Cart.Line> page = OwnObjects.isFree(current, from, Cart.Page.class) ? current
                : new Cart.Page<Cart.Line>();
        List<Cart.Line> oldItems = (List<Cart.Line>) ITEMS.get(page);
        List<Cart.Line> items = copyItems((List<Cart.Line>) ITEMS.get(from), oldItems, depth);
        if (items != oldItems) {
            ITEMS.set(page, items);
        }
        Optional<Cart.Line> first = copyOptionalFirst(from.first, page.first, depth);
        // stored if another: page.first = first
        return page;
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

    // as copyEarlier in bound, but:
    private static List<Cart.Line> copyItems(List<Cart.Line> list, List<Cart.Line> to, int depth) {
        // without private static List<Cart.Page<Cart.Line>> copyEarlier(List<Cart.Page<Cart.Line>> list,
        // without List<Cart.Page<Cart.Line>> to, int depth) {
        Iterator<Cart.Line> source = Lists.iterator(list);
        List<Cart.Line> elements = Lists.target(to, list, count);
            Cart.Line element = Cart_LineMarshaller.copyFields(Lists.next(list, source, i), elements.get(i), depth + 1);
            Cart.Line element = Cart_LineMarshaller.copyFields(Lists.next(list, source, i), null, depth + 1);

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
