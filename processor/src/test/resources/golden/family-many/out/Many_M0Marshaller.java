    // as beginning in default-package, but:
package com.acme;

    // as in default-package: MIN_SIZE, MAX_SIZE
    // as FIELDS in default-package, with number for age
    // as in ancestors: SCHEMA
    // as static in externalizable, with ManyMarshaller for QuoteMarshaller
    // as in ancestors: Many_M0Marshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type
    // as in default-package: write
    // as in booleans: read
    // as in default-package: readInto, blockSize
    // as in booleans: store
    // as in bound: load
    // as in booleans: writeFields
    // as in externalizable: readFields
    // as in default-package: sizeOfFields
    // as in empty: copy, copyInto
    // as copyFields in bound, with number for id
    // as in default-package: writeNullable, readNullable, writeBlock
    // as storeBlock in default-package, with number for age
    // as in default-package: readBlock
    // as loadBlock in default-package, with number for age
}
