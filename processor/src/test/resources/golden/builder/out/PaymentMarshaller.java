    // as beginning in builder, but:


    // as in builder: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            amount int64
            currency text?
            """;

    private static final VarHandle CURRENCY = Handles.field(MethodHandles.lookup(), Payment.class, "currency", String.class);

    private static final VarHandle AMOUNT = Handles.field(MethodHandles.lookup(), Payment.class, "amount", long.class);

    // as in bean: PaymentMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    // as writeFields in builder, but:
        Text.write((String) CURRENCY.get(payment), out);

    /** As in bound. */
    public static Payment readFields(Payment current, Input in, int depth) {
        long offset = in.take(8);
        Object base = in.base();
        long amount = RawMemory.getLong(base, offset);
        String currency = Text.read(null, in);
        Payment.Builder builder = Payment.builder();
        builder = builder.amount(amount);
        builder = builder.currency(currency);
        Payment payment = builder.build();
        return payment;
    }

    // as sizeOfFields in builder, but:
        size += Text.sizeOf((String) CURRENCY.get(payment));

    // as in empty: copy

    /** As in bound. */
    public static Payment copyFields(Payment from, Payment current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Payment.class);
        Payment.Builder builder = Payment.builder();
        builder = builder.amount((long) AMOUNT.get(from));
        builder = builder.currency((String) CURRENCY.get(from));
        Payment payment = builder.build();
        return payment;
    }

    // as writeBlock in builder, but:
        RawMemory.putLong(base, offset, (long) AMOUNT.get(payment));
}
