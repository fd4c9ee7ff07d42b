    // as beginning in bound

    // as in bound: MIN_SIZE, MAX_SIZE
    // as in final-fields: FIELDS
    // as in ancestors: SCHEMA
    // as in booleans: static
    // as in ancestors: Page_TradeMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type
    // as in bound: write
    // as in booleans: read
    // as in bound: readInto, blockSize
    // as in booleans: store
    // as in bound: load
    // as in booleans: writeFields, readFields
    // as in bound: sizeOfFields
    // as in empty: copy, copyInto
    // as in final-fields: copyFields
    // as in bound: writeNullable, readNullable, writeBlock
    // as in final-fields: storeBlock
    // as in bound: readBlock
    // as in final-fields: loadBlock
}
