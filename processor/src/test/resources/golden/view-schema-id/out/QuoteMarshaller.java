    // as beginning in custom, but:
 * Writes and reads {@link Quote}, 13 bytes or more each. Stateless and thread-safe.

    // as in view-schema-id: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            bid float64
            last family com.acme.Order?
            """;

    // as SCHEMA_ID in schema-id, with 0x614f8993 for 0x6de34d21
    // as in schema-id: QuoteMarshaller, writeMessage, readMessage, sizeOf, schemaId, schemaIdOf

    // as writeFields in booleans, but:
        Checks.exactType(quote, Quote.class, depth);
        OrderMarshaller.writeFields(quote.last, out, depth + 1);

    // as readFields in graph, but:
        readBlock(quote, in);
        Order last = OrderMarshaller.readFields(quote.last, in, depth + 1);
        if (last != quote.last) {
            quote.last = last;

    // as sizeOfFields in builder, but:
        Checks.exactType(quote, Quote.class, depth);
        size += OrderMarshaller.sizeOfFields(quote.last, depth + 1);

    // as in empty: copy, copyInto

    // as copyFields in final-fields, but:
        quote.bid = from.bid;
        Order last = OrderMarshaller.copyFields(from.last, quote.last, depth + 1);
        // stored if another: quote.last = last

    // as writeBlock2 in evolvable, with writeBlock for writeBlock2
    // as readBlock2 in evolvable, with readBlock for readBlock2

    // as Accepted in schema-id, but:
                "com.acme.Order 44e32bbe7b8bce74",
                "com.acme.Order$Limit 7fef0d9c03104795");

    // as in view-schema-id: Viewed, Viewed, readHeld
    // as former in view-schema-id, with QuoteSchemaHistory for OrderSchemaHistory

        @Override
        protected void fillHeld(Quote quote, Input in) {
            Checks.exactType(quote, Quote.class);
            readFields(quote, in, 0);
        }
    }
}
