package com.acme;


/**
 * Writes and reads {@link Point}, 4 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 4,
        mixIn = "com.acme.PointMixIn",
        fields = PointMarshaller.FIELDS
)
public final class PointMarshaller extends FixedBlock<Point> implements ChronicleMarshaller<Point> {
    public static final PointMarshaller INSTANCE = new PointMarshaller();

    // as in default-package: MIN_SIZE, MAX_SIZE

    // as FIELDS in bound, but:
            x int32

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

    // as storeBlock in bound, but:
        RawMemory.putInt(base, offset, point.x);

    // as in default-package: readBlock

    // as loadBlock in bound, but:
        point.x = RawMemory.getInt(base, offset);
}
