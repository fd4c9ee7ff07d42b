    // as beginning in ancestors, but:
 * Writes and reads {@link Callable}, 31 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, with 31 for 0
    // as in ancestors: MAX_SIZE

    // as FIELDS_BEFORE in ancestors, but:
            rate float64
            code int64

    // as FIELDS in ancestors, with year for rate, int32 for float64, month for code, int16 for int64
    // as in ancestors: NAME

    // as static in ancestors, but:
        TypeSchema.requireInherited(INSTANCE.schema(), BondMarshaller.INSTANCE.schema());

    // as in ancestors: CallableMarshaller
    // as in empty: writeMessage, readMessage, sizeOf
    // as in ancestors: writeFields, readFields
    // as sizeOfFields in ancestors, with 30 for 24
    // as in empty: copy, copyInto

    // as copyFields in ancestors, but:
        Callable callable = OwnObjects.isFree(current, from, Callable.class) ? current
                : new Callable();
        // without Bond bond = OwnObjects.isFree(current, from, Bond.class) ? current : new Bond();
        callable.year = from.year;
        callable.month = from.month;

    // as in ancestors: writeBlock1, readBlock1

    // as writeBlock2 in ancestors, but:
        long offset = out.reserve(26);
        RawMemory.putInt(base, offset + 20, callable.year);
        RawMemory.putShort(base, offset + 24, callable.month);

    // as readBlock2 in ancestors, but:
        long offset = in.take(26);
        callable.year = RawMemory.getInt(base, offset + 20);
        callable.month = RawMemory.getShort(base, offset + 24);
}
