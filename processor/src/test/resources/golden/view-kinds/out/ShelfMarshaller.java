    // as beginning in family, but:


    // as in family: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS in bound, but:
            page com.acme.Page_of_Tags?

    private ShelfMarshaller() {
        super(Shelf.class, "@version@", TypeSchema.of(Shelf.class, FIELDS.split("\n"))
                        .from(TypeSchema.imports(ShelfMarshaller.class,
                                "com.acme.Page_of_Tags com.acme.Page_of_TagsMarshaller")));
    }

    // as in empty: writeMessage, readMessage, sizeOf

    /** As in empty. */
    public static void writeFields(Shelf shelf, Output out, int depth) {
        Checks.exactType(shelf, Shelf.class, depth);
        Page<Tags> page = shelf.page;
        if (Presence.write(page, out)) {
            Page_of_TagsMarshaller.writeFields(page, out, depth + 1);
        }
    }

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
        return shelf;
    }

    // as sizeOfFields in family, but:
        size += shelf.page == null ? 1
                : 1 + Page_of_TagsMarshaller.sizeOfFields(shelf.page, depth + 1);

    // as in empty: copy, copyInto

    // as copyFields in split, but:
        Checks.exactType(from, Shelf.class, depth);
        Page<Tags> page = Page_of_TagsMarshaller.copyFields(from.page, shelf.page, depth + 1);
        if (page != shelf.page) {
            shelf.page = page;
        }
}
