    // as beginning in bound, but:
        // without package com.acme;
final class Book_LevelMarshaller extends FixedBlock<Book.Level> implements ChronicleMarshaller<Book.Level> {

    // as in bound: MIN_SIZE, MAX_SIZE
    // as FIELDS in family, with price for value
    // as in ancestors: SCHEMA
    // as in booleans: static
    // as in ancestors: Book_LevelMarshaller
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
    // as copyFields in bound, with price for id
    // as in bound: writeNullable, readNullable, writeBlock
    // as storeBlock2 in evolvable, with storeBlock for storeBlock2
    // as in bound: readBlock
    // as loadBlock2 in evolvable, with loadBlock for loadBlock2
}
