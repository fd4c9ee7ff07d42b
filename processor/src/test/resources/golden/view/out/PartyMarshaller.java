package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Party}, 5 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = PartyMarshaller.FIELDS
)
final class PartyMarshaller extends FillingMarshaller<Party> implements ChronicleMarshaller<Party> {
    public static final PartyMarshaller INSTANCE = new PartyMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 5;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            name text?
            number int32
            """;

    private PartyMarshaller() {
        super(Party.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Party party, Output out) {
        writeFields(party, out, 0);
    }

    @Override
    protected Party readMessage(Party current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Party party) {
        return sizeOfFields(party, 0);
    }

    @Override
    public void write(Party party, BytesOut<?> out) {
        BytesMessages.write(this, party, out);
    }

    @Override
    public Party read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Party party, BytesIn<?> in) {
        BytesMessages.readInto(this, party, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Party party, Output out, int depth) {
        Checks.exactType(party, Party.class);
        Text.write(party.name, out);
        writeBlock(party, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Party readFields(Party current, Input in, int depth) {
        Party party = current != null && current.getClass() == Party.class ? current : new Party();
        // References are stored only if they changed: each store would cost the garbage collector time.
        String name = Text.read(party.name, in);
        if (name != party.name) {
            party.name = name;
        }
        readBlock(party, in);
        return party;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Party party, int depth) {
        Checks.exactType(party, Party.class);
        long size = 4;
        size += Text.sizeOf(party.name);
        return size;
    }

    @Override
    public Party copy(Party from) {
        return copyFields(Checks.anyObject(from, Party.class), null, 0);
    }

    @Override
    public void copyInto(Party from, Party to) {
        copyFields(Checks.anyObject(from, Party.class), Checks.exactType(to, Party.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Party copyFields(Party from, Party current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Party.class);
        Party party = current != null && current != from && current.getClass() == Party.class
                ? current : new Party();
        party.name = from.name;
        party.number = from.number;
        return party;
    }

    private static void writeBlock(Party party, Output out) {
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, party.number);
    }

    private static void readBlock(Party party, Input in) {
        long offset = in.take(4);
        Object base = in.base();
        party.number = RawMemory.getInt(base, offset);
    }
}
