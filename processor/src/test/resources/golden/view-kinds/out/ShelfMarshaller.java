    // as beginning in family

    // as in bound: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            page com.acme.Page_of_Tags?
            corners list<java.awt.Point?>?
            """;

    // as static in view, with PointMarshaller for FillMarshaller, 4 for 12

    // as CartMarshaller in bound, but:
                                "com.acme.Page_of_Tags com.acme.Page_of_TagsMarshaller",
                                "java.awt.Point com.acme.PointMarshaller")));

    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in final-fields, but:
        Page<Tags> page = shelf.page;
        if (Presence.write(page, out)) {
            Page_of_TagsMarshaller.writeFields(page, out, depth + 1);
        }
        writeCorners(shelf.corners, out, depth);

    /** As in empty. */
    public static Shelf readFields(Shelf current, Input in, int depth) {
        Checks.depth(depth, in);
        Shelf shelf = current != null && current.getClass() == Shelf.class ? current : new Shelf();
        // References are stored only if they changed: each store would cost the garbage collector time.
        Page<Tags> page = Presence.read(in)
                ? Page_of_TagsMarshaller.readFields(shelf.page, in, depth + 1) : null;
        if (page != shelf.page) {
            shelf.page = page;
        }
        List<Point> corners = readCorners(shelf.corners, in, depth);
        if (corners != shelf.corners) {
            shelf.corners = corners;
        }
        return shelf;
    }

    // as sizeOfFields in schema-id, but:
        size += shelf.page == null ? 1
                : 1 + Page_of_TagsMarshaller.sizeOfFields(shelf.page, depth + 1);
        size += Counts.sizeOf("corners", shelf.corners, 5);

    // as in empty: copy, copyInto

    // as copyFields in view-kinds, but:
        Page<Tags> page = Page_of_TagsMarshaller.copyFields(from.page, shelf.page, depth + 1);
        if (page != shelf.page) {
            shelf.page = page;
        List<Point> corners = copyCorners(from.corners, shelf.corners, depth);
        if (corners != shelf.corners) {
            shelf.corners = corners;

    private static void writeCorners(List<Point> list, Output out, int depth) {
        int count = Counts.write("corners", list, out);
        Iterator<Point> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Point element = Lists.next(list, iterator, i);
            PointMarshaller.writeNullable(element, out, depth + 1);
        }
        Lists.end("corners", count, list, iterator);
    }

    private static List<Point> readCorners(List<Point> current, Input in, int depth) {
        int count = Counts.read(5, in);
        List<Point> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Point old = Lists.get(elements, i);
            Point element = PointMarshaller.readNullable(old, in, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    // as copyItems in view-kinds, with Point for Tags, copyCorners for copyItems, PointMarshaller for TagsMarshaller
}
