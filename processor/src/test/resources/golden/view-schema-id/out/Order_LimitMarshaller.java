    // as beginning in custom, but:
 * Writes and reads {@link Order.Limit}, 12 bytes each. Stateless and thread-safe.
        fixedSize = 8,

    // as MIN_SIZE in empty, with 12 for 0
    // as MAX_SIZE in empty, with 12 for 0
    // as FIELDS in family, with price for value
    // as SCHEMA_ID in schema-id, with 0x47c67339 for 0x6de34d21
    // as in schema-id: Order_LimitMarshaller

    // as writeMessage in empty, but:
        MessageId.write(SCHEMA_ID, out);

    // as readMessage in bean, but:
        if (MessageId.isNext(SCHEMA_ID, in)) {
        return Order_LimitSchemaHistory.FORMER.read(null, in);
    }

    // as in schema-id: sizeOf, schemaId
    // as schemaIdOf in schema-id, with Order_LimitSchemaHistory for TickSchemaHistory
    // as in booleans: writeFields
    // as readFields in family, with price for value_
    // as in family: sizeOfFields
    // as in empty: copy
    // as in evolvable: copyFields
    // as in family: writeNullable, readNullable
    // as writeBlock in family, with price for value_, price for value
    // as in view-schema-id: Viewed

    // as Viewed in view-schema-id, but:
            super(INSTANCE, MessageId.of(SCHEMA_ID, INSTANCE.schema()));

    // as readMessage in bean, but:
        protected Order.Limit readHeld(Input in) {

    // as fillHeld in view-schema-id, but:
        protected SchemaHistory<Order.Limit> former() {
            return Order_LimitSchemaHistory.FORMER;
}
