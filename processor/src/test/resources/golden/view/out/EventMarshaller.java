    // as beginning in family, but:
 * Writes and reads {@link Event}, 1 bytes or more each. Stateless and thread-safe.

    // as in family: MIN_SIZE
    // as in ancestors: MAX_SIZE

    private EventMarshaller() {
        super(Event.class, "@version@", TypeSchema.of(Event.class)
                        .asFamily(
                            "1 com.acme.Login",
                            "2 com.acme.Logout"));
    }

    // as in family: writeMessage, readMessage, readInto, sizeOf

    // as writeFields in family, but:
            case 1 -> LoginMarshaller.writeFields((Login) event, out, depth);
            case 2 -> LogoutMarshaller.writeFields((Logout) event, out, depth);

    // as readFields in family-root, but:
            case 1 -> LoginMarshaller.readFields(current instanceof Login same ? same : null,
        // without case 0 -> readOwnFields(current, in, depth);
        // without case 1 -> Event_LoginMarshaller.readFields(current instanceof Event.Login same ? same : null,
            case 2 -> LogoutMarshaller.readFields(current instanceof Logout same ? same : null,

    // as sizeOfFields in family, but:
            case 1 -> 1 + LoginMarshaller.sizeOfFields((Login) event, depth);
            case 2 -> 1 + LogoutMarshaller.sizeOfFields((Logout) event, depth);

    /** As in family. */
    public static Event copyFields(Event event, Event current, int depth) {
        int id = typeIdOf(event);
        return switch (id) {
            case -1 -> null;
            case 1 -> LoginMarshaller.copyFields((Login) event,
                    current instanceof Login same ? same : null, depth);
            case 2 -> LogoutMarshaller.copyFields((Logout) event,
                    current instanceof Logout same ? same : null, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    // as in family-many: dispatch, dispatch

    // as dispatch in family, but:
    static void dispatch(Event event, Handler handler) {
            case 1 -> handler.on((Login) event);
            case 2 -> handler.on((Logout) event);

    // as in empty: copy
    // as in family: copyInto

    // as typeIdOf in family, but:
        } else if (event.getClass() == Login.class) {
            return 1;
        } else if (event.getClass() == Logout.class) {
            return 2;

    // as Handler in family-many, but:
        void on(Login message);

        void on(Logout message);
    }
}
