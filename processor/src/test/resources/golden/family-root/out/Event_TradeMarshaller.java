    // as beginning in externalizable, but:


    // as in evolvable: MIN_SIZE
    // as in externalizable: MAX_SIZE
    // as in family-root: FIELDS_BEFORE

    // as FIELDS in evolvable, but:
            quantity int32

    // as in ancestors: SCHEMA
    // as in family-root: static
    // as in empty: Event_TradeMarshaller, write, read, readInto, sizeOf, schema, type
    // as in externalizable: write
    // as in empty: read
    // as in externalizable: readInto, blockSize
    // as in booleans: store
    // as in bound: load
    // as in booleans: writeFields, readFields
    // as in externalizable: sizeOfFields
    // as in empty: copy, copyInto

    // as copyFields in evolvable, but:
        Event.Trade trade = current != null && current != from
                && current.getClass() == Event.Trade.class ? current : new Event.Trade();
        trade.time = from.time;
        trade.quantity = from.quantity;

    // as in externalizable: writeNullable, readNullable, writeBlock

    // as storeBlock in externalizable, but:
        RawMemory.putDouble(base, offset + 8, trade.price);

    // as in externalizable: readBlock

    // as loadBlock in externalizable, but:
        trade.price = RawMemory.getDouble(base, offset + 8);
}
