    // as beginning in table

    // as in builder: MIN_SIZE
    // as in ancestors: MAX_SIZE
    // as FIELDS in view, with currency for name, minor for number, int64 for int32
    // as in bean: Order_MoneyMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    // as writeFields in booleans, but:
        Text.write(money.currency(), out);

    // as readFields in family, but:
        String currency = Text.read(null, in);
        long minor = RawMemory.getLong(base, offset);
        Order.Money money = new Order.Money(currency, minor);

    // as sizeOfFields in record, with Text for Enums, currency for unit
    // as in empty: copy
    // as in evolvable: copyFields
    // as writeBlock in schema-id, with minor for time
}
