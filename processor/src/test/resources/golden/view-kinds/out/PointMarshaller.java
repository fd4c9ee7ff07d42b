    // as beginning in family-many, but:
        mixIn = "com.acme.PointMixIn",
public final class PointMarshaller extends FixedBlock<Point> implements ChronicleMarshaller<Point> {

    // as in default-package: MIN_SIZE, MAX_SIZE
    // as FIELDS in names, with x for int_
    // as in ancestors: SCHEMA
    // as in booleans: static
    // as in ancestors: PointMarshaller
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
    // as in mix-in: copyFields
    // as in default-package: writeNullable, readNullable, writeBlock
    // as storeBlock in family-many, with x for number
    // as in default-package: readBlock
    // as loadBlock in family-many, with x for number
}
