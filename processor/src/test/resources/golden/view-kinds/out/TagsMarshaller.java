package com.acme;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Filled;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.MapRefill;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.OwnObjects;
import org.marshal4j.runtime.generated.Taken;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Tags}, 5 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = TagsMarshaller.FIELDS
)
public final class TagsMarshaller extends FillingMarshaller<Tags> implements ChronicleMarshaller<Tags> {
    public static final TagsMarshaller INSTANCE = new TagsMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 5;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            this map<text?,int32?>
            version int32
            """;

    private TagsMarshaller() {
        super(Tags.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Tags tags, Output out) {
        writeFields(tags, out, 0);
    }

    @Override
    protected Tags readMessage(Tags current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Tags tags) {
        return sizeOfFields(tags, 0);
    }

    @Override
    public void write(Tags tags, BytesOut<?> out) {
        BytesMessages.write(this, tags, out);
    }

    @Override
    public Tags read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Tags tags, BytesIn<?> in) {
        BytesMessages.readInto(this, tags, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Tags tags, Output out, int depth) {
        Checks.exactType(tags, Tags.class);
        writeThis(Checks.required("this", tags), out);
        writeBlock(tags, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Tags readFields(Tags current, Input in, int depth) {
        Tags tags = current != null && current.getClass() == Tags.class ? current : new Tags();
        Filled.into("this", tags, Checks.present("this", readThis(tags, in)), in.limits());
        readBlock(tags, in);
        return tags;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Tags tags, int depth) {
        Checks.exactType(tags, Tags.class);
        long size = 4;
        size += sizeOfThis(Checks.required("this", tags));
        return size;
    }

    @Override
    public Tags copy(Tags from) {
        return copyFields(Checks.anyObject(from, Tags.class), null, 0);
    }

    @Override
    public void copyInto(Tags from, Tags to) {
        copyFields(Checks.anyObject(from, Tags.class), Checks.exactType(to, Tags.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Tags copyFields(Tags from, Tags current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Tags.class);
        Tags tags = current != null && current != from && current.getClass() == Tags.class ? current
                : new Tags();
        Filled.into("this", tags, copyThis(from, tags));
        tags.version = from.version;
        return tags;
    }

    private static void writeBlock(Tags tags, Output out) {
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, tags.version);
    }

    private static void readBlock(Tags tags, Input in) {
        long offset = in.take(4);
        Object base = in.base();
        tags.version = RawMemory.getInt(base, offset);
    }

    private static void writeThisValue(Integer value, Output out) {
        long offset = out.reserve(5);
        Boxes.putInteger(out.base(), offset, value);
    }

    private static void writeThis(LinkedHashMap<String, Integer> map, Output out) {
        int count = Counts.write("this", map, out);
        if (count < 0) {
            return;
        }
        int written = 0;
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            Counts.more("this", count, written);
            String key = entry.getKey();
            Integer value = entry.getValue();
            Text.write(key, out);
            writeThisValue(value, out);
            written++;
        }
        Counts.same("this", count, written);
    }

    private static Integer readThisValue(Integer current, Input in) {
        long offset = in.take(5);
        return Boxes.getInteger(current, in.base(), offset);
    }

    private static LinkedHashMap<String, Integer> readThis(LinkedHashMap<String, Integer> current,
            Input in) {
        int count = Counts.read(6, in);
        if (count < 0) {
            return null;
        }
        LinkedHashMap<String, Integer> elements = current;
        MapRefill<String, Integer> refill = new MapRefill<>("this", elements);
        Iterator<Map.Entry<String, Integer>> iterator = elements.entrySet().iterator();
        for (int i = 0; i < count; i++) {
            Map.Entry<String, Integer> old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            String key = Text.read(MapRefill.keyOf(old), in);
            Integer value = readThisValue(MapRefill.valueOf(old, key), in);
            refill.put(old, key, value);
        }
        refill.end();
        Taken.all("this", elements, count);
        return elements;
    }

    private static long sizeOfThis(LinkedHashMap<String, Integer> map) {
        if (map == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("this", map);
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            String key = entry.getKey();
            size += Text.sizeOf(key);
            size += 5;
        }
        return size;
    }

    private static LinkedHashMap<String, Integer> copyThis(LinkedHashMap<String, Integer> map,
            LinkedHashMap<String, Integer> current) {
        if (map == null) {
            return null;
        }
        int count = map.size();
        Iterator<Map.Entry<String, Integer>> source = map.entrySet().iterator();
        LinkedHashMap<String, Integer> elements = current;
        MapRefill<String, Integer> refill = new MapRefill<>("this", elements);
        Iterator<Map.Entry<String, Integer>> iterator = elements.entrySet().iterator();
        for (int i = 0; i < count; i++) {
            Map.Entry<String, Integer> old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            Map.Entry<String, Integer> next = source.next();
            String key = OwnObjects.kept(MapRefill.keyOf(old), next.getKey());
            Integer value = next.getValue();
            refill.put(old, key, value);
        }
        refill.end();
        Taken.all("this", elements, count);
        return elements;
    }
}
