import org.marshal4j.runtime.generated.MessageId;
    // as beginning in family-many, but:
 * Writes and reads {@link Event}, 6 bytes or more each. Stateless and thread-safe.

    // as in names: MIN_SIZE
    // as in ancestors: MAX_SIZE

    /**
     * The schema id with which each message begins.
     */
    public static final int SCHEMA_ID = 0x6de34d21;

    private EventMarshaller() {
        super(Event.class, "@version@", TypeSchema.of(Event.class)
                        .asFamily(
                            "0 com.acme.Event$Login",
                            "1 com.acme.Event$Logout")
                        .withSchemaId());
    }

    // as writeMessage in family, but:
        Accepted.ID.write(out);

    // as readMessage in family, but:
        if (Accepted.ID.isNext(in)) {
        return EventSchemaHistory.FORMER.read(null, in);
    }

    // as readInto in family, but:
            if (Accepted.ID.isNext(in)) {
            } else {
                TypeIds.wasFilled(event, EventSchemaHistory.FORMER.read(event, in), Event.class);
            }

    // as sizeOf in empty, but:
        return 4 + sizeOfFields(TypeIds.toWrite(event, Event.class), 0);

    // as blockSize in copy, with schemaId for blockSize, SCHEMA_ID for 16

    @Override
    public int schemaIdOf(long fingerprint, long names) {
        return EventSchemaHistory.FORMER.idOf(fingerprint, names);
    }

    // as writeFields in family, but:
            case 0 -> Event_LoginMarshaller.writeFields((Event.Login) event, out, depth);
            case 1 -> Event_LogoutMarshaller.writeFields((Event.Logout) event, out, depth);

    // as readFields in family-root, but:
            case 0 -> Event_LoginMarshaller.readFields(current instanceof Event.Login same ? same : null,
        // without case 0 -> readOwnFields(current, in, depth);
        // without case 1 -> Event_LoginMarshaller.readFields(current instanceof Event.Login same ? same : null,
            case 1 -> Event_LogoutMarshaller.readFields(current instanceof Event.Logout same ? same : null,

    // as sizeOfFields in family, but:
            case 0 -> 1 + Event_LoginMarshaller.sizeOfFields((Event.Login) event, depth);
            case 1 -> 1 + Event_LogoutMarshaller.sizeOfFields((Event.Logout) event, depth);

    // as copyFields in family-root, but:
            case 0 -> Event_LoginMarshaller.copyFields((Event.Login) event,
        // without case 0 -> copyOwnFields(event, current, depth);
        // without case 1 -> Event_LoginMarshaller.copyFields((Event.Login) event,
            case 1 -> Event_LogoutMarshaller.copyFields((Event.Logout) event,
                    current instanceof Event.Logout same ? same : null, depth);

    // as in family-many: dispatch, dispatch

    // as dispatch in family, but:
    static void dispatch(Event event, Handler handler) {
            case 0 -> handler.on((Event.Login) event);
            case 1 -> handler.on((Event.Logout) event);

    // as in empty: copy
    // as in family: copyInto
    // as typeIdOf in family, with Login for Not, 0 for 200, Logout for Sum, 1 for 201

    /**
     * Compares the types that a message holds with the accepted ones, before the first message.
     */
    private static final class Accepted {
        static final MessageId ID = MessageId.of(SCHEMA_ID, INSTANCE.schema(),
                "com.acme.Event$Login a01989b8d24893a2",
                "com.acme.Event$Logout 46eb59847485e4c5");
    }

    // as Handler in family-many, with Login for M0
    // as on in family, with Logout for Sum
}
