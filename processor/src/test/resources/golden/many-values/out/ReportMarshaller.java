    // as beginning in bean, but:
 * Writes and reads {@link Report}, 79 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, with 79 for 0
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            a0 int32
            a1 int32
            a2 int32
            b int16
            t0 text?
            t1 text?
        // and so on, up to:
            t4 text?
            i0 int32?
            i1 int32?
        // and so on, up to:
            i11 int32?
            """;

    // as OWNER in builder, with T0 for OWNER, t0 for owner
    // as T0 in many-values, with T1 for T0, t1 for t0
    // as T0 in many-values, with T2 for T0, t2 for t0
    // as T0 in many-values, with T3 for T0, t3 for t0
    // as T0 in many-values, with T4 for T0, t4 for t0
    // as ASK in custom, with B for ASK, b for ask, short for Price
    // as B in many-values, with I0 for B, i0 for b, Integer for short
    // as I0 in many-values, with I1 for I0, i1 for i0
    // as I0 in many-values, with I2 for I0, i2 for i0
        // and so on, up to:
    // as I0 in many-values, with I11 for I0, i11 for i0
    // as B in many-values, with A0 for B, a0 for b, int for short
    // as A0 in many-values, with A1 for A0, a1 for a0
    // as A0 in many-values, with A2 for A0, a2 for a0
    // as in bean: ReportMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    // as writeFields in ancestors, but:
        Text.write((String) T0.get(report), out);
        Text.write((String) T1.get(report), out);
        // and so on, up to:
        Text.write((String) T4.get(report), out);
        // without Text.write((String) NAME.get(bond), out);

    /** As in bound. */
    public static Report readFields(Report current, Input in, int depth) {
        Values values = new Values();
        readBlock1(values, in);
        values.t0 = Text.read(null, in);
        values.t1 = Text.read(null, in);
        // and so on, up to:
        values.t4 = Text.read(null, in);
        readBlock2(values, in);
        Report report = new Report(values.a0, values.a1, values.a2);
        B.set(report, values.b);
        T0.set(report, values.t0);
        T1.set(report, values.t1);
        // and so on, up to:
        T4.set(report, values.t4);
        I0.set(report, values.i0);
        I1.set(report, values.i1);
        // and so on, up to:
        I11.set(report, values.i11);
        return report;
    }

    // as readBlock1 in evolvable, with 14 for 16

    private static void loadBlock1(Values values, Object base, long offset) {
        values.a0 = RawMemory.getInt(base, offset);
        values.a1 = RawMemory.getInt(base, offset + 4);
        values.a2 = RawMemory.getInt(base, offset + 8);
        values.b = RawMemory.getShort(base, offset + 12);
    }

    // as readBlock2 in evolvable, with 60 for 5

    private static void loadBlock2(Values values, Object base, long offset) {
        loadBlock2Part1(values, base, offset);
        loadBlock2Part2(values, base, offset);
    }

    private static void loadBlock2Part1(Values values, Object base, long offset) {
        values.i0 = Boxes.getInteger(null, base, offset);
        values.i1 = Boxes.getInteger(null, base, offset + 5);
        values.i2 = Boxes.getInteger(null, base, offset + 10);
        // and so on, up to:
        values.i8 = Boxes.getInteger(null, base, offset + 40);
    }

    private static void loadBlock2Part2(Values values, Object base, long offset) {
        values.i9 = Boxes.getInteger(null, base, offset + 45);
        values.i10 = Boxes.getInteger(null, base, offset + 50);
        values.i11 = Boxes.getInteger(null, base, offset + 55);
    }

    /** As in bound. */
    public static long sizeOfFields(Report report, int depth) {
        Checks.exactType(report, Report.class);
        long size = 74;
        size += Text.sizeOf((String) T0.get(report));
        size += Text.sizeOf((String) T1.get(report));
        // and so on, up to:
        size += Text.sizeOf((String) T4.get(report));
        return size;
    }

    // as in empty: copy

    // as copyFields in builder, but:
        Report report = new Report((int) A0.get(from), (int) A1.get(from), (int) A2.get(from));
        copyPart1(from, report, depth);
        copyPart2(from, report, depth);
        copyPart3(from, report, depth);
        copyPart4(from, report, depth);
        // without Account account = Account.of((String) OWNER.get(from), (long) NUMBER.get(from));

    private static void writeBlock1(Report report, Output out) {
        long offset = out.reserve(14);
        Object base = out.base();
        RawMemory.putInt(base, offset, (int) A0.get(report));
        RawMemory.putInt(base, offset + 4, (int) A1.get(report));
        RawMemory.putInt(base, offset + 8, (int) A2.get(report));
        RawMemory.putShort(base, offset + 12, (short) B.get(report));
    }

    // as writeBlock in copy, with writeBlock2 for writeBlock, 60 for 16, storeBlock2 for storeBlock

    private static void storeBlock2(Report report, Object base, long offset) {
        storeBlock2Part1(report, base, offset);
        storeBlock2Part2(report, base, offset);
    }

    private static void storeBlock2Part1(Report report, Object base, long offset) {
        Boxes.putInteger(base, offset, (Integer) I0.get(report));
        Boxes.putInteger(base, offset + 5, (Integer) I1.get(report));
        Boxes.putInteger(base, offset + 10, (Integer) I2.get(report));
        // and so on, up to:
        Boxes.putInteger(base, offset + 40, (Integer) I8.get(report));
    }

    private static void storeBlock2Part2(Report report, Object base, long offset) {
        Boxes.putInteger(base, offset + 45, (Integer) I9.get(report));
        Boxes.putInteger(base, offset + 50, (Integer) I10.get(report));
        Boxes.putInteger(base, offset + 55, (Integer) I11.get(report));
    }

    private static void copyPart1(Report from, Report report, int depth) {
        B.set(report, (short) B.get(from));
        T0.set(report, (String) T0.get(from));
        T1.set(report, (String) T1.get(from));
        T2.set(report, (String) T2.get(from));
        T3.set(report, (String) T3.get(from));
    }

    private static void copyPart2(Report from, Report report, int depth) {
        T4.set(report, (String) T4.get(from));
        I0.set(report, (Integer) I0.get(from));
        I1.set(report, (Integer) I1.get(from));
        I2.set(report, (Integer) I2.get(from));
        I3.set(report, (Integer) I3.get(from));
    }

    private static void copyPart3(Report from, Report report, int depth) {
        I4.set(report, (Integer) I4.get(from));
        I5.set(report, (Integer) I5.get(from));
        // and so on, up to:
        I8.set(report, (Integer) I8.get(from));
    }

    private static void copyPart4(Report from, Report report, int depth) {
        I9.set(report, (Integer) I9.get(from));
        I10.set(report, (Integer) I10.get(from));
        I11.set(report, (Integer) I11.get(from));
    }

    // as Values in evolvable, with int for double, a0 for price
    // as quantity in evolvable, with int for long, a1 for quantity
    // as a1 in many-values, with a2 for a1
    // as a1 in many-values, with short for int, b for a1
    // as a1 in many-values, with String for int, t0 for a1
    // as t0 in many-values, with t1 for t0
    // as t0 in many-values, with t2 for t0
    // as t0 in many-values, with t3 for t0
    // as t0 in many-values, with t4 for t0
    // as a1 in many-values, with Integer for int, i0 for a1
    // as i0 in many-values, with i1 for i0
    // as i0 in many-values, with i2 for i0
        // and so on, up to:
    // as i0 in many-values, with i10 for i0
    // as orders in evolvable, with i11 for orders
}
