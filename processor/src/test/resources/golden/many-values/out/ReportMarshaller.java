    // as beginning in bean, but:
 * Writes and reads {@link Report}, 80 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, but:
    public static final int MIN_SIZE = 80;

    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            alpha int32
            bravo int32
            charlie int32
            delta int32
            echo text?
            foxtrot text?
            golf text?
            hotel text?
            india int64
            juliett int64
            kilo int64
            lima int64
            mike int32?
            november int32?
            oscar int32?
            papa int32?
            quebec int16
            romeo int16
            sierra int16
            tango int16
            """;

    private static final VarHandle ECHO = Handles.field(MethodHandles.lookup(), Report.class, "echo", String.class);

    private static final VarHandle FOXTROT = Handles.field(MethodHandles.lookup(), Report.class, "foxtrot", String.class);

    private static final VarHandle GOLF = Handles.field(MethodHandles.lookup(), Report.class, "golf", String.class);

    private static final VarHandle HOTEL = Handles.field(MethodHandles.lookup(), Report.class, "hotel", String.class);

    private static final VarHandle DELTA = Handles.field(MethodHandles.lookup(), Report.class, "delta", int.class);

    private static final VarHandle INDIA = Handles.field(MethodHandles.lookup(), Report.class, "india", long.class);

    private static final VarHandle JULIETT = Handles.field(MethodHandles.lookup(), Report.class, "juliett", long.class);

    private static final VarHandle KILO = Handles.field(MethodHandles.lookup(), Report.class, "kilo", long.class);

    private static final VarHandle LIMA = Handles.field(MethodHandles.lookup(), Report.class, "lima", long.class);

    private static final VarHandle MIKE = Handles.field(MethodHandles.lookup(), Report.class, "mike", Integer.class);

    private static final VarHandle NOVEMBER = Handles.field(MethodHandles.lookup(), Report.class, "november", Integer.class);

    private static final VarHandle OSCAR = Handles.field(MethodHandles.lookup(), Report.class, "oscar", Integer.class);

    private static final VarHandle PAPA = Handles.field(MethodHandles.lookup(), Report.class, "papa", Integer.class);

    private static final VarHandle QUEBEC = Handles.field(MethodHandles.lookup(), Report.class, "quebec", short.class);

    private static final VarHandle ROMEO = Handles.field(MethodHandles.lookup(), Report.class, "romeo", short.class);

    private static final VarHandle SIERRA = Handles.field(MethodHandles.lookup(), Report.class, "sierra", short.class);

    private static final VarHandle TANGO = Handles.field(MethodHandles.lookup(), Report.class, "tango", short.class);

    private static final VarHandle ALPHA = Handles.field(MethodHandles.lookup(), Report.class, "alpha", int.class);

    private static final VarHandle BRAVO = Handles.field(MethodHandles.lookup(), Report.class, "bravo", int.class);

    private static final VarHandle CHARLIE = Handles.field(MethodHandles.lookup(), Report.class, "charlie", int.class);

    // as in bean: ReportMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    /** As in empty. */
    public static void writeFields(Report report, Output out, int depth) {
        Checks.exactType(report, Report.class);
        writeBlock1(report, out);
        Text.write((String) ECHO.get(report), out);
        Text.write((String) FOXTROT.get(report), out);
        Text.write((String) GOLF.get(report), out);
        Text.write((String) HOTEL.get(report), out);
        writeBlock2(report, out);
    }

    /** As in bound. */
    public static Report readFields(Report current, Input in, int depth) {
        Values values = new Values();
        readBlock1(values, in);
        values.echo = Text.read(null, in);
        values.foxtrot = Text.read(null, in);
        values.golf = Text.read(null, in);
        values.hotel = Text.read(null, in);
        readBlock2(values, in);
        Report report = new Report(values.alpha, values.bravo, values.charlie);
        DELTA.set(report, values.delta);
        ECHO.set(report, values.echo);
        FOXTROT.set(report, values.foxtrot);
        GOLF.set(report, values.golf);
        HOTEL.set(report, values.hotel);
        INDIA.set(report, values.india);
        JULIETT.set(report, values.juliett);
        KILO.set(report, values.kilo);
        LIMA.set(report, values.lima);
        MIKE.set(report, values.mike);
        NOVEMBER.set(report, values.november);
        OSCAR.set(report, values.oscar);
        PAPA.set(report, values.papa);
        QUEBEC.set(report, values.quebec);
        ROMEO.set(report, values.romeo);
        SIERRA.set(report, values.sierra);
        TANGO.set(report, values.tango);
        return report;
    }

    // as in evolvable: readBlock1

    private static void loadBlock1(Values values, Object base, long offset) {
        values.alpha = RawMemory.getInt(base, offset);
        values.bravo = RawMemory.getInt(base, offset + 4);
        values.charlie = RawMemory.getInt(base, offset + 8);
        values.delta = RawMemory.getInt(base, offset + 12);
    }

    // as readBlock2 in evolvable, but:
        long offset = in.take(60);

    private static void loadBlock2(Values values, Object base, long offset) {
        loadBlock2Part1(values, base, offset);
        loadBlock2Part2(values, base, offset);
    }

    private static void loadBlock2Part1(Values values, Object base, long offset) {
        values.india = RawMemory.getLong(base, offset);
        values.juliett = RawMemory.getLong(base, offset + 8);
        values.kilo = RawMemory.getLong(base, offset + 16);
        values.lima = RawMemory.getLong(base, offset + 24);
        values.mike = Boxes.getInteger(null, base, offset + 32);
        values.november = Boxes.getInteger(null, base, offset + 37);
        values.oscar = Boxes.getInteger(null, base, offset + 42);
        values.papa = Boxes.getInteger(null, base, offset + 47);
        values.quebec = RawMemory.getShort(base, offset + 52);
        values.romeo = RawMemory.getShort(base, offset + 54);
    }

    private static void loadBlock2Part2(Values values, Object base, long offset) {
        values.sierra = RawMemory.getShort(base, offset + 56);
        values.tango = RawMemory.getShort(base, offset + 58);
    }

    /** As in empty. */
    public static long sizeOfFields(Report report, int depth) {
        Checks.exactType(report, Report.class);
        long size = 76;
        size += Text.sizeOf((String) ECHO.get(report));
        size += Text.sizeOf((String) FOXTROT.get(report));
        size += Text.sizeOf((String) GOLF.get(report));
        size += Text.sizeOf((String) HOTEL.get(report));
        return size;
    }

    // as in empty: copy

    // as copyFields in family-root, but:
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
        Report report = new Report((int) ALPHA.get(from), (int) BRAVO.get(from), (int) CHARLIE.get(from));
        copyPart1(from, report, depth);
        copyPart2(from, report, depth);
        copyPart3(from, report, depth);
        copyPart4(from, report, depth);

    private static void writeBlock1(Report report, Output out) {
        long offset = out.reserve(16);
        Object base = out.base();
        RawMemory.putInt(base, offset, (int) ALPHA.get(report));
        RawMemory.putInt(base, offset + 4, (int) BRAVO.get(report));
        RawMemory.putInt(base, offset + 8, (int) CHARLIE.get(report));
        RawMemory.putInt(base, offset + 12, (int) DELTA.get(report));
    }

    private static void writeBlock2(Report report, Output out) {
        long offset = out.reserve(60);
        storeBlock2(report, out.base(), offset);
    }

    private static void storeBlock2(Report report, Object base, long offset) {
        storeBlock2Part1(report, base, offset);
        storeBlock2Part2(report, base, offset);
    }

    private static void storeBlock2Part1(Report report, Object base, long offset) {
        RawMemory.putLong(base, offset, (long) INDIA.get(report));
        RawMemory.putLong(base, offset + 8, (long) JULIETT.get(report));
        RawMemory.putLong(base, offset + 16, (long) KILO.get(report));
        RawMemory.putLong(base, offset + 24, (long) LIMA.get(report));
        Boxes.putInteger(base, offset + 32, (Integer) MIKE.get(report));
        Boxes.putInteger(base, offset + 37, (Integer) NOVEMBER.get(report));
        Boxes.putInteger(base, offset + 42, (Integer) OSCAR.get(report));
        Boxes.putInteger(base, offset + 47, (Integer) PAPA.get(report));
        RawMemory.putShort(base, offset + 52, (short) QUEBEC.get(report));
        RawMemory.putShort(base, offset + 54, (short) ROMEO.get(report));
    }

    private static void storeBlock2Part2(Report report, Object base, long offset) {
        RawMemory.putShort(base, offset + 56, (short) SIERRA.get(report));
        RawMemory.putShort(base, offset + 58, (short) TANGO.get(report));
    }

    private static void copyPart1(Report from, Report report, int depth) {
        DELTA.set(report, (int) DELTA.get(from));
        ECHO.set(report, (String) ECHO.get(from));
        FOXTROT.set(report, (String) FOXTROT.get(from));
        GOLF.set(report, (String) GOLF.get(from));
        HOTEL.set(report, (String) HOTEL.get(from));
    }

    private static void copyPart2(Report from, Report report, int depth) {
        INDIA.set(report, (long) INDIA.get(from));
        JULIETT.set(report, (long) JULIETT.get(from));
        KILO.set(report, (long) KILO.get(from));
        LIMA.set(report, (long) LIMA.get(from));
        MIKE.set(report, (Integer) MIKE.get(from));
    }

    private static void copyPart3(Report from, Report report, int depth) {
        NOVEMBER.set(report, (Integer) NOVEMBER.get(from));
        OSCAR.set(report, (Integer) OSCAR.get(from));
        PAPA.set(report, (Integer) PAPA.get(from));
        QUEBEC.set(report, (short) QUEBEC.get(from));
        ROMEO.set(report, (short) ROMEO.get(from));
    }

    private static void copyPart4(Report from, Report report, int depth) {
        SIERRA.set(report, (short) SIERRA.get(from));
        TANGO.set(report, (short) TANGO.get(from));
    }

    /**
     * The values that a {@link Report} is created from, while they are read.
     */
    private static final class Values {
        int alpha;

        int bravo;

        int charlie;

        int delta;

        String echo;

        String foxtrot;

        String golf;

        String hotel;

        long india;

        long juliett;

        long kilo;

        long lima;

        Integer mike;

        Integer november;

        Integer oscar;

        Integer papa;

        short quebec;

        short romeo;

        short sierra;

        short tango;
    }
}
