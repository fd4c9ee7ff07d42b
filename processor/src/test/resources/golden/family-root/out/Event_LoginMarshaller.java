package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Event.Login}, 9 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = Event_LoginMarshaller.FIELDS
)
public final class Event_LoginMarshaller extends FillingMarshaller<Event.Login> implements ChronicleMarshaller<Event.Login> {
    public static final Event_LoginMarshaller INSTANCE = new Event_LoginMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 9;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    private static final String FIELDS_BEFORE = """
            time int64
            """;

    static final String FIELDS = """
            user text?
            """;

    static {
        TypeSchema.requireInherited(INSTANCE.schema(), EventMarshaller.INSTANCE.schema());
    }

    private Event_LoginMarshaller() {
        super(Event.Login.class, "@version@", String.join("", FIELDS_BEFORE, FIELDS).split("\n"));
    }

    @Override
    protected void writeMessage(Event.Login login, Output out) {
        writeFields(login, out, 0);
    }

    @Override
    protected Event.Login readMessage(Event.Login current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Event.Login login) {
        return sizeOfFields(login, 0);
    }

    @Override
    public void write(Event.Login login, BytesOut<?> out) {
        BytesMessages.write(this, login, out);
    }

    @Override
    public Event.Login read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Event.Login login, BytesIn<?> in) {
        BytesMessages.readInto(this, login, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Event.Login login, Output out, int depth) {
        Checks.exactType(login, Event.Login.class);
        writeBlock(login, out);
        Text.write(login.user, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Event.Login readFields(Event.Login current, Input in, int depth) {
        Event.Login login = current != null && current.getClass() == Event.Login.class ? current : new Event.Login();
        readBlock(login, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String user = Text.read(login.user, in);
        if (user != login.user) {
            login.user = user;
        }
        return login;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Event.Login login, int depth) {
        Checks.exactType(login, Event.Login.class);
        long size = 8;
        size += Text.sizeOf(login.user);
        return size;
    }

    @Override
    public Event.Login copy(Event.Login from) {
        return copyFields(Checks.anyObject(from, Event.Login.class), null, 0);
    }

    @Override
    public void copyInto(Event.Login from, Event.Login to) {
        copyFields(Checks.anyObject(from, Event.Login.class),
                Checks.exactType(to, Event.Login.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Event.Login copyFields(Event.Login from, Event.Login current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Event.Login.class);
        Event.Login login = current != null && current != from
                && current.getClass() == Event.Login.class ? current : new Event.Login();
        login.time = from.time;
        login.user = from.user;
        return login;
    }

    private static void writeBlock(Event.Login login, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putLong(base, offset, login.time);
    }

    private static void readBlock(Event.Login login, Input in) {
        long offset = in.take(8);
        Object base = in.base();
        login.time = RawMemory.getLong(base, offset);
    }
}
