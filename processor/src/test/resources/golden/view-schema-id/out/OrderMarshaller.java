import org.marshal4j.runtime.view.IdentifiedMessages;
    // as beginning in custom, but:
 * Writes and reads {@link Order}, 13 bytes each. Stateless and thread-safe.
        fixedSize = 9

    // as MIN_SIZE in empty, with 13 for 0
    // as MAX_SIZE in empty, with 13 for 0
    // as SCHEMA_ID in schema-id, with 0xf0b75588 for 0x6de34d21

    private OrderMarshaller() {
        super(Order.class, "@version@", TypeSchema.of(Order.class)
                        .asFamily(
                            "0 com.acme.Order$Limit")
                        .withSchemaId());
    }

    // as in schema-id: writeMessage
    // as readMessage in schema-id, with OrderSchemaHistory for EventSchemaHistory
    // as readInto in schema-id, with OrderSchemaHistory for EventSchemaHistory
    // as in schema-id: sizeOf, schemaId
    // as schemaIdOf in schema-id, with OrderSchemaHistory for TickSchemaHistory

    // as writeFields in family, but:
            case 0 -> Order_LimitMarshaller.writeFields((Order.Limit) order, out, depth);
        // without case 200 -> Expression_Operation_NotMarshaller.writeFields((Expression.Operation.Not) operation, out, depth);
        // without case 201 -> Expression_Operation_SumMarshaller.writeFields((Expression.Operation.Sum) operation, out, depth);

    // as readFields in family-many, but:
            case 0 -> Order_LimitMarshaller.readFields(current instanceof Order.Limit same ? same : null,
                    in, depth);

    // as sizeOfFields in family, but:
            case 0 -> 1 + Order_LimitMarshaller.sizeOfFields((Order.Limit) order, depth);
        // without case 200 -> 2 + Expression_Operation_NotMarshaller.sizeOfFields((Expression.Operation.Not) operation, depth);
        // without case 201 -> 2 + Expression_Operation_SumMarshaller.sizeOfFields((Expression.Operation.Sum) operation, depth);

    // as copyFields in family-many, but:
        int id = typeIdOf(order);
            case 0 -> Order_LimitMarshaller.copyFields((Order.Limit) order,
                    current instanceof Order.Limit same ? same : null, depth);

    // as in family-many: dispatch, dispatch

    // as dispatch in schema-id, but:
            case 0 -> handler.on((Order.Limit) order);
        // without case 0 -> handler.on((Event.Login) event);
        // without case 1 -> handler.on((Event.Logout) event);

    // as in empty: copy
    // as in family: copyInto

    // as typeIdOf in schema-id, but:
        } else if (order.getClass() == Order.Limit.class) {
        // without } else if (event.getClass() == Event.Logout.class) {
        // without return 1;

    // as Accepted in schema-id, but:
                "com.acme.Order$Limit 7fef0d9c03104795");
        // without "com.acme.Event$Login a01989b8d24893a2",
        // without "com.acme.Event$Logout 46eb59847485e4c5");

    /**
     * For views: compares schema ids, and reads objects that other messages hold, which have none.
     */
    static final class Viewed extends IdentifiedMessages<Order> {
        static final Viewed MESSAGES = new Viewed();

        private Viewed() {
            super(INSTANCE, Accepted.ID);
        }

    // as readMessage in family, but:
        protected Order readHeld(Input in) {

        @Override
        protected SchemaHistory<Order> former() {
            return OrderSchemaHistory.FORMER;
        }

        @Override
        protected void fillHeld(Order order, Input in) {
            TypeIds.wasFilled(order, readFields(order, in, 0), Order.class);
        }
    }

    /**
     * Handles the messages of each class of {@link Order}. Each class that joins the family adds a method.
     */
    interface Handler {
        void on(Order.Limit message);
    }
}
