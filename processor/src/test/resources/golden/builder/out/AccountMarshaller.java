package com.acme;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.MarshalGenerated;
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
public final class AccountMarshaller extends GeneratedMarshaller<Account> implements ChronicleMarshaller<Account> {
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
            number int64
            owner text?
            """;

    private static final VarHandle OWNER = Handles.field(MethodHandles.lookup(), Account.class, "owner", String.class);

    private static final VarHandle NUMBER = Handles.field(MethodHandles.lookup(), Account.class, "number", long.class);

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

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Account account, Output out, int depth) {
        Checks.exactType(account, Account.class);
        writeBlock(account, out);
        Text.write((String) OWNER.get(account), out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Account readFields(Account current, Input in, int depth) {
        long offset = in.take(8);
        Object base = in.base();
        long number = RawMemory.getLong(base, offset);
        String owner = Text.read(null, in);
        Account account = Account.of(owner, number);
        return account;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Account account, int depth) {
        Checks.exactType(account, Account.class);
        long size = 8;
        size += Text.sizeOf((String) OWNER.get(account));
        return size;
    }

    @Override
    public Account copy(Account from) {
        return copyFields(Checks.anyObject(from, Account.class), null, 0);
    }

    /**
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
     */
    public static Account copyFields(Account from, Account current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Account.class);
        Account account = Account.of((String) OWNER.get(from), (long) NUMBER.get(from));
        return account;
    }

    private static void writeBlock(Account account, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putLong(base, offset, (long) NUMBER.get(account));
    }
}
