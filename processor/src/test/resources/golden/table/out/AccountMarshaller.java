package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.BigDecimals;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads {@link Account}, 9 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = AccountMarshaller.FIELDS
)
final class AccountMarshaller extends GeneratedMarshaller<Account> implements ChronicleMarshaller<Account> {
    public static final AccountMarshaller INSTANCE = new AccountMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 9;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            id int64
            balance decimal?
            """;

    private AccountMarshaller() {
        super(Account.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Account account, Output out) {
        writeFields(account, out, 0);
    }

    @Override
    protected Account readMessage(Account current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public void readInto(Account account, Input in) {
        long start = in.position();
        try {
            Checks.anyObject(account, Account.class);
            fillFields(account, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Account account) {
        return sizeOfFields(account, 0);
    }

    @Override
    public void write(Account account, BytesOut<?> out) {
        BytesMessages.write(this, account, out);
    }

    @Override
    public Account read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Account account, BytesIn<?> in) {
        BytesMessages.readInto(this, account, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Account account, Output out, int depth) {
        Checks.anyObject(account, Account.class);
        writeBlock(account, out);
        BigDecimals.write(account.balance(), out);
    }

    /**
     * The body of {@link #read}: fills {@code current} if it is a {@link AccountBean}, and otherwise a new one.
     */
    public static Account readFields(Account current, Input in, int depth) {
        Account account = current != null && current.getClass() == AccountBean.class ? current
                : new AccountBean();
        return fillFields(account, in, depth);
    }

    /**
     * The body of {@link #readInto}: fills an object of any class.
     */
    private static Account fillFields(Account account, Input in, int depth) {
        readBlock(account, in);
        account.balance(BigDecimals.read(account.balance(), in));
        return account;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Account account, int depth) {
        Checks.anyObject(account, Account.class);
        long size = 8;
        size += BigDecimals.sizeOf(account.balance());
        return size;
    }

    @Override
    public Account copy(Account from) {
        return copyFields(Checks.anyObject(from, Account.class), null, 0);
    }

    @Override
    public void copyInto(Account from, Account to) {
        Checks.anyObject(from, Account.class);
        Checks.anyObject(to, Account.class);
        if (from != to) {
            fillCopy(from, to, 0);
        }
    }

    /**
     * The body of {@link #copy}: fills {@code current} if it is a {@link AccountBean}, and otherwise a new one. Null for null.
     */
    public static Account copyFields(Account from, Account current, int depth) {
        if (from == null) {
            return null;
        }
        Account account = current != null && current != from
                && current.getClass() == AccountBean.class ? current : new AccountBean();
        return fillCopy(from, account, depth);
    }

    /**
     * The body of {@link #copyInto}: fills an object of any class.
     */
    private static Account fillCopy(Account from, Account account, int depth) {
        account.setId(from.getId());
        account.balance(from.balance());
        return account;
    }

    private static void writeBlock(Account account, Output out) {
        long id = account.getId();
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putLong(base, offset, id);
    }

    private static void readBlock(Account account, Input in) {
        long offset = in.take(8);
        Object base = in.base();
        long id = RawMemory.getLong(base, offset);
        account.setId(id);
    }
}
