    // as beginning in bean, but:
 * Writes and reads {@link Account}, 9 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, but:
    public static final int MIN_SIZE = 9;

    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            number int64
            owner text?
            """;

    private static final VarHandle OWNER = Handles.field(MethodHandles.lookup(), Account.class, "owner", String.class);

    private static final VarHandle NUMBER = Handles.field(MethodHandles.lookup(), Account.class, "number", long.class);

    // as in bean: AccountMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    /** As in empty. */
    public static void writeFields(Account account, Output out, int depth) {
        Checks.exactType(account, Account.class);
        writeBlock(account, out);
        Text.write((String) OWNER.get(account), out);
    }

    /** As in bound. */
    public static Account readFields(Account current, Input in, int depth) {
        long offset = in.take(8);
        Object base = in.base();
        long number = RawMemory.getLong(base, offset);
        String owner = Text.read(null, in);
        Account account = Account.of(owner, number);
        return account;
    }

    // as sizeOfFields in ancestors, but:
        long size = 8;
        size += Text.sizeOf((String) OWNER.get(account));

    // as in empty: copy

    // as copyFields in bean, but:
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
        Checks.exactType(from, Account.class);
        Account account = Account.of((String) OWNER.get(from), (long) NUMBER.get(from));
        return account;

    private static void writeBlock(Account account, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putLong(base, offset, (long) NUMBER.get(account));
    }
}
