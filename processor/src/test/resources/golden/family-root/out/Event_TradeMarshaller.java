    // as beginning in externalizable, but:


    // as in evolvable: MIN_SIZE
    // as in externalizable: MAX_SIZE
    // as in family-root: FIELDS_BEFORE

    // as FIELDS in evolvable, but:
            quantity int32

    // as in evolvable: SCHEMA

    // as static in evolvable, but:
        TypeSchema.requireInherited(SCHEMA, EventMarshaller.INSTANCE.schema());

    // as in ancestors: Event_TradeMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type
    // as in externalizable: write
    // as in booleans: read
    // as in externalizable: readInto, blockSize
    // as in booleans: store
    // as in bound: load
    // as in booleans: writeFields, readFields
    // as in externalizable: sizeOfFields
    // as in empty: copy, copyInto

    /** As in empty. */
    public static Event.Trade copyFields(Event.Trade from, Event.Trade current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Event.Trade.class);
        Event.Trade trade = OwnObjects.isFree(current, from, Event.Trade.class) ? current
                : new Event.Trade();
        trade.time = from.time;
        trade.price = from.price;
        trade.quantity = from.quantity;
        return trade;
    }

    // as in externalizable: writeNullable, readNullable, writeBlock

    // as storeBlock in externalizable, but:
        RawMemory.putDouble(base, offset + 8, trade.price);

    // as in externalizable: readBlock

    // as loadBlock in externalizable, but:
        trade.price = RawMemory.getDouble(base, offset + 8);
}
