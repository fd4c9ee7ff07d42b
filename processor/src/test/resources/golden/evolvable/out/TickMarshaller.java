    // as beginning in default-package, but:
 * Writes and reads {@link Tick}, 24 to 25 bytes each. Stateless and thread-safe.
        // without fixedSize = 4,

    // as MIN_SIZE in empty, with 24 for 0
    // as in evolvable: MAX_SIZE, FIELDS_BEFORE

    static final String FIELDS = """
            price float64
            firm bool since=2
            """;

    // as in evolvable: SCHEMA

    // as static in booleans, but:
        TypeSchema.requireInherited(SCHEMA, EntityMarshaller.schema());

    // as in ancestors: TickMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type
    // as write in copy, with 25 for 16
    // as in booleans: read
    // as readInto in copy, with 25 for 16
    // as blockSize in copy, with 25 for 16

    @Override
    public void store(Tick tick, Object base, long offset) {
        VersionedBlocks.putCount(base, offset, 8);
        storeBlock1(tick, base, offset + 4);
        VersionedBlocks.putCount(base, offset + 12, 9);
        storeBlock2(tick, base, offset + 16);
        storeBlock3(tick, base, offset + 24);
    }

    @Override
    public boolean load(Tick tick, Object base, long offset) {
        if (!VersionedBlocks.isCount(base, offset, 8) || !VersionedBlocks.isCount(base, offset + 12, 9)) {
            return false;
        }
        try {
            loadBlock1(tick, base, offset + 4);
            loadBlock2(tick, base, offset + 16);
            loadBlock3(tick, base, offset + 24);
            return true;
        } catch (RuntimeException failure) {
            return false;
        }
    }

    // as writeFields in ancestors, but:
        // without Text.write((String) NAME.get(bond), out);
        writeBlock3(tick, out);

    /** As in empty. */
    public static Tick readFields(Tick current, Input in, int depth) {
        Tick tick = current != null && current.getClass() == Tick.class ? current : new Tick();
        long behindEntity = VersionedBlocks.enter(in);
        readBlock1(tick, in);
        VersionedBlocks.leave(behindEntity, in);
        long behindTick = VersionedBlocks.enter(in);
        readBlock2(tick, in);
        if (VersionedBlocks.goesOn(behindTick, in)) {
            readBlock3(tick, in);
        } else {
            tick.firm = false;
        }
        VersionedBlocks.leave(behindTick, in);
        return tick;
    }

    // as in evolvable: sizeOfFields
    // as in empty: copy, copyInto

    // as copyFields in default-package, but:
        tick.id = from.id;
        tick.price = from.price;
        tick.firm = from.firm;
        // without lonely.age = from.age;

    // as in evolvable: writeNullable, readNullable, writeBlock1, storeBlock1
    // as readBlock in copy, with readBlock1 for readBlock, 8 for 16, loadBlock1 for loadBlock
    // as loadBlock in default-package, with loadBlock1 for loadBlock, id for age, getLong for getInt
    // as writeBlock1 in evolvable, with writeBlock2 for writeBlock1, 9 for 8, storeBlock2 for storeBlock1
    // as storeBlock1 in evolvable, with storeBlock2 for storeBlock1, putDouble for putLong, price for id
    // as readBlock1 in evolvable, with readBlock2 for readBlock1, loadBlock2 for loadBlock1
    // as loadBlock1 in evolvable, with loadBlock2 for loadBlock1, price for id, getDouble for getLong
    // as writeBlock in copy, with writeBlock3 for writeBlock, 1 for 16, storeBlock3 for storeBlock
    // as storeBlock1 in evolvable, with storeBlock3 for storeBlock1, putBoolean for putLong, firm for id
    // as readBlock in copy, with readBlock3 for readBlock, 1 for 16, loadBlock3 for loadBlock
    // as loadBlock1 in evolvable, with loadBlock3 for loadBlock1, firm for id, Booleans for RawMemory, get for getLong
}
