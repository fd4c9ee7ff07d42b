    // as beginning in booleans, but:
 * Writes and reads {@link Many.M0}, 4 bytes each. Stateless and thread-safe.
        fixedSize = 4,
final class Many_M0Marshaller extends FixedBlock<Many.M0> implements ChronicleMarshaller<Many.M0> {

    // as in default-package: MIN_SIZE, MAX_SIZE

    // as FIELDS in bound, but:
            number int32

    // as in ancestors: SCHEMA

    // as static in ancestors, but:
        TypeSchema.requireInherited(SCHEMA, ManyMarshaller.INSTANCE.schema());

    // as in empty: Many_M0Marshaller, write, read, readInto, sizeOf, schema, type
    // as in default-package: write
    // as in empty: read
    // as in default-package: readInto, blockSize
    // as in booleans: store
    // as in bound: load
    // as in booleans: writeFields
    // as in externalizable: readFields
    // as in default-package: sizeOfFields
    // as in empty: copy, copyInto

    // as copyFields in empty, but:
        Many.M0 m0 = current != null && current != from ? current : new Many.M0();
        m0.number = from.number;

    // as in default-package: writeNullable, readNullable, writeBlock

    // as storeBlock in bound, but:
        RawMemory.putInt(base, offset, m0.number);

    // as in default-package: readBlock

    // as loadBlock in bound, but:
        m0.number = RawMemory.getInt(base, offset);
}
