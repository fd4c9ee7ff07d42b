
/**
 * Writes and reads {@link Lonely}, 4 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 4,
        fields = LonelyMarshaller.FIELDS
)
final class LonelyMarshaller extends FixedBlock<Lonely> implements ChronicleMarshaller<Lonely> {
    public static final LonelyMarshaller INSTANCE = new LonelyMarshaller();

    // as MIN_SIZE in empty, but:
    public static final int MIN_SIZE = 4;

    // as MAX_SIZE in empty, but:
    public static final int MAX_SIZE = 4;

    // as FIELDS in bound, but:
            age int32

    // as in ancestors: SCHEMA
    // as in booleans: static
    // as in ancestors: LonelyMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type

    // as write in booleans, but:
            long offset = BytesBlocks.find(out, 4);
                BytesBlocks.advance(out, 4);

    // as in booleans: read

    // as readInto in booleans, but:
            long offset = BytesBlocks.find(in, 4);
                BytesBlocks.advance(in, 4);

    // as blockSize in booleans, but:
        return 4;

    // as in booleans: store
    // as in bound: load
    // as in booleans: writeFields, readFields

    // as sizeOfFields in empty, but:
        return 4;

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Lonely copyFields(Lonely from, Lonely current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Lonely.class);
        Lonely lonely = OwnObjects.isFree(current, from, Lonely.class) ? current : new Lonely();
        lonely.age = from.age;
        return lonely;
    }

    // as writeNullable in booleans, but:
        long offset = out.reserve(5);
        if (Presence.put(out.base(), offset, lonely, 4)) {

    // as readNullable in booleans, but:
            return Presence.read(4, in) ? readFields(current, in, depth) : null;
        long offset = in.take(5);

    // as writeBlock in booleans, but:
        long offset = out.reserve(4);

    // as storeBlock in bound, but:
        RawMemory.putInt(base, offset, lonely.age);

    // as readBlock in booleans, but:
        long offset = in.take(4);

    // as loadBlock in bound, but:
        lonely.age = RawMemory.getInt(base, offset);
}
