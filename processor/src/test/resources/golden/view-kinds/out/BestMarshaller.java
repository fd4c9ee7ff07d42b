package com.acme;

import java.util.Map;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Entries;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.OwnObjects;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Best}, 11 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = BestMarshaller.FIELDS
)
public final class BestMarshaller extends FillingMarshaller<Best> implements ChronicleMarshaller<Best> {
    public static final BestMarshaller INSTANCE = new BestMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 11;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            tags entry<text?,com.acme.Tags?>?
            number entry<com.acme.Tags?,int64?>
            """;

    private BestMarshaller() {
        super(Best.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Best best, Output out) {
        writeFields(best, out, 0);
    }

    @Override
    protected Best readMessage(Best current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Best best) {
        return sizeOfFields(best, 0);
    }

    @Override
    public void write(Best best, BytesOut<?> out) {
        BytesMessages.write(this, best, out);
    }

    @Override
    public Best read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Best best, BytesIn<?> in) {
        BytesMessages.readInto(this, best, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Best best, Output out, int depth) {
        Checks.exactType(best, Best.class);
        Checks.depth(depth);
        writeTags(best.tags, out, depth);
        writeNumber(Checks.required("number", best.number), out, depth);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Best readFields(Best current, Input in, int depth) {
        Checks.depth(depth, in);
        Best best = current != null && current.getClass() == Best.class ? current : new Best();
        // References are stored only if they changed: each store would cost the garbage collector time.
        Map.Entry<String, Tags> tags = readTags(best.tags, in, depth);
        if (tags != best.tags) {
            best.tags = tags;
        }
        Map.Entry<Tags, Long> number = readNumber(best.number, in, depth);
        if (number != best.number) {
            best.number = number;
        }
        return best;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Best best, int depth) {
        Checks.exactType(best, Best.class);
        Checks.depth(depth);
        long size = 0;
        size += sizeOfTags(best.tags, depth);
        size += sizeOfNumber(Checks.required("number", best.number), depth);
        return size;
    }

    @Override
    public Best copy(Best from) {
        return copyFields(Checks.anyObject(from, Best.class), null, 0);
    }

    @Override
    public void copyInto(Best from, Best to) {
        copyFields(Checks.anyObject(from, Best.class), Checks.exactType(to, Best.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Best copyFields(Best from, Best current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Best.class);
        Checks.depth(depth);
        Best best = current != null && current != from && current.getClass() == Best.class ? current
                : new Best();
        Map.Entry<String, Tags> tags = copyTags(from.tags, best.tags, depth);
        if (tags != best.tags) {
            best.tags = tags;
        }
        Map.Entry<Tags, Long> number = copyNumber(from.number, best.number, depth);
        if (number != best.number) {
            best.number = number;
        }
        return best;
    }

    private static void writeTags(Map.Entry<String, Tags> entry, Output out, int depth) {
        if (Presence.write(entry, out)) {
            String key = entry.getKey();
            Tags value = entry.getValue();
            Text.write(key, out);
            if (Presence.write(value, out)) {
                TagsMarshaller.writeFields(value, out, depth + 1);
            }
        }
    }

    private static void writeNumberValue(Long value, Output out) {
        long offset = out.reserve(9);
        Boxes.putLong(out.base(), offset, value);
    }

    private static void writeNumber(Map.Entry<Tags, Long> entry, Output out, int depth) {
        Tags key = entry.getKey();
        Long value = entry.getValue();
        if (Presence.write(key, out)) {
            TagsMarshaller.writeFields(key, out, depth + 1);
        }
        writeNumberValue(value, out);
    }

    private static Map.Entry<String, Tags> readTags(Map.Entry<String, Tags> current, Input in,
            int depth) {
        if (!Presence.read(in)) {
            return null;
        }
        String key = Text.read(Entries.keyOf(current), in);
        Tags value = Presence.read(in)
                ? TagsMarshaller.readFields(Entries.valueOf(current, key), in, depth + 1) : null;
        return Entries.of(current, key, value);
    }

    private static Long readNumberValue(Long current, Input in) {
        long offset = in.take(9);
        return Boxes.getLong(current, in.base(), offset);
    }

    private static Map.Entry<Tags, Long> readNumber(Map.Entry<Tags, Long> current, Input in,
            int depth) {
        Tags key = Presence.read(in)
                ? TagsMarshaller.readFields(Entries.keyOf(current), in, depth + 1) : null;
        Long value = readNumberValue(Entries.valueOf(current, key), in);
        return Entries.of(current, key, value);
    }

    private static long sizeOfTags(Map.Entry<String, Tags> entry, int depth) {
        if (entry == null) {
            return 1;
        }
        String key = entry.getKey();
        Tags value = entry.getValue();
        long size = 1;
        size += Text.sizeOf(key);
        size += value == null ? 1 : 1 + TagsMarshaller.sizeOfFields(value, depth + 1);
        return size;
    }

    private static long sizeOfNumber(Map.Entry<Tags, Long> entry, int depth) {
        Tags key = entry.getKey();
        long size = 0;
        size += key == null ? 1 : 1 + TagsMarshaller.sizeOfFields(key, depth + 1);
        size += 9;
        return size;
    }

    private static Map.Entry<String, Tags> copyTags(Map.Entry<String, Tags> entry,
            Map.Entry<String, Tags> to, int depth) {
        if (entry == null) {
            return null;
        }
        Map.Entry<String, Tags> current = OwnObjects.unless(to, entry);
        String key = entry.getKey();
        Tags value = TagsMarshaller.copyFields(entry.getValue(), Entries.valueOf(current, key), depth + 1);
        return Entries.of(current, key, value);
    }

    private static Map.Entry<Tags, Long> copyNumber(Map.Entry<Tags, Long> entry,
            Map.Entry<Tags, Long> to, int depth) {
        if (entry == null) {
            return null;
        }
        Map.Entry<Tags, Long> current = OwnObjects.unless(to, entry);
        Tags key = TagsMarshaller.copyFields(entry.getKey(), Entries.keyOf(current), depth + 1);
        Long value = entry.getValue();
        return Entries.of(current, key, value);
    }
}
