    // as beginning in copy, but:
final class Quote_LevelMarshaller extends BytesMarshaller<Quote.Level> {

    // as in copy: MIN_SIZE, MAX_SIZE
    // as FIELDS in ancestors, with price for rate, size for code
    // as in bean: Quote_LevelMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf
    // as in booleans: writeFields

    // as readFields in builder, but:
        long offset = in.take(16);
        double price = RawMemory.getDouble(base, offset);
        long size_ = RawMemory.getLong(base, offset + 8);
        Quote.Level level = new Quote.Level(price, size_);

    // as in copy: sizeOfFields
    // as in empty: copy
    // as in evolvable: copyFields
    // as writeNullable in family, with 16 for 8
    // as readNullable in family, with 16 for 8

    // as writeBlock1 in evolvable, but:
    private static void writeBlock(Quote.Level level, Output out) {
        long size_ = level.size();
        RawMemory.putLong(base, offset + 8, size_);
}
