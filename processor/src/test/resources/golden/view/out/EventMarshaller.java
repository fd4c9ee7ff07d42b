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

    // as readFields in schema-id, but:
            case 1 -> LoginMarshaller.readFields(current instanceof Login same ? same : null,
            case 2 -> LogoutMarshaller.readFields(current instanceof Logout same ? same : null,

    // as sizeOfFields in family, but:
            case 1 -> 1 + LoginMarshaller.sizeOfFields((Login) event, depth);
            case 2 -> 1 + LogoutMarshaller.sizeOfFields((Logout) event, depth);

    // as copyFields in schema-id, but:
            case 1 -> LoginMarshaller.copyFields((Login) event,
                    current instanceof Login same ? same : null, depth);
            case 2 -> LogoutMarshaller.copyFields((Logout) event,
                    current instanceof Logout same ? same : null, depth);

    // as in family-many: dispatch, dispatch

    // as dispatch in schema-id, but:
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
