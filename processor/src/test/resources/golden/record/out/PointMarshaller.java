    // as beginning in bean, but:
 * Writes and reads {@link Point}, 9 to 10 bytes each. Stateless and thread-safe.

    // as in builder: MIN_SIZE
    // as MAX_SIZE in empty, with 10 for 0

    static final String FIELDS = """
            x int32
            y int32
            unit enum com.acme.Point$Unit(METRE,FOOT)?
            """;

    // as ENUMS in names, with Unit for Enum, UNITS for ENUMS, METRE for class_, FOOT for $
    // as in bean: PointMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    // as writeFields in booleans, but:
        Enums.write(point.unit(), out);

    // as readFields in final-fields, but:
        int x = RawMemory.getInt(base, offset);
        int y = RawMemory.getInt(base, offset + 4);
        Point.Unit unit = Enums.read(UNITS, in);
        Point point = new Point(x, (String) null, y, false, unit);

    // as sizeOfFields in builder, but:
        size += Enums.sizeOf(point.unit());

    // as in empty: copy

    // as copyFields in custom, but:
        Point point = new Point(from.x(), (String) null, from.y(), false, from.unit());

    private static void writeBlock(Point point, Output out) {
        int x = point.x();
        int y = point.y();
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putInt(base, offset, x);
        RawMemory.putInt(base, offset + 4, y);
    }
}
