    // as beginning in builder

    // as in builder: MIN_SIZE
    // as in ancestors: MAX_SIZE
    // as FIELDS in builder, with amount for number, currency for owner
    // as OWNER in builder, with CURRENCY for OWNER, currency for owner
    // as NUMBER in builder, with AMOUNT for NUMBER, amount for number
    // as in bean: PaymentMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf
    // as writeFields in builder, with CURRENCY for OWNER

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

    // as sizeOfFields in builder, with CURRENCY for OWNER
    // as in empty: copy

    // as copyFields in builder, but:
        Payment.Builder builder = Payment.builder();
        builder = builder.amount((long) AMOUNT.get(from));
        builder = builder.currency((String) CURRENCY.get(from));
        Payment payment = builder.build();
        // without Account account = Account.of((String) OWNER.get(from), (long) NUMBER.get(from));

    // as writeBlock in builder, with AMOUNT for NUMBER
}
