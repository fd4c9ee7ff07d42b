    // as beginning in default-package, but:
package com.acme;

    // as MIN_SIZE in empty, but:
    public static final int MIN_SIZE = 4;

    // as MAX_SIZE in empty, but:
    public static final int MAX_SIZE = 4;

    // as FIELDS in graph, with int_ for count
    // as in ancestors: SCHEMA
    // as in booleans: static
    // as in ancestors: IntMarshaller

    // as write in booleans, but:
    public void write(Int int_, Output out) {
            writeFields(int_, out, 0);

    // as in booleans: read

    // as readInto in bean, but:
    public void readInto(Int int_, Input in) {
            Checks.exactType(int_, Int.class);
            readFields(int_, in, 0);

    @Override
    public long sizeOf(Int int_) {
        return sizeOfFields(int_, 0);
    }

    // as in booleans: schema, type

    // as write in default-package, but:
    public void write(Int int_, BytesOut<?> out) {
        if (int_ != null && int_.getClass() == Int.class) {
                store(int_, BytesBlocks.base(out), offset);
        BytesMessages.write(this, int_, out);

    // as in booleans: read

    // as readInto in default-package, but:
    public void readInto(Int int_, BytesIn<?> in) {
        if (int_ != null && int_.getClass() == Int.class) {
            if (offset != BytesBlocks.ELSEWHERE && load(int_, BytesBlocks.base(in), offset)) {
        BytesMessages.readInto(this, int_, in);

    // as blockSize in default-package, but:
    public int blockSize() {

    @Override
    public void store(Int int_, Object base, long offset) {
        storeBlock(int_, base, offset);
    }

    // as load in copy, but:
    public boolean load(Int int_, Object base, long offset) {
        loadBlock(int_, base, offset);

    // as writeFields in booleans, but:
    public static void writeFields(Int int_, Output out, int depth) {
        Checks.exactType(int_, Int.class);
        writeBlock(int_, out);

    /** As in empty. */
    public static Int readFields(Int current, Input in, int depth) {
        Int int_ = current != null && current.getClass() == Int.class ? current : new Int();
        readBlock(int_, in);
        return int_;
    }

    // as sizeOfFields in default-package, but:
    public static long sizeOfFields(Int int_, int depth) {
        Checks.exactType(int_, Int.class);

    // as in empty: copy, copyInto

    // as copyFields in default-package, but:
    public static Int copyFields(Int from, Int current, int depth) {
        Int int_ = OwnObjects.isFree(current, from, Int.class) ? current : new Int();
        int_.int_ = from.int_;
        return int_;

    // as writeNullable in default-package, but:
    public static void writeNullable(Int int_, Output out, int depth) {
        if (int_ != null) {
            Checks.exactType(int_, Int.class);
        if (Presence.put(out.base(), offset, int_, 4)) {
            storeBlock(int_, out.base(), offset + 1);

    // as readNullable in default-package, but:
    public static Int readNullable(Int current, Input in, int depth) {

    private static void writeBlock(Int int_, Output out) {
        long offset = out.reserve(4);
        storeBlock(int_, out.base(), offset);
    }

    private static void storeBlock(Int int_, Object base, long offset) {
        RawMemory.putInt(base, offset, int_.int_);
    }

    private static void readBlock(Int int_, Input in) {
        long offset = in.take(4);
        loadBlock(int_, in.base(), offset);
    }

    private static void loadBlock(Int int_, Object base, long offset) {
        int_.int_ = RawMemory.getInt(base, offset);
    }
}
