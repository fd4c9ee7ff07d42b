package com.acme;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Iterator;
import java.util.List;
import org.marshal4j.chronicle.FillingBytesMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.OwnObjects;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads {@link Account}, 23 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = AccountMarshaller.FIELDS
)
public final class AccountMarshaller extends FillingBytesMarshaller<Account> {
    public static final AccountMarshaller INSTANCE = new AccountMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 23;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            id int64
            owner text?
            limit int64?
            roles list<text?>?
            uses int32
            """;

    private static final VarHandle OWNER = Handles.field(MethodHandles.lookup(), Account.class, "owner", String.class);

    private static final VarHandle ROLES = Handles.field(MethodHandles.lookup(), Account.class, "roles", List.class);

    private static final VarHandle ID = Handles.field(MethodHandles.lookup(), Account.class, "id", long.class);

    private static final VarHandle LIMIT = Handles.field(MethodHandles.lookup(), Account.class, "limit", Long.class);

    private AccountMarshaller() {
        super(Account.class, "@version@", FIELDS.split("\n"));
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

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Account account, Output out, int depth) {
        Checks.exactType(account, Account.class);
        writeBlock1(account, out);
        Text.write((String) OWNER.get(account), out);
        writeBlock2(account, out);
        writeRoles((List<String>) ROLES.get(account), out);
        writeBlock3(account, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Account readFields(Account current, Input in, int depth) {
        Account account = current != null && current.getClass() == Account.class ? current : new Account();
        readBlock1(account, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String owner = Text.read((String) OWNER.get(account), in);
        if (owner != (String) OWNER.get(account)) {
            OWNER.set(account, owner);
        }
        readBlock2(account, in);
        List<String> roles = readRoles((List<String>) ROLES.get(account), in);
        if (roles != (List<String>) ROLES.get(account)) {
            ROLES.set(account, roles);
        }
        readBlock3(account, in);
        return account;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Account account, int depth) {
        Checks.exactType(account, Account.class);
        long size = 21;
        size += Text.sizeOf((String) OWNER.get(account));
        size += sizeOfRoles((List<String>) ROLES.get(account));
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
        Account account = OwnObjects.isFree(current, from, Account.class) ? current : new Account();
        ID.set(account, (long) ID.get(from));
        OWNER.set(account, (String) OWNER.get(from));
        LIMIT.set(account, (Long) LIMIT.get(from));
        List<String> roles = Lists.copy((List<String>) ROLES.get(from), (List<String>) ROLES.get(account));
        if (roles != (List<String>) ROLES.get(account)) {
            ROLES.set(account, roles);
        }
        account.uses = from.uses;
        return account;
    }

    private static void writeBlock1(Account account, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putLong(base, offset, (long) ID.get(account));
    }

    private static void readBlock1(Account account, Input in) {
        long offset = in.take(8);
        Object base = in.base();
        ID.set(account, RawMemory.getLong(base, offset));
    }

    private static void writeBlock2(Account account, Output out) {
        long offset = out.reserve(9);
        Object base = out.base();
        Boxes.putLong(base, offset, (Long) LIMIT.get(account));
    }

    private static void readBlock2(Account account, Input in) {
        long offset = in.take(9);
        Object base = in.base();
        LIMIT.set(account, Boxes.getLong((Long) LIMIT.get(account), base, offset));
    }

    private static void writeBlock3(Account account, Output out) {
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, account.uses);
    }

    private static void readBlock3(Account account, Input in) {
        long offset = in.take(4);
        Object base = in.base();
        account.uses = RawMemory.getInt(base, offset);
    }

    private static void writeRoles(List<String> list, Output out) {
        int count = Counts.write("roles", list, out);
        Iterator<String> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            String element = Lists.next(list, iterator, i);
            Text.write(element, out);
        }
        Lists.end("roles", count, list, iterator);
    }

    private static List<String> readRoles(List<String> current, Input in) {
        int count = Counts.read(in);
        List<String> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            String old = Lists.get(elements, i);
            String element = Text.read(old, in);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static long sizeOfRoles(List<String> list) {
        if (list == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("roles", list);
        for (String element : list) {
            size += Text.sizeOf(element);
        }
        return size;
    }
}
