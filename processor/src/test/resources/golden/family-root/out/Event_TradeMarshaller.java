    // as beginning in externalizable

    // as in evolvable: MIN_SIZE
    // as in externalizable: MAX_SIZE
    // as in family-root: FIELDS_BEFORE
    // as FIELDS in ancestors, with price for rate, quantity for code, int32 for int64
    // as in evolvable: SCHEMA
    // as static in family-many, with EventMarshaller for ManyMarshaller
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
    // as copyFields in externalizable, with price for bid
    // as in externalizable: writeNullable, readNullable, writeBlock
    // as storeBlock in externalizable, with price for bid
    // as in externalizable: readBlock
    // as loadBlock in externalizable, with price for bid
}
