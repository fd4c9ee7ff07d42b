import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.generated.Checks;
import org.marshal4j.runtime.generated.Enums;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.Presence;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads {@link Lonely}, 6 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = LonelyMarshaller.FIELDS
)
final class LonelyMarshaller implements Marshaller<Lonely> {
    public static final LonelyMarshaller INSTANCE = new LonelyMarshaller();

    /**
     * The fewest bytes of a message.
     */
    public static final int MIN_SIZE = 6;

    /**
     * The most bytes of a message; -1 if there is no such number.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            age int32
            mood enum Lonely$Mood(GOOD,BAD)?
            friend Lonely?
            """;

    private static final Schema SCHEMA = TypeSchema.of(Lonely.class, FIELDS.split("\n"));

    private static final Lonely.Mood[] MOODS = Lonely.Mood.values();

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private LonelyMarshaller() {
    }

    @Override
    public void write(Lonely lonely, BytesOut<?> out) {
        long start = RawBytes.writePosition(out);
        try {
            writeFields(lonely, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Lonely read(BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Lonely lonely, BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            Checks.exactType(lonely, Lonely.class);
            readFields(lonely, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Lonely lonely) {
        return sizeOfFields(lonely, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Lonely> type() {
        return Lonely.class;
    }

    /**
     * The body of {@link #write}, for marshallers of types that hold such an object.
     */
    public static void writeFields(Lonely lonely, BytesOut<?> out, int depth) {
        Checks.exactType(lonely, Lonely.class);
        Checks.depth(depth);
        writeBlock(lonely, out);
        Enums.write("mood", lonely.mood, out);
        Lonely friend = lonely.friend;
        if (Presence.write("friend", friend, out)) {
            LonelyMarshaller.writeFields(friend, out, depth + 1);
        }
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object where that will not do.
     */
    public static Lonely readFields(Lonely current, BytesIn<?> in, int depth) {
        Checks.depth(depth);
        Lonely lonely = current != null && current.getClass() == Lonely.class ? current : new Lonely();
        readBlock(lonely, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        Lonely.Mood mood = Enums.read(MOODS, in);
        if (mood != lonely.mood) {
            lonely.mood = mood;
        }
        Lonely friend = Presence.read(in)
                ? LonelyMarshaller.readFields(lonely.friend, in, depth + 1) : null;
        if (friend != lonely.friend) {
            lonely.friend = friend;
        }
        return lonely;
    }

    /**
     * The body of {@link #sizeOf}, for marshallers of types that hold such an object.
     */
    public static long sizeOfFields(Lonely lonely, int depth) {
        Checks.exactType(lonely, Lonely.class);
        Checks.depth(depth);
        long size = 4;
        size += Enums.sizeOf(lonely.mood);
        size += lonely.friend == null ? 1
                : 1 + LonelyMarshaller.sizeOfFields(lonely.friend, depth + 1);
        return size;
    }

    private static void writeBlock(Lonely lonely, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 4);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock(lonely, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[4];
            storeBlock(lonely, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 0, 1, out);
        }
    }

    private static void storeBlock(Lonely lonely, Object base, long offset) {
        RawMemory.putInt(base, offset, lonely.age);
    }

    private static void readBlock(Lonely lonely, BytesIn<?> in) {
        long offset = RawBytes.take(in, 4);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock(lonely, RawBytes.base(in), offset);
        } else {
            loadBlock(lonely, RawBytes.readCopy(in, 4), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock(Lonely lonely, Object base, long offset) {
        lonely.age = RawMemory.getInt(base, offset);
    }
}
