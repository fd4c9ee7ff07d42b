package com.acme;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Iterator;
import java.util.List;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Enums;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.StopBit;

/**
 * Writes and reads {@link Value}, 37 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = ValueMarshaller.FIELDS
)
public final class ValueMarshaller extends FillingMarshaller<Value> implements ChronicleMarshaller<Value> {
    public static final ValueMarshaller INSTANCE = new ValueMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 37;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            out com.acme.Text?
            in com.acme.Schema?
            base int32
            offset int32
            depth text?
            block list<int32?>?
            fields list<int32?>?
            run int32
            instance int64
            SCHEMA text?
            $x$ int32
            _y int32
            gr\u00f6\u00dfe text?
            value list<com.acme.Text?>?
            element enum com.acme.Value$Enum(class_,$)?
            """;

    private static final VarHandle SCHEMA_ = Handles.field(MethodHandles.lookup(), Value.class, "SCHEMA", String.class);

    private static final Value.Enum[] ENUMS = Value.Enum.values();

    private static final VarHandle RUN = Handles.field(MethodHandles.lookup(), Value.class, "run", int.class);

    private static final VarHandle INSTANCE_ = Handles.field(MethodHandles.lookup(), Value.class, "instance", long.class);

    private ValueMarshaller() {
        super(Value.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Value value_, Output out) {
        writeFields(value_, out, 0);
    }

    @Override
    protected Value readMessage(Value current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Value value_) {
        return sizeOfFields(value_, 0);
    }

    @Override
    public void write(Value value_, BytesOut<?> out) {
        BytesMessages.write(this, value_, out);
    }

    @Override
    public Value read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Value value_, BytesIn<?> in) {
        BytesMessages.readInto(this, value_, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Value value_, Output out, int depth) {
        Checks.exactType(value_, Value.class);
        Checks.depth(depth);
        Text out_ = value_.out;
        if (Presence.write(out_, out)) {
            TextMarshaller.writeFields(out_, out, depth + 1);
        }
        Schema in_ = value_.in;
        if (Presence.write(in_, out)) {
            SchemaMarshaller.writeFields(in_, out, depth + 1);
        }
        writeBlock1(value_, out);
        org.marshal4j.runtime.Text.write(value_.depth, out);
        writeBlock(value_.block, out);
        writeFields_(value_.fields, out);
        writeBlock2(value_, out);
        org.marshal4j.runtime.Text.write((String) SCHEMA_.get(value_), out);
        writeBlock3(value_, out);
        org.marshal4j.runtime.Text.write(value_.gr\u00f6\u00dfe, out);
        writeValue(value_.value, out, depth);
        Enums.write(value_.element, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Value readFields(Value current, Input in, int depth) {
        Checks.depth(depth, in);
        Value value_ = current != null && current.getClass() == Value.class ? current : new Value();
        readPart1(value_, in, depth);
        readPart2(value_, in, depth);
        return value_;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Value value_, int depth) {
        Checks.exactType(value_, Value.class);
        Checks.depth(depth);
        long size = 28;
        size += value_.out == null ? 1 : 1 + TextMarshaller.sizeOfFields(value_.out, depth + 1);
        size += value_.in == null ? 1 : 1 + SchemaMarshaller.sizeOfFields(value_.in, depth + 1);
        size += org.marshal4j.runtime.Text.sizeOf(value_.depth);
        size += Counts.sizeOf("block", value_.block, 5);
        size += Counts.sizeOf("fields", value_.fields, 5);
        size += org.marshal4j.runtime.Text.sizeOf((String) SCHEMA_.get(value_));
        size += org.marshal4j.runtime.Text.sizeOf(value_.gr\u00f6\u00dfe);
        size += sizeOfValue(value_.value, depth);
        size += Enums.sizeOf(value_.element);
        return size;
    }

    @Override
    public Value copy(Value from) {
        return copyFields(Checks.anyObject(from, Value.class), null, 0);
    }

    @Override
    public void copyInto(Value from, Value to) {
        copyFields(Checks.anyObject(from, Value.class), Checks.exactType(to, Value.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Value copyFields(Value from, Value current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Value.class);
        Checks.depth(depth);
        Value value_ = current != null && current != from && current.getClass() == Value.class
                ? current : new Value();
        copyPart1(from, value_, depth);
        copyPart2(from, value_, depth);
        return value_;
    }

    private static void writeBlock1(Value value_, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putInt(base, offset, value_.base);
        RawMemory.putInt(base, offset + 4, value_.offset);
    }

    private static void readBlock1(Value value_, Input in) {
        long offset = in.take(8);
        Object base = in.base();
        value_.base = RawMemory.getInt(base, offset);
        value_.offset = RawMemory.getInt(base, offset + 4);
    }

    private static void writeBlock2(Value value_, Output out) {
        long offset = out.reserve(12);
        Object base = out.base();
        RawMemory.putInt(base, offset, (int) RUN.get(value_));
        RawMemory.putLong(base, offset + 4, (long) INSTANCE_.get(value_));
    }

    private static void readBlock2(Value value_, Input in) {
        long offset = in.take(12);
        Object base = in.base();
        RUN.set(value_, RawMemory.getInt(base, offset));
        INSTANCE_.set(value_, RawMemory.getLong(base, offset + 4));
    }

    private static void writeBlock3(Value value_, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putInt(base, offset, value_.$x$);
        RawMemory.putInt(base, offset + 4, value_._y);
    }

    private static void readBlock3(Value value_, Input in) {
        long offset = in.take(8);
        Object base = in.base();
        value_.$x$ = RawMemory.getInt(base, offset);
        value_._y = RawMemory.getInt(base, offset + 4);
    }

    private static void writeBlock(List<Integer> list, Output out) {
        int count = Counts.write("block", list, out);
        Iterator<Integer> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Integer element = Lists.next(list, iterator, i);
            long offset = out.reserve(5);
            Boxes.putInteger(out.base(), offset, element);
        }
        Lists.end("block", count, list, iterator);
    }

    private static void writeFields_(List<Integer> list, Output out) {
        int count = Counts.write("fields", list, out);
        Iterator<Integer> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Integer element = Lists.next(list, iterator, i);
            long offset = out.reserve(5);
            Boxes.putInteger(out.base(), offset, element);
        }
        Lists.end("fields", count, list, iterator);
    }

    private static void writeValue(List<Text> list, Output out, int depth) {
        int count = Counts.write("value", list, out);
        Iterator<Text> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Text element = Lists.next(list, iterator, i);
            if (Presence.write(element, out)) {
                TextMarshaller.writeFields(element, out, depth + 1);
            }
        }
        Lists.end("value", count, list, iterator);
    }

    private static List<Integer> readBlock(List<Integer> current, Input in) {
        int count = Counts.read(5, in);
        List<Integer> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Integer old = Lists.get(elements, i);
            long offset = in.take(5);
            Integer element = Boxes.getInteger(old, in.base(), offset);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static List<Integer> readFields_(List<Integer> current, Input in) {
        int count = Counts.read(5, in);
        List<Integer> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Integer old = Lists.get(elements, i);
            long offset = in.take(5);
            Integer element = Boxes.getInteger(old, in.base(), offset);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static List<Text> readValue(List<Text> current, Input in, int depth) {
        int count = Counts.read(in);
        List<Text> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Text old = Lists.get(elements, i);
            Text element = Presence.read(in) ? TextMarshaller.readFields(old, in, depth + 1) : null;
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static void readPart1(Value value_, Input in, int depth) {
        // References are stored only if they changed: each store would cost the garbage collector time.
        Text out = Presence.read(in) ? TextMarshaller.readFields(value_.out, in, depth + 1) : null;
        if (out != value_.out) {
            value_.out = out;
        }
        Schema in_ = Presence.read(in) ? SchemaMarshaller.readFields(value_.in, in, depth + 1)
                : null;
        if (in_ != value_.in) {
            value_.in = in_;
        }
        readBlock1(value_, in);
        String depth_ = org.marshal4j.runtime.Text.read(value_.depth, in);
        if (depth_ != value_.depth) {
            value_.depth = depth_;
        }
        List<Integer> block = readBlock(value_.block, in);
        if (block != value_.block) {
            value_.block = block;
        }
        List<Integer> fields = readFields_(value_.fields, in);
        if (fields != value_.fields) {
            value_.fields = fields;
        }
        readBlock2(value_, in);
        String schema = org.marshal4j.runtime.Text.read((String) SCHEMA_.get(value_), in);
        if (schema != (String) SCHEMA_.get(value_)) {
            SCHEMA_.set(value_, schema);
        }
        readBlock3(value_, in);
        String gr\u00f6\u00dfe = org.marshal4j.runtime.Text.read(value_.gr\u00f6\u00dfe, in);
        if (gr\u00f6\u00dfe != value_.gr\u00f6\u00dfe) {
            value_.gr\u00f6\u00dfe = gr\u00f6\u00dfe;
        }
    }

    private static void readPart2(Value value_, Input in, int depth) {
        List<Text> value = readValue(value_.value, in, depth);
        if (value != value_.value) {
            value_.value = value;
        }
        Value.Enum element = Enums.read(ENUMS, in);
        if (element != value_.element) {
            value_.element = element;
        }
    }

    private static long sizeOfValue(List<Text> list, int depth) {
        if (list == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("value", list);
        for (Text element : list) {
            size += element == null ? 1 : 1 + TextMarshaller.sizeOfFields(element, depth + 1);
        }
        return size;
    }

    private static List<Text> copyValue(List<Text> list, List<Text> to, int depth) {
        int count = Lists.count(list);
        Iterator<Text> source = Lists.iterator(list);
        List<Text> elements = Lists.target(to, list, count);
        for (int i = 0; i < count; i++) {
            Text old = Lists.get(elements, i);
            Text element = TextMarshaller.copyFields(Lists.next(list, source, i), old, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static void copyPart1(Value from, Value value_, int depth) {
        Text out = TextMarshaller.copyFields(from.out, value_.out, depth + 1);
        if (out != value_.out) {
            value_.out = out;
        }
        Schema in = SchemaMarshaller.copyFields(from.in, value_.in, depth + 1);
        if (in != value_.in) {
            value_.in = in;
        }
        value_.base = from.base;
        value_.offset = from.offset;
        value_.depth = from.depth;
        List<Integer> block = Lists.copy(from.block, value_.block);
        if (block != value_.block) {
            value_.block = block;
        }
        List<Integer> fields = Lists.copy(from.fields, value_.fields);
        if (fields != value_.fields) {
            value_.fields = fields;
        }
        RUN.set(value_, (int) RUN.get(from));
        INSTANCE_.set(value_, (long) INSTANCE_.get(from));
        SCHEMA_.set(value_, (String) SCHEMA_.get(from));
        value_.$x$ = from.$x$;
        value_._y = from._y;
        value_.gr\u00f6\u00dfe = from.gr\u00f6\u00dfe;
    }

    private static void copyPart2(Value from, Value value_, int depth) {
        List<Text> value = copyValue(from.value, value_.value, depth);
        if (value != value_.value) {
            value_.value = value;
        }
        value_.element = from.element;
    }
}
