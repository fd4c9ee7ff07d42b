    // as beginning in family-root

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

    // as writeFields in evolvable, but:
        long frame = VersionedBlocks.begin(out);
        Text.write(account.owner, out);
        Text.write(Checks.required("currency", account.currency), out);
        VersionedBlocks.end(frame, out);

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

    // as copyFields in family-many, but:
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

    // as in evolvable: writeNullable, readNullable
    // as writeBlock1 in ancestors, with number for id
    // as readBlock1 in ancestors, with number for id
    // as writeBlock2 in evolvable, with putLong for putDouble, balance for bid
    // as readBlock1 in custom, with readBlock2 for readBlock1, balance for id

    // as writeBlock3 in table, but:
        long offset = out.reserve(2);
        Boxes.putBoolean(base, offset, account.closed);

    // as readBlock3 in table, but:
        long offset = in.take(2);
        account.closed = Boxes.getBoolean(account.closed, base, offset);
}
