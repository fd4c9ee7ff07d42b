    // as beginning in builder

    // as in builder: MIN_SIZE
    // as in ancestors: MAX_SIZE
    // as FIELDS in evolvable, with time for id

    private EventMarshaller() {
        super(Event.class, "@version@", TypeSchema.of(Event.class, FIELDS)
                        .asFamily(
                            "0 com.acme.Event",
                            "1 com.acme.Event$Login",
                            "2 com.acme.Event$Trade"));
    }

    // as in family: writeMessage, readMessage, readInto, sizeOf

    // as writeFields in family, but:
            case 0 -> writeOwnFields(event, out, depth);
            case 1 -> Event_LoginMarshaller.writeFields((Event.Login) event, out, depth);
            case 2 -> Event_TradeMarshaller.writeFields((Event.Trade) event, out, depth);
        // without case 200 -> Expression_Operation_NotMarshaller.writeFields((Expression.Operation.Not) operation, out, depth);
        // without case 201 -> Expression_Operation_SumMarshaller.writeFields((Expression.Operation.Sum) operation, out, depth);

    // as readFields in family, but:
    public static Event readFields(Event current, Input in, int depth) {
        // without public static Expression.Operation readFields(Expression.Operation current, Input in,
        // without int depth) {
            case 0 -> readOwnFields(current, in, depth);
            case 1 -> Event_LoginMarshaller.readFields(current instanceof Event.Login same ? same : null,
        // without case 200 -> Expression_Operation_NotMarshaller.readFields(current instanceof Expression.Operation.Not same ? same : null,
            case 2 -> Event_TradeMarshaller.readFields(current instanceof Event.Trade same ? same : null,

    // as sizeOfFields in family, but:
            case 0 -> 1 + sizeOfOwnFields(event, depth);
            case 1 -> 1 + Event_LoginMarshaller.sizeOfFields((Event.Login) event, depth);
            case 2 -> 1 + Event_TradeMarshaller.sizeOfFields((Event.Trade) event, depth);
        // without case 200 -> 2 + Expression_Operation_NotMarshaller.sizeOfFields((Expression.Operation.Not) operation, depth);
        // without case 201 -> 2 + Expression_Operation_SumMarshaller.sizeOfFields((Expression.Operation.Sum) operation, depth);

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

    // as dispatch in family, but:
            case 0 -> handler.on(event);
            case 1 -> handler.on((Event.Login) event);
            case 2 -> handler.on((Event.Trade) event);
        // without case 200 -> handler.on((Expression.Operation.Not) operation);
        // without case 201 -> handler.on((Expression.Operation.Sum) operation);

    // as writeFields in booleans, with writeOwnFields for writeFields
    // as readFields in booleans, with readOwnFields for readFields
    // as sizeOfFields in family, with sizeOfOwnFields for sizeOfFields
    // as in empty: copy
    // as in family: copyInto
    // as copyFields in default-package, with copyOwnFields for copyFields, time for age
    // as writeBlock in copy, with 8 for 16
    // as storeBlock in default-package, with putLong for putInt, time for age
    // as readBlock in copy, with 8 for 16
    // as loadBlock in default-package, with time for age, getLong for getInt

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

    // as Handler in family, but:
        void on(Event message);

    // as on in family-many, with Login for M1
    // as on in family, with Trade for Sum
}
