import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.schema.Schema;
package com.acme;


/**
 * Writes and reads {@link Ping}, 0 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 0
)
public final class PingMarshaller implements ChronicleMarshaller<Ping> {
    public static final PingMarshaller INSTANCE = new PingMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 0;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 0;

    private static final Schema SCHEMA = TypeSchema.of(Ping.class);

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private PingMarshaller() {
    }

    @Override
    public void write(Ping ping, Output out) {
        long start = out.position();
        try {
            writeFields(ping, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    // as write in empty, but:
    public Ping read(Input in) {
        long start = in.position();
            return readFields(null, in, 0);
            throw Failures.reading(this, in, start, failure);

    @Override
    public void readInto(Ping ping, Input in) {
        long start = in.position();
        try {
            Checks.exactType(ping, Ping.class);
            readFields(ping, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Ping ping) {
        return sizeOfFields(ping, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Ping> type() {
        return Ping.class;
    }

    @Override
    public void write(Ping ping, BytesOut<?> out) {
        BytesMessages.write(this, ping, out);
    }

    @Override
    public Ping read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Ping ping, BytesIn<?> in) {
        BytesMessages.readInto(this, ping, in);
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
        Ping ping = current != null && current.getClass() == Ping.class ? current : new Ping();
        return ping;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Ping ping, int depth) {
        Checks.exactType(ping, Ping.class);
        return 0;
    }

    @Override
    public Ping copy(Ping from) {
        Checks.anyObject(from, Ping.class);
        return copyFields(from, null, 0);
    }

    @Override
    public void copyInto(Ping from, Ping to) {
        Checks.anyObject(from, Ping.class);
        Checks.exactType(to, Ping.class);
        copyFields(from, to, 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Ping copyFields(Ping from, Ping current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Ping.class);
        Ping ping = current != null && current != from && current.getClass() == Ping.class ? current
                : new Ping();
        return ping;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Ping ping, Output out, int depth) {
        if (Presence.write(ping, 0, out)) {
            writeFields(ping, out, depth);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Ping readNullable(Ping current, Input in, int depth) {
        return Presence.read(0, in) ? readFields(current, in, depth) : null;
    }
}
