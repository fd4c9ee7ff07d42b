    // as beginning in ancestors, but:
 * Writes and reads {@link Cart}, 3 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, with 3 for 0
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            page com.acme.Cart_Page_of_Cart_Line?
            earlier list<com.acme.Cart_Page_of_Cart_Line?>?
            coupon com.acme.Cart_Either_of_String_and_Cart_Line?
            """;

    private CartMarshaller() {
        super(Cart.class, "@version@", TypeSchema.of(Cart.class, FIELDS)
                        .from(TypeSchema.imports(CartMarshaller.class,
                                "com.acme.Cart_Page_of_Cart_Line com.acme.Cart_Page_of_Cart_LineMarshaller",
                                "com.acme.Cart_Either_of_String_and_Cart_Line com.acme.Cart_Either_of_String_and_Cart_LineMarshaller")));
    }

    // as in empty: writeMessage, readMessage, sizeOf

    /** As in empty. */
    public static void writeFields(Cart cart, Output out, int depth) {
        Checks.exactType(cart, Cart.class, depth);
        Cart.Page<Cart.Line> page = cart.page;
        if (Presence.write(page, out)) {
            Cart_Page_of_Cart_LineMarshaller.writeFields(page, out, depth + 1);
        }
        writeEarlier(cart.earlier, out, depth);
        Cart.Either<String, Cart.Line> coupon = cart.coupon;
        if (Presence.write(coupon, out)) {
            Cart_Either_of_String_and_Cart_LineMarshaller.writeFields(coupon, out, depth + 1);
        }
    }

    /** As in empty. */
    public static Cart readFields(Cart current, Input in, int depth) {
        Checks.depth(depth, in);
        Cart cart = current != null && current.getClass() == Cart.class ? current : new Cart();
        // References are stored only if they changed: each store would cost the garbage collector time.
        Cart.Page<Cart.Line> page = Presence.read(in)
                ? Cart_Page_of_Cart_LineMarshaller.readFields(cart.page, in, depth + 1) : null;
        if (page != cart.page) {
            cart.page = page;
        }
        List<Cart.Page<Cart.Line>> earlier = readEarlier(cart.earlier, in, depth);
        // stored if another: cart.earlier = earlier
        Cart.Either<String, Cart.Line> coupon = Presence.read(in)
                ? Cart_Either_of_String_and_Cart_LineMarshaller.readFields(cart.coupon, in, depth + 1)
                : null;
        // stored if another: cart.coupon = coupon
        return cart;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Cart cart, int depth) {
        Checks.exactType(cart, Cart.class, depth);
        long size = 0;
        size += cart.page == null ? 1
                : 1 + Cart_Page_of_Cart_LineMarshaller.sizeOfFields(cart.page, depth + 1);
        size += sizeOfEarlier(cart.earlier, depth);
        size += cart.coupon == null ? 1
                : 1 + Cart_Either_of_String_and_Cart_LineMarshaller.sizeOfFields(cart.coupon, depth + 1);
        return size;
    }

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Cart copyFields(Cart from, Cart current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Cart.class, depth);
        Cart cart = OwnObjects.isFree(current, from, Cart.class) ? current : new Cart();
        Cart.Page<Cart.Line> page = Cart_Page_of_Cart_LineMarshaller.copyFields(from.page, cart.page, depth + 1);
        // stored if another: cart.page = page
        List<Cart.Page<Cart.Line>> earlier = copyEarlier(from.earlier, cart.earlier, depth);
        // stored if another: cart.earlier = earlier
        Cart.Either<String, Cart.Line> coupon = Cart_Either_of_String_and_Cart_LineMarshaller.copyFields(from.coupon, cart.coupon, depth + 1);
        // stored if another: cart.coupon = coupon
        return cart;
    }

    private static void writeEarlier(List<Cart.Page<Cart.Line>> list, Output out, int depth) {
        int count = Counts.write("earlier", list, out);
        Iterator<Cart.Page<Cart.Line>> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Cart.Page<Cart.Line> element = Lists.next(list, iterator, i);
            if (Presence.write(element, out)) {
                Cart_Page_of_Cart_LineMarshaller.writeFields(element, out, depth + 1);
            }
        }
        Lists.end("earlier", count, list, iterator);
    }

    private static List<Cart.Page<Cart.Line>> readEarlier(List<Cart.Page<Cart.Line>> current,
            Input in, int depth) {
        int count = Counts.read(in);
        List<Cart.Page<Cart.Line>> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Cart.Page<Cart.Line> old = Lists.get(elements, i);
            Cart.Page<Cart.Line> element = Presence.read(in)
                    ? Cart_Page_of_Cart_LineMarshaller.readFields(old, in, depth + 1) : null;
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static long sizeOfEarlier(List<Cart.Page<Cart.Line>> list, int depth) {
        if (list == null) {
            return Counts.SIZE_OF_NULL;
        }
        long size = Counts.sizeOf("earlier", list);
        for (Cart.Page<Cart.Line> element : list) {
            size += element == null ? 1
                    : 1 + Cart_Page_of_Cart_LineMarshaller.sizeOfFields(element, depth + 1);
        }
        return size;
    }

    private static List<Cart.Page<Cart.Line>> copyEarlier(List<Cart.Page<Cart.Line>> list,
            List<Cart.Page<Cart.Line>> to, int depth) {
        int count = Lists.count(list);
        Iterator<Cart.Page<Cart.Line>> source = Lists.iterator(list);
        List<Cart.Page<Cart.Line>> elements = Lists.target(to, list, count);
        int reused = Lists.reusable(elements, count);
        for (int i = 0; i < reused; i++) {
            Cart.Page<Cart.Line> element = Cart_Page_of_Cart_LineMarshaller.copyFields(Lists.next(list, source, i), elements.get(i), depth + 1);
            Lists.put(elements, i, element);
        }
        for (int i = reused; i < count; i++) {
            Cart.Page<Cart.Line> element = Cart_Page_of_Cart_LineMarshaller.copyFields(Lists.next(list, source, i), null, depth + 1);
            elements.add(element);
        }
        return Lists.trim(elements, count);
    }
}
