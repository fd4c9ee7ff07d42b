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

/**
 * Writes and reads {@link Logout}, 0 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 0
)
final class LogoutMarshaller extends GeneratedMarshaller<Logout> implements ChronicleMarshaller<Logout> {
    public static final LogoutMarshaller INSTANCE = new LogoutMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 0;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 0;

    private LogoutMarshaller() {
        super(Logout.class, "@version@");
    }

    @Override
    protected void writeMessage(Logout logout, Output out) {
        writeFields(logout, out, 0);
    }

    @Override
    protected Logout readMessage(Logout current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Logout logout) {
        return sizeOfFields(logout, 0);
    }

    @Override
    public void write(Logout logout, BytesOut<?> out) {
        BytesMessages.write(this, logout, out);
    }

    @Override
    public Logout read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Logout logout, Output out, int depth) {
        Checks.exactType(logout, Logout.class);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Logout readFields(Logout current, Input in, int depth) {
        Logout logout = new Logout();
        return logout;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Logout logout, int depth) {
        Checks.exactType(logout, Logout.class);
        return 0;
    }

    @Override
    public Logout copy(Logout from) {
        return copyFields(Checks.anyObject(from, Logout.class), null, 0);
    }

    /**
     * The body of {@link #copy}: returns the object itself, which nobody can change.
     */
    public static Logout copyFields(Logout from, Logout current, int depth) {
        return from;
    }
}
