    // as beginning in ancestors, but:
 * Writes and reads {@link Wide}, 95 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, with 95 for 0
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            i0 int32?
            i1 int32?
        // and so on, up to:
            i15 int32?
            t0 text(max=9)?
            t1 text(max=9)?
        // and so on, up to:
            t14 text(max=9)?
            """;

    // as in bean: WideMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in empty, but:
        writePart1(wide, out, depth);
        writePart2(wide, out, depth);

    // as readFields in booleans, but:
        readPart1(wide, in, depth);
        readPart2(wide, in, depth);
        // without readBlock(flags, in);

    // as sizeOfFields in key, but:
        long size = 80;
        size += sizeOfPart1(wide, depth);
        size += sizeOfPart2(wide, depth);

    // as in empty: copy, copyInto

    // as copyFields in evolvable, but:
        copyPart1(from, wide, depth);
        copyPart2(from, wide, depth);
        copyPart3(from, wide, depth);

    // as writeBlock in copy, with 80 for 16

    private static void storeBlock(Wide wide, Object base, long offset) {
        storeBlockPart1(wide, base, offset);
        storeBlockPart2(wide, base, offset);
    }

    private static void storeBlockPart1(Wide wide, Object base, long offset) {
        Boxes.putInteger(base, offset, wide.i0);
        Boxes.putInteger(base, offset + 5, wide.i1);
        Boxes.putInteger(base, offset + 10, wide.i2);
        // and so on, up to:
        Boxes.putInteger(base, offset + 70, wide.i14);
    }

    private static void storeBlockPart2(Wide wide, Object base, long offset) {
        Boxes.putInteger(base, offset + 75, wide.i15);
    }

    // as readBlock in copy, with 80 for 16

    private static void loadBlock(Wide wide, Object base, long offset) {
        loadBlockPart1(wide, base, offset);
        loadBlockPart2(wide, base, offset);
    }

    private static void loadBlockPart1(Wide wide, Object base, long offset) {
        wide.i0 = Boxes.getInteger(wide.i0, base, offset);
        wide.i1 = Boxes.getInteger(wide.i1, base, offset + 5);
        wide.i2 = Boxes.getInteger(wide.i2, base, offset + 10);
        // and so on, up to:
        wide.i14 = Boxes.getInteger(wide.i14, base, offset + 70);
    }

    private static void loadBlockPart2(Wide wide, Object base, long offset) {
        wide.i15 = Boxes.getInteger(wide.i15, base, offset + 75);
    }

    private static void writePart1(Wide wide, Output out, int depth) {
        writeBlock(wide, out);
        Text.write("t0", wide.t0, 9, out);
        Text.write("t1", wide.t1, 9, out);
        // and so on, up to:
        Text.write("t12", wide.t12, 9, out);
    }

    private static void writePart2(Wide wide, Output out, int depth) {
        Text.write("t13", wide.t13, 9, out);
        Text.write("t14", wide.t14, 9, out);
    }

    private static void readPart1(Wide wide, Input in, int depth) {
        readBlock(wide, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String t0 = Text.read(wide.t0, 9, in);
        // stored if another: wide.t0 = t0
        String t1 = Text.read(wide.t1, 9, in);
        // stored if another: wide.t1 = t1
        // and so on, up to:
        String t7 = Text.read(wide.t7, 9, in);
        // stored if another: wide.t7 = t7
    }

    private static void readPart2(Wide wide, Input in, int depth) {
        String t8 = Text.read(wide.t8, 9, in);
        // stored if another: wide.t8 = t8
        String t9 = Text.read(wide.t9, 9, in);
        // stored if another: wide.t9 = t9
        // and so on, up to:
        String t14 = Text.read(wide.t14, 9, in);
        // stored if another: wide.t14 = t14
    }

    private static long sizeOfPart1(Wide wide, int depth) {
        long size = 0;
        size += Text.sizeOf(wide.t0);
        size += Text.sizeOf(wide.t1);
        // and so on, up to:
        size += Text.sizeOf(wide.t12);
        return size;
    }

    private static long sizeOfPart2(Wide wide, int depth) {
        long size = 0;
        size += Text.sizeOf(wide.t13);
        size += Text.sizeOf(wide.t14);
        return size;
    }

    private static void copyPart1(Wide from, Wide wide, int depth) {
        // copied if another: wide.i0 = from.i0
        // copied if another: wide.i1 = from.i1
        // and so on, up to:
        // copied if another: wide.i12 = from.i12
    }

    private static void copyPart2(Wide from, Wide wide, int depth) {
        // copied if another: wide.i13 = from.i13
        // copied if another: wide.i14 = from.i14
        // copied if another: wide.i15 = from.i15
        // copied if another: wide.t0 = from.t0
        if (wide.t1 != from.t1) {
            wide.t1 = from.t1;
        // and so on, up to:
        }
        // copied if another: wide.t9 = from.t9
    }

    private static void copyPart3(Wide from, Wide wide, int depth) {
        // copied if another: wide.t10 = from.t10
        // copied if another: wide.t11 = from.t11
        // and so on, up to:
        // copied if another: wide.t14 = from.t14
    }
}
