    // as beginning in copy, but:
 * Writes and reads {@link Tick}, 20 bytes each. Stateless and thread-safe.
final class TickMarshaller extends FixedBlock<Tick> implements ChronicleMarshaller<Tick> {

    // as in evolvable: MIN_SIZE
    // as in externalizable: MAX_SIZE
    // as FIELDS in externalizable, with price for bid

    private static final Schema SCHEMA = TypeSchema.of(Tick.class, FIELDS)
            .withSchemaId();

    // as SCHEMA_ID in schema-id, with 0x841c819b for 0x6de34d21
    // as in booleans: static
    // as in ancestors: TickMarshaller

    // as write in booleans, but:
            MessageId.write(SCHEMA_ID, out);

    // as read in booleans, but:
            if (MessageId.isNext(SCHEMA_ID, in)) {
            }
            return TickSchemaHistory.FORMER.read(null, in);

    // as readInto in booleans, but:
            if (MessageId.isNext(SCHEMA_ID, in)) {
            } else {
                TickSchemaHistory.FORMER.read(tick, in);
            }

    // as in schema-id: sizeOf
    // as in booleans: schema, type
    // as in schema-id: schemaId
    // as schemaIdOf in schema-id, with TickSchemaHistory for EventSchemaHistory
    // as in externalizable: write
    // as in booleans: read
    // as in externalizable: readInto, blockSize

    @Override
    public void store(Tick tick, Object base, long offset) {
        MessageId.put(SCHEMA_ID, base, offset);
        storeBlock(tick, base, offset + 4);
    }

    @Override
    public boolean load(Tick tick, Object base, long offset) {
        if (!MessageId.isAt(SCHEMA_ID, base, offset)) {
            return false;
        }
        loadBlock(tick, base, offset + 4);
        return true;
    }

    // as in booleans: writeFields, readFields
    // as in copy: sizeOfFields
    // as in empty: copy, copyInto
    // as copyFields in externalizable, with price for bid
    // as in copy: writeNullable, readNullable, writeBlock
    // as storeBlock in externalizable, with price for bid
    // as in copy: readBlock
    // as loadBlock in externalizable, with price for bid
}
