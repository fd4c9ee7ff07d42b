    // as beginning in table, but:


    // as in builder: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            currency text?
            minor int64
            """;

    // as in bean: Order_MoneyMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    // as writeFields in validatable, but:
        Text.write(money.currency(), out);

    // as readFields in builder, but:
        String currency = Text.read(null, in);
        long offset = in.take(8);
        Object base = in.base();
        long minor = RawMemory.getLong(base, offset);
        Order.Money money = new Order.Money(currency, minor);

    // as sizeOfFields in builder, but:
        size += Text.sizeOf(money.currency());

    // as in empty: copy
    // as in evolvable: copyFields

    // as writeBlock in family, but:
        long minor = money.minor();
        RawMemory.putLong(base, offset, minor);
}
