package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Login}, 2 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = LoginMarshaller.FIELDS
)
public final class LoginMarshaller extends GeneratedMarshaller<Login> implements ChronicleMarshaller<Login> {
    public static final LoginMarshaller INSTANCE = new LoginMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 2;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            user text?
            before family com.acme.Event?
            """;

    private LoginMarshaller() {
        super(Login.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Login login, Output out) {
        writeFields(login, out, 0);
    }

    @Override
    protected Login readMessage(Login current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Login login) {
        return sizeOfFields(login, 0);
    }

    @Override
    public void write(Login login, BytesOut<?> out) {
        BytesMessages.write(this, login, out);
    }

    @Override
    public Login read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Login login, Output out, int depth) {
        Checks.exactType(login, Login.class);
        Checks.depth(depth);
        Text.write(login.user(), out);
        EventMarshaller.writeFields(login.before(), out, depth + 1);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Login readFields(Login current, Input in, int depth) {
        Checks.depth(depth, in);
        String user = Text.read(null, in);
        Event before = EventMarshaller.readFields(null, in, depth + 1);
        Login login = new Login(user, before);
        return login;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Login login, int depth) {
        Checks.exactType(login, Login.class);
        Checks.depth(depth);
        long size = 0;
        size += Text.sizeOf(login.user());
        size += EventMarshaller.sizeOfFields(login.before(), depth + 1);
        return size;
    }

    @Override
    public Login copy(Login from) {
        return copyFields(Checks.anyObject(from, Login.class), null, 0);
    }

    /**
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
     */
    public static Login copyFields(Login from, Login current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.depth(depth);
        Event before = EventMarshaller.copyFields(from.before(), null, depth + 1);
        if (before == from.before()) {
            return from;
        }
        Login login = new Login(from.user(), before);
        return login;
    }
}
