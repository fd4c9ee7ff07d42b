    // as beginning in ancestors, but:
 * Writes and reads {@link Callable}, 31 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, but:
    public static final int MIN_SIZE = 31;

    // as in ancestors: MAX_SIZE

    private static final String FIELDS_BEFORE = """
            id int32
            name text?
            code int32
            rate float64
            code int64
            """;

    static final String FIELDS = """
            year int32
            month int16
            """;

    // as in ancestors: NAME

    // as static in ancestors, but:
        TypeSchema.requireInherited(INSTANCE.schema(), BondMarshaller.INSTANCE.schema());

    // as in ancestors: CallableMarshaller
    // as in empty: writeMessage, readMessage, sizeOf
    // as in ancestors: writeFields, readFields

    // as sizeOfFields in ancestors, but:
        long size = 30;

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Callable copyFields(Callable from, Callable current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Callable.class);
        Callable callable = OwnObjects.isFree(current, from, Callable.class) ? current
                : new Callable();
        callable.id = from.id;
        if ((String) NAME.get(callable) != (String) NAME.get(from)) {
            NAME.set(callable, (String) NAME.get(from));
        }
        ((Instrument) callable).code = ((Instrument) from).code;
        callable.rate = from.rate;
        callable.code = from.code;
        callable.year = from.year;
        callable.month = from.month;
        return callable;
    }

    // as in ancestors: writeBlock1, readBlock1

    private static void writeBlock2(Callable callable, Output out) {
        long offset = out.reserve(26);
        Object base = out.base();
        RawMemory.putInt(base, offset, ((Instrument) callable).code);
        RawMemory.putDouble(base, offset + 4, callable.rate);
        RawMemory.putLong(base, offset + 12, callable.code);
        RawMemory.putInt(base, offset + 20, callable.year);
        RawMemory.putShort(base, offset + 24, callable.month);
    }

    private static void readBlock2(Callable callable, Input in) {
        long offset = in.take(26);
        Object base = in.base();
        ((Instrument) callable).code = RawMemory.getInt(base, offset);
        callable.rate = RawMemory.getDouble(base, offset + 4);
        callable.code = RawMemory.getLong(base, offset + 12);
        callable.year = RawMemory.getInt(base, offset + 20);
        callable.month = RawMemory.getShort(base, offset + 24);
    }
}
