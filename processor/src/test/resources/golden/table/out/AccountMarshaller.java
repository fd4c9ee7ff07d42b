import org.marshal4j.runtime.generated.value.BigDecimals;
    // as beginning in builder, but:
final class AccountMarshaller extends BytesMarshaller<Account> {

    // as in builder: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS in final-fields, but:
            balance decimal?

    // as in bean: AccountMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage, readInto
    // as in empty: sizeOf

    // as writeFields in builder, but:
        Checks.anyObject(account, Account.class);
        BigDecimals.write(account.balance(), out);

    // as in bean: readFields

    /** As in bean. */
    private static Account fillFields(Account account, Input in, int depth) {
        readBlock(account, in);
        account.balance(BigDecimals.read(account.balance(), in));
        return account;
    }

    // as sizeOfFields in builder, but:
        Checks.anyObject(account, Account.class);
        size += BigDecimals.sizeOf(account.balance());

    // as in empty: copy
    // as in bean: copyInto, copyFields

    /** As in bean. */
    private static Account fillCopy(Account from, Account account, int depth) {
        account.setId(from.getId());
        account.balance(from.balance());
        return account;
    }

    // as writeBlock in family, but:
        long id = account.getId();
        RawMemory.putLong(base, offset, id);

    private static void readBlock(Account account, Input in) {
        long offset = in.take(8);
        Object base = in.base();
        long id = RawMemory.getLong(base, offset);
        account.setId(id);
    }
}
