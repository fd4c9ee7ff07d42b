    // as beginning in booleans, but:
 * Writes and reads {@link MarketData}, 50 bytes each. Stateless and thread-safe.
        fixedSize = 50,

    // as MIN_SIZE in empty, with 50 for 0
    // as MAX_SIZE in empty, with 50 for 0

    static final String FIELDS = """
            time int64
            bid0 int32
            bid1 int32
        // and so on, up to:
            bid5 int32
            last float64
            change float32
            lots int16
            level int8
            side char16
            open bool
            """;

    // as in ancestors: SCHEMA

    /**
     * The offset of bid1 to bid5 in the object; negative unless the JVM keeps them there in wire order.
     */
    private static final long RUN = ObjectLayout.provedRun(MarketData.class, "bid1", "bid2", "bid3",
            "bid4", "bid5");

    // as in booleans: static
    // as in ancestors: MarketDataMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type
    // as write in booleans, with 50 for 17
    // as in booleans: read
    // as readInto in booleans, with 50 for 17
    // as blockSize in booleans, with 50 for 17
    // as in booleans: store, load, writeFields, readFields
    // as sizeOfFields in empty, with 50 for 0
    // as in empty: copy, copyInto

    /** As in empty. */
    public static MarketData copyFields(MarketData from, MarketData current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, MarketData.class);
        MarketData marketData = OwnObjects.isFree(current, from, MarketData.class) ? current
                : new MarketData();
        marketData.time = from.time;
        marketData.bid0 = from.bid0;
        marketData.bid1 = from.bid1;
        // and so on, up to:
        marketData.bid5 = from.bid5;
        marketData.last = from.last;
        marketData.change = from.change;
        marketData.lots = from.lots;
        marketData.level = from.level;
        marketData.side = from.side;
        marketData.open = from.open;
        return marketData;
    }

    // as writeNullable in booleans, with 51 for 18, 50 for 17
    // as readNullable in booleans, with 50 for 17, 51 for 18
    // as writeBlock in booleans, with 50 for 17

    private static void storeBlock(MarketData marketData, Object base, long offset) {
        RawMemory.putLong(base, offset, marketData.time);
        RawMemory.putInt(base, offset + 8, marketData.bid0);
        if (RUN >= 0) {
            RawMemory.copy(marketData, RUN, base, offset + 12, 20);
        } else {
            storeBlockRun(marketData, base, offset);
        }
        RawMemory.putDouble(base, offset + 32, marketData.last);
        RawMemory.putFloat(base, offset + 40, marketData.change);
        RawMemory.putShort(base, offset + 44, marketData.lots);
        RawMemory.putByte(base, offset + 46, marketData.level);
        RawMemory.putChar(base, offset + 47, marketData.side);
        RawMemory.putBoolean(base, offset + 49, marketData.open);
    }

    private static void storeBlockRun(MarketData marketData, Object base, long offset) {
        RawMemory.putInt(base, offset + 12, marketData.bid1);
        RawMemory.putInt(base, offset + 16, marketData.bid2);
        // and so on, up to:
        RawMemory.putInt(base, offset + 28, marketData.bid5);
    }

    // as readBlock in booleans, with 50 for 17

    private static void loadBlock(MarketData marketData, Object base, long offset) {
        marketData.time = RawMemory.getLong(base, offset);
        marketData.bid0 = RawMemory.getInt(base, offset + 8);
        if (RUN >= 0) {
            RawMemory.copy(base, offset + 12, marketData, RUN, 20);
        } else {
            loadBlockRun(marketData, base, offset);
        }
        marketData.last = RawMemory.getDouble(base, offset + 32);
        marketData.change = RawMemory.getFloat(base, offset + 40);
        marketData.lots = RawMemory.getShort(base, offset + 44);
        marketData.level = RawMemory.getByte(base, offset + 46);
        marketData.side = RawMemory.getChar(base, offset + 47);
        marketData.open = Booleans.get(base, offset + 49);
    }

    private static void loadBlockRun(MarketData marketData, Object base, long offset) {
        marketData.bid1 = RawMemory.getInt(base, offset + 12);
        marketData.bid2 = RawMemory.getInt(base, offset + 16);
        // and so on, up to:
        marketData.bid5 = RawMemory.getInt(base, offset + 28);
    }
}
