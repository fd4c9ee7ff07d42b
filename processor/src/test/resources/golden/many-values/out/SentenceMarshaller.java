    // as beginning in bean, but:
 * Writes and reads {@link Sentence}, 54 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, with 54 for 0
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            a0 int32
            a1 int32
        // and so on, up to:
            a11 int32
            t0 text?
            t1 text?
        // and so on, up to:
            t5 text?
            """;

    // as in bean: SentenceMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    // as writeFields in booleans, but:
        Text.write(sentence.t0(), out);
        Text.write(sentence.t1(), out);
        // and so on, up to:
        Text.write(sentence.t5(), out);

    /** As in bound. */
    public static Sentence readFields(Sentence current, Input in, int depth) {
        Values values = new Values();
        readBlock(values, in);
        values.t0 = Text.read(null, in);
        values.t1 = Text.read(null, in);
        // and so on, up to:
        values.t5 = Text.read(null, in);
        Sentence sentence = new Sentence(values.a0, values.a1, values.a2, values.a3, values.a4, values.a5, values.a6, values.a7, values.a8, values.a9, values.a10, values.a11, values.t0, values.t1, values.t2, values.t3, values.t4, values.t5);
        return sentence;
    }

    // as readBlock2 in evolvable, with readBlock for readBlock2, 48 for 5, loadBlock for loadBlock2

    private static void loadBlock(Values values, Object base, long offset) {
        values.a0 = RawMemory.getInt(base, offset);
        values.a1 = RawMemory.getInt(base, offset + 4);
        values.a2 = RawMemory.getInt(base, offset + 8);
        // and so on, up to:
        values.a11 = RawMemory.getInt(base, offset + 44);
    }

    /** As in bound. */
    public static long sizeOfFields(Sentence sentence, int depth) {
        Checks.exactType(sentence, Sentence.class);
        long size = 48;
        size += Text.sizeOf(sentence.t0());
        size += Text.sizeOf(sentence.t1());
        // and so on, up to:
        size += Text.sizeOf(sentence.t5());
        return size;
    }

    // as in empty: copy
    // as in evolvable: copyFields

    private static void writeBlock(Sentence sentence, Output out) {
        writeBlockPart1(sentence, out);
        writeBlockPart2(sentence, out);
    }

    private static void writeBlockPart1(Sentence sentence, Output out) {
        int a0 = sentence.a0();
        int a1 = sentence.a1();
        // and so on, up to:
        int a10 = sentence.a10();
        long offset = out.reserve(44);
        Object base = out.base();
        RawMemory.putInt(base, offset, a0);
        RawMemory.putInt(base, offset + 4, a1);
        RawMemory.putInt(base, offset + 8, a2);
        // and so on, up to:
        RawMemory.putInt(base, offset + 40, a10);
    }

    private static void writeBlockPart2(Sentence sentence, Output out) {
        int a11 = sentence.a11();
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, a11);
    }

    // as in many-values: Values, a1, a2
    // as a1 in many-values, with a3 for a1
    // as a1 in many-values, with a4 for a1
        // and so on, up to:
    // as a1 in many-values, with a11 for a1
    // as in many-values: t0, t1, t2, t3, t4
    // as i11 in many-values, with String for Integer, t5 for i11
}
