    // as beginning in bean, but:
 * Writes and reads {@link Account}, 9 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, with 9 for 0
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            number int64
            owner text?
            """;

    private static final VarHandle OWNER = Handles.field(MethodHandles.lookup(), Account.class, "owner", String.class);

    // as OWNER in builder, with NUMBER for OWNER, number for owner, long for String
    // as in bean: AccountMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    // as writeFields in booleans, but:
        Text.write((String) OWNER.get(account), out);

    /** As in bound. */
    public static Account readFields(Account current, Input in, int depth) {
        long offset = in.take(8);
        Object base = in.base();
        long number = RawMemory.getLong(base, offset);
        String owner = Text.read(null, in);
        Account account = Account.of(owner, number);
        return account;
    }

    // as sizeOfFields in ancestors, with 8 for 24, OWNER for NAME
    // as in empty: copy

    // as copyFields in empty, but:
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
        Account account = Account.of((String) OWNER.get(from), (long) NUMBER.get(from));
        return account;
        // without return OwnObjects.isFree(current, from, Ping.class) ? current : new Ping();

    private static void writeBlock(Account account, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putLong(base, offset, (long) NUMBER.get(account));
    }
}
