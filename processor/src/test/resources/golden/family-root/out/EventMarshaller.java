    // as beginning in builder, but:


    // as in builder: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS in bound, but:
            time int64

    private EventMarshaller() {
        super(Event.class, "@version@", TypeSchema.of(Event.class, FIELDS.split("\n"))
                        .asFamily(
                            "0 com.acme.Event",
                            "1 com.acme.Event$Login",
                            "2 com.acme.Event$Trade"));
    }

    // as in family: writeMessage, readMessage, readInto, sizeOf

    /** As in family. */
    public static void writeFields(Event event, Output out, int depth) {
        int id = typeIdOf(event);
        TypeIds.write(id, out);
        switch (id) {
            case -1 -> { }
            case 0 -> writeOwnFields(event, out, depth);
            case 1 -> Event_LoginMarshaller.writeFields((Event.Login) event, out, depth);
            case 2 -> Event_TradeMarshaller.writeFields((Event.Trade) event, out, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        }
    }

    // as readFields in family, but:
    public static Event readFields(Event current, Input in, int depth) {
        int id = StopBit.read(in);
        return switch (id) {
            case -1 -> null;
            case 0 -> readOwnFields(current, in, depth);
            case 1 -> Event_LoginMarshaller.readFields(current instanceof Event.Login same ? same : null,
            case 2 -> Event_TradeMarshaller.readFields(current instanceof Event.Trade same ? same : null,

    /** As in family. */
    public static long sizeOfFields(Event event, int depth) {
        int id = typeIdOf(event);
        return switch (id) {
            case -1 -> 2;
            case 0 -> 1 + sizeOfOwnFields(event, depth);
            case 1 -> 1 + Event_LoginMarshaller.sizeOfFields((Event.Login) event, depth);
            case 2 -> 1 + Event_TradeMarshaller.sizeOfFields((Event.Trade) event, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    /** As in family. */
    public static Event copyFields(Event event, Event current, int depth) {
        int id = typeIdOf(event);
        return switch (id) {
            case -1 -> null;
            case 0 -> copyOwnFields(event, current, depth);
            case 1 -> Event_LoginMarshaller.copyFields((Event.Login) event,
                    current instanceof Event.Login same ? same : null, depth);
            case 2 -> Event_TradeMarshaller.copyFields((Event.Trade) event,
                    current instanceof Event.Trade same ? same : null, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    // as in family: dispatch, dispatch

    /** As in family. */
    public static void dispatch(Event event, Handler handler) {
        int id = typeIdOf(event);
        switch (id) {
            case -1 -> throw new NullPointerException("null instead of a message");
            case 0 -> handler.on(event);
            case 1 -> handler.on((Event.Login) event);
            case 2 -> handler.on((Event.Trade) event);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        }
    }

    // as writeFields in booleans, but:
    public static void writeOwnFields(Event event, Output out, int depth) {

    // as readFields in booleans, but:
    public static Event readOwnFields(Event current, Input in, int depth) {

    // as sizeOfFields in bound, but:
    public static long sizeOfOwnFields(Event event, int depth) {

    // as in empty: copy
    // as in family: copyInto

    // as copyFields in default-package, but:
    public static Event copyOwnFields(Event from, Event current, int depth) {
        event.time = from.time;

    // as in bound: writeBlock

    // as storeBlock in bound, but:
        RawMemory.putLong(base, offset, event.time);

    // as in bound: readBlock

    // as loadBlock in bound, but:
        event.time = RawMemory.getLong(base, offset);

    private static int typeIdOf(Event event) {
        if (event == null) {
            return -1;
        } else if (event.getClass() == Event.class) {
            return 0;
        } else if (event.getClass() == Event.Login.class) {
            return 1;
        } else if (event.getClass() == Event.Trade.class) {
            return 2;
        }
        throw TypeIds.outside(event, INSTANCE.schema());
    }

    /**
     * Handles the messages of each class of {@link Event}. Each class that joins the family adds a method.
     */
    public interface Handler {
        void on(Event message);

        void on(Event.Login message);

        void on(Event.Trade message);
    }
}
