    // as beginning in family-many

    // as in default-package: MIN_SIZE, MAX_SIZE
    // as in externalizable: FIELDS
    // as in ancestors: SCHEMA
    // as in booleans: static
    // as in ancestors: Order_LineMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type
    // as in default-package: write
    // as in booleans: read
    // as in default-package: readInto, blockSize
    // as in booleans: store
    // as in bound: load
    // as in booleans: writeFields, readFields
    // as in default-package: sizeOfFields
    // as in empty: copy, copyInto
    // as copyFields in bound, with quantity for id
    // as in default-package: writeNullable, readNullable, writeBlock
    // as storeBlock in view-kinds, with quantity for x
    // as in default-package: readBlock
    // as loadBlock in view-kinds, with quantity for x
}
