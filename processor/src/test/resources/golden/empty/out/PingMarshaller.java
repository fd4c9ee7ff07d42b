import org.marshal4j.chronicle.FillingBytesMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.OwnObjects;
import org.marshal4j.runtime.generated.value.Checks;
package com.acme;


/**
 * Writes and reads {@link Ping}, 0 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 0
)
public final class PingMarshaller extends FillingBytesMarshaller<Ping> {
    public static final PingMarshaller INSTANCE = new PingMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 0;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 0;

    private PingMarshaller() {
        super(Ping.class, "@version@");
    }

    @Override
    protected void writeMessage(Ping ping, Output out) {
        writeFields(ping, out, 0);
    }

    @Override
    protected Ping readMessage(Ping current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Ping ping) {
        return sizeOfFields(ping, 0);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Ping ping, Output out, int depth) {
        Checks.exactType(ping, Ping.class);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Ping readFields(Ping current, Input in, int depth) {
        return current != null && current.getClass() == Ping.class ? current : new Ping();
    }

    // as writeFields in empty, but:
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
    public static long sizeOfFields(Ping ping, int depth) {
        return 0;

    @Override
    public Ping copy(Ping from) {
        return copyFields(Checks.anyObject(from, Ping.class), null, 0);
    }

    @Override
    public void copyInto(Ping from, Ping to) {
        copyFields(Checks.anyObject(from, Ping.class), Checks.exactType(to, Ping.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Ping copyFields(Ping from, Ping current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Ping.class);
        return OwnObjects.isFree(current, from, Ping.class) ? current : new Ping();
    }
}
