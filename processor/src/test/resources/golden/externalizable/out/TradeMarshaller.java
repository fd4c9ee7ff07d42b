    // as beginning in booleans, but:
 * Writes and reads {@link Trade}, 20 bytes each. Stateless and thread-safe.
        fixedSize = 20,

    // as in evolvable: MIN_SIZE
    // as MAX_SIZE in empty, with 20 for 0

    // as FIELDS in externalizable, but:
    private static final String FIELDS_BEFORE = """

    // as FIELDS in default-package, with quantity for age
    // as in evolvable: SCHEMA

    // as static in booleans, but:
        TypeSchema.requireInherited(SCHEMA, QuoteMarshaller.INSTANCE.schema());

    // as in ancestors: TradeMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type
    // as write in copy, with 20 for 16
    // as in booleans: read
    // as readInto in copy, with 20 for 16
    // as blockSize in copy, with 20 for 16
    // as in booleans: store
    // as in copy: load
    // as in booleans: writeFields

    // as readFields in booleans, but:
        Trade trade = current != null ? current : new Trade();

    // as sizeOfFields in empty, with 20 for 0
    // as in empty: copy, copyInto
    // as copyFields in evolvable, with time for id, bid for price, quantity for firm
    // as writeNullable in copy, with 21 for 17, 20 for 16
    // as readNullable in copy, with 20 for 16, 21 for 17
    // as writeBlock in copy, with 20 for 16

    // as storeBlock in externalizable, but:
        RawMemory.putInt(base, offset + 16, trade.quantity);

    // as readBlock in copy, with 20 for 16

    // as loadBlock in externalizable, but:
        trade.quantity = RawMemory.getInt(base, offset + 16);
}
