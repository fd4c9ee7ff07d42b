package com.acme;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Mark}, 5 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = MarkMarshaller.FIELDS
)
final class MarkMarshaller extends GeneratedMarshaller<Mark> implements ChronicleMarshaller<Mark> {
    public static final MarkMarshaller INSTANCE = new MarkMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 5;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            position int32
            tags list<text?>?
            """;

    private static final VarHandle POSITION = Handles.field(MethodHandles.lookup(), Mark.class, "position", int.class);

    private MarkMarshaller() {
        super(Mark.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Mark mark, Output out) {
        writeFields(mark, out, 0);
    }

    @Override
    protected Mark readMessage(Mark current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Mark mark) {
        return sizeOfFields(mark, 0);
    }

    @Override
    public void write(Mark mark, BytesOut<?> out) {
        BytesMessages.write(this, mark, out);
    }

    @Override
    public Mark read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Mark mark, Output out, int depth) {
        Checks.exactType(mark, Mark.class);
        writeBlock(mark, out);
        writeTags(mark.tags, out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Mark readFields(Mark current, Input in, int depth) {
        long offset = in.take(4);
        Object base = in.base();
        int position = RawMemory.getInt(base, offset);
        List<String> tags = readTags(in);
        Mark mark = new Mark(position, tags);
        return mark;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Mark mark, int depth) {
        Checks.exactType(mark, Mark.class);
        long size = 4;
        size += sizeOfTags(mark.tags);
        return size;
    }

    @Override
    public Mark copy(Mark from) {
        return copyFields(Checks.anyObject(from, Mark.class), null, 0);
    }

    /**
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
     */
    public static Mark copyFields(Mark from, Mark current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Mark.class);
        Mark mark = new Mark((int) POSITION.get(from), Lists.immutableCopy(from.tags));
        return mark;
    }

    private static void writeBlock(Mark mark, Output out) {
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, (int) POSITION.get(mark));
    }

    private static void writeTags(List<String> list, Output out) {
        int count = Counts.write("tags", list, out);
        Iterator<String> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            String element = Lists.next(list, iterator, i);
            Text.write(element, out);
        }
        Lists.end("tags", count, list, iterator);
    }

    private static List<String> readTags(Input in) {
        int count = Counts.read(in);
        if (count < 0) {
            return null;
        }
        List<String> elements = new ArrayList<>(Counts.room(count));
        for (int i = 0; i < count; i++) {
            elements.add(Text.read(null, in));
        }
        return Lists.immutable(elements);
    }

    private static long sizeOfTags(List<String> list) {
        if (list == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("tags", list);
        for (String element : list) {
            size += Text.sizeOf(element);
        }
        return size;
    }
}
