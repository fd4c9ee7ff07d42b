package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Account}, 9 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = AccountMarshaller.FIELDS
)
public final class AccountMarshaller extends FillingMarshaller<Account> implements ChronicleMarshaller<Account> {
    public static final AccountMarshaller INSTANCE = new AccountMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 9;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    private static final String FIELDS_BEFORE = """
            Account frame
            """;

    static final String FIELDS = """
            number int32
            owner text?
            balance int64 since=2
            currency text since=2
            closed bool? since=3
            """;

    private AccountMarshaller() {
        super(Account.class, "@version@", String.join("", FIELDS_BEFORE, FIELDS).split("\n"));
    }

    @Override
    protected void writeMessage(Account account, Output out) {
        writeFields(account, out, 0);
    }

    @Override
    protected Account readMessage(Account current, Input in) {
        return readFields(current, in, 0);
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
        Checks.exactType(account, Account.class);
        long frame = VersionedBlocks.begin(out);
        writeBlock1(account, out);
        Text.write(account.owner, out);
        writeBlock2(account, out);
        Text.write(Checks.required("currency", account.currency), out);
        writeBlock3(account, out);
        VersionedBlocks.end(frame, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
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

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Account account, int depth) {
        Checks.exactType(account, Account.class);
        long size = 18;
        size += Text.sizeOf(account.owner);
        size += Text.sizeOf(Checks.required("currency", account.currency));
        return size;
    }

    @Override
    public Account copy(Account from) {
        return copyFields(Checks.anyObject(from, Account.class), null, 0);
    }

    @Override
    public void copyInto(Account from, Account to) {
        copyFields(Checks.anyObject(from, Account.class), Checks.exactType(to, Account.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Account copyFields(Account from, Account current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Account.class);
        Account account = current != null && current != from && current.getClass() == Account.class
                ? current : new Account();
        account.number = from.number;
        account.owner = from.owner;
        account.balance = from.balance;
        account.currency = from.currency;
        account.closed = from.closed;
        return account;
    }

    /**
     * Writes as {@link #writeFields}; for null, a versioned block of -1 bytes.
     */
    public static void writeNullable(Account account, Output out, int depth) {
        if (account == null) {
            VersionedBlocks.writeNull(out);
        } else {
            writeFields(account, out, depth);
        }
    }

    /**
     * Reads as {@link #readFields}; returns null for a versioned block of -1 bytes.
     */
    public static Account readNullable(Account current, Input in, int depth) {
        return VersionedBlocks.isNull(in) ? null : readFields(current, in, depth);
    }

    private static void writeBlock1(Account account, Output out) {
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, account.number);
    }

    private static void readBlock1(Account account, Input in) {
        long offset = in.take(4);
        Object base = in.base();
        account.number = RawMemory.getInt(base, offset);
    }

    private static void writeBlock2(Account account, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putLong(base, offset, account.balance);
    }

    private static void readBlock2(Account account, Input in) {
        long offset = in.take(8);
        Object base = in.base();
        account.balance = RawMemory.getLong(base, offset);
    }

    private static void writeBlock3(Account account, Output out) {
        long offset = out.reserve(2);
        Object base = out.base();
        Boxes.putBoolean(base, offset, account.closed);
    }

    private static void readBlock3(Account account, Input in) {
        long offset = in.take(2);
        Object base = in.base();
        account.closed = Boxes.getBoolean(account.closed, base, offset);
    }
}
