import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Enums;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads {@link Lonely}, 6 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = LonelyMarshaller.FIELDS
)
final class LonelyMarshaller extends FillingMarshaller<Lonely> implements ChronicleMarshaller<Lonely> {
    public static final LonelyMarshaller INSTANCE = new LonelyMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 6;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            age int32
            mood enum Lonely$Mood(GOOD,BAD)?
            friend Lonely?
            """;

    private static final Lonely.Mood[] MOODS = Lonely.Mood.values();

    private LonelyMarshaller() {
        super(Lonely.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Lonely lonely, Output out) {
        writeFields(lonely, out, 0);
    }

    @Override
    protected Lonely readMessage(Lonely current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Lonely lonely) {
        return sizeOfFields(lonely, 0);
    }

    @Override
    public void write(Lonely lonely, BytesOut<?> out) {
        BytesMessages.write(this, lonely, out);
    }

    @Override
    public Lonely read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Lonely lonely, BytesIn<?> in) {
        BytesMessages.readInto(this, lonely, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Lonely lonely, Output out, int depth) {
        Checks.exactType(lonely, Lonely.class);
        Checks.depth(depth);
        writeBlock(lonely, out);
        Enums.write(lonely.mood, out);
        Lonely friend = lonely.friend;
        if (Presence.write(friend, out)) {
            LonelyMarshaller.writeFields(friend, out, depth + 1);
        }
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Lonely readFields(Lonely current, Input in, int depth) {
        Checks.depth(depth, in);
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
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
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

    @Override
    public Lonely copy(Lonely from) {
        return copyFields(Checks.anyObject(from, Lonely.class), null, 0);
    }

    @Override
    public void copyInto(Lonely from, Lonely to) {
        copyFields(Checks.anyObject(from, Lonely.class), Checks.exactType(to, Lonely.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Lonely copyFields(Lonely from, Lonely current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Lonely.class);
        Checks.depth(depth);
        Lonely lonely = current != null && current != from && current.getClass() == Lonely.class
                ? current : new Lonely();
        lonely.age = from.age;
        lonely.mood = from.mood;
        Lonely friend = LonelyMarshaller.copyFields(from.friend, lonely.friend, depth + 1);
        if (friend != lonely.friend) {
            lonely.friend = friend;
        }
        return lonely;
    }

    private static void writeBlock(Lonely lonely, Output out) {
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, lonely.age);
    }

    private static void readBlock(Lonely lonely, Input in) {
        long offset = in.take(4);
        Object base = in.base();
        lonely.age = RawMemory.getInt(base, offset);
    }
}
