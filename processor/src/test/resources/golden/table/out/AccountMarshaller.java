import org.marshal4j.runtime.generated.value.BigDecimals;
    // as beginning in builder, but:
final class AccountMarshaller extends BytesMarshaller<Account> {

    // as in builder: MIN_SIZE
    // as in ancestors: MAX_SIZE
    // as FIELDS in builder, with id for number, balance for owner, decimal for text
    // as in bean: AccountMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage, readInto
    // as in empty: sizeOf
    // as writeFields in record, with anyObject for exactType, BigDecimals for Enums, balance for unit
    // as in bean: readFields

    // as fillFields in bean, but:
        account.balance(BigDecimals.read(account.balance(), in));
        // without quote.setSymbol(Checks.present("symbol", Text.read(quote.getSymbol(), in)));
        // without quote.setTags(readTags(quote.getTags(), in));

    // as sizeOfFields in record, with anyObject for exactType, BigDecimals for Enums, balance for unit
    // as in empty: copy
    // as in bean: copyInto, copyFields

    /** As in bean. */
    private static Account fillCopy(Account from, Account account, int depth) {
        account.setId(from.getId());
        account.balance(from.balance());
        return account;
    }

    // as writeBlock in family, with long for double, id for value_, getId for value, putLong for putDouble

    private static void readBlock(Account account, Input in) {
        long offset = in.take(8);
        Object base = in.base();
        long id = RawMemory.getLong(base, offset);
        account.setId(id);
    }
}
