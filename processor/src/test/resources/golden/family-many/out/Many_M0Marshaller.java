    // as beginning in booleans, but:
 * Writes and reads {@link Many.M0}, 4 bytes each. Stateless and thread-safe.
        fixedSize = 4,
final class Many_M0Marshaller extends FixedBlock<Many.M0> implements ChronicleMarshaller<Many.M0> {

    // as in default-package: MIN_SIZE, MAX_SIZE

    // as FIELDS in bound, but:
            number int32

    // as in ancestors: SCHEMA

    // as static in evolvable, but:
        TypeSchema.requireInherited(SCHEMA, ManyMarshaller.INSTANCE.schema());

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

    // as copyFields in default-package, but:
        m0.number = from.number;

    // as in default-package: writeNullable, readNullable, writeBlock

    // as storeBlock in bound, but:
        RawMemory.putInt(base, offset, m0.number);

    // as in default-package: readBlock

    // as loadBlock in bound, but:
        m0.number = RawMemory.getInt(base, offset);
}
