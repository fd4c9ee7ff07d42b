    // as beginning in family-root, but:


    // as in builder: MIN_SIZE
    // as in ancestors: MAX_SIZE
    // as in evolvable: FIELDS_BEFORE

    static final String FIELDS = """
            number int32
            owner text?
            balance int64 since=2
            currency text since=2
            closed bool? since=3
            """;

    // as in ancestors: AccountMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    /** As in empty. */
    public static void writeFields(Account account, Output out, int depth) {
        Checks.exactType(account, Account.class);
        long frame = VersionedBlocks.begin(out);
        writeBlock1(account, out);
        Text.write(account.owner, out);
        writeBlock2(account, out);
        Text.write(Checks.required("currency", account.currency), out);
        writeBlock3(account, out);
        VersionedBlocks.end(frame, out);
    }

    /** As in empty. */
    public static Account readFields(Account current, Input in, int depth) {
        Account account = current != null && current.getClass() == Account.class ? current : new Account();
        long behind = VersionedBlocks.enter(in);
        readBlock1(account, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String owner = Text.read(account.owner, in);
        if (owner != account.owner) {
            account.owner = owner;
        }
        if (VersionedBlocks.goesOn(behind, in)) {
            readBlock2(account, in);
            String currency = Checks.present("currency", Text.read(account.currency, in));
            if (currency != account.currency) {
                account.currency = currency;
            }
        } else {
            account.balance = 0L;
            Account fresh = new Account();
            account.currency = fresh.currency;
        }
        if (VersionedBlocks.goesOn(behind, in)) {
            readBlock3(account, in);
        } else {
            account.closed = null;
        }
        VersionedBlocks.leave(behind, in);
        return account;
    }

    // as sizeOfFields in key, but:
        long size = 18;
        size += Text.sizeOf(account.owner);
        size += Text.sizeOf(Checks.required("currency", account.currency));

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Account copyFields(Account from, Account current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Account.class);
        Account account = OwnObjects.isFree(current, from, Account.class) ? current : new Account();
        account.number = from.number;
        if (account.owner != from.owner) {
            account.owner = from.owner;
        }
        account.balance = from.balance;
        if (account.currency != from.currency) {
            account.currency = from.currency;
        }
        if (account.closed != from.closed) {
            account.closed = from.closed;
        }
        return account;
    }

    // as in evolvable: writeNullable, readNullable

    // as writeBlock1 in ancestors, but:
        RawMemory.putInt(base, offset, account.number);

    // as readBlock1 in ancestors, but:
        account.number = RawMemory.getInt(base, offset);

    // as writeBlock2 in evolvable, but:
        RawMemory.putLong(base, offset, account.balance);

    // as readBlock2 in evolvable, but:
        account.balance = RawMemory.getLong(base, offset);

    // as writeBlock3 in evolvable, but:
        long offset = out.reserve(2);
        Boxes.putBoolean(base, offset, account.closed);

    // as readBlock3 in evolvable, but:
        long offset = in.take(2);
        account.closed = Boxes.getBoolean(account.closed, base, offset);
}
