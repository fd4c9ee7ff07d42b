package com.acme;

import java.util.Iterator;
import java.util.List;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.StopBit;

/**
 * Writes and reads {@link Page} with the type arguments of {@code Page<Tags>}, 5 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = Page_of_TagsMarshaller.FIELDS
)
public final class Page_of_TagsMarshaller extends FillingMarshaller<Page<Tags>> implements ChronicleMarshaller<Page<Tags>> {
    public static final Page_of_TagsMarshaller INSTANCE = new Page_of_TagsMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 5;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            number int32
            items list<com.acme.Tags?>?
            """;

    private Page_of_TagsMarshaller() {
        super(Page.class, "@version@",
                TypeSchema.named("com.acme.Page_of_Tags", Page_of_TagsMarshaller.class, FIELDS.split("\n")));
    }

    @Override
    protected void writeMessage(Page<Tags> page, Output out) {
        writeFields(page, out, 0);
    }

    @Override
    protected Page<Tags> readMessage(Page<Tags> current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Page<Tags> page) {
        return sizeOfFields(page, 0);
    }

    @Override
    public void write(Page<Tags> page, BytesOut<?> out) {
        BytesMessages.write(this, page, out);
    }

    @Override
    public Page<Tags> read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Page<Tags> page, BytesIn<?> in) {
        BytesMessages.readInto(this, page, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Page<Tags> page, Output out, int depth) {
        Checks.exactType(page, Page.class);
        Checks.depth(depth);
        writeBlock(page, out);
        writeItems(page.items, out, depth);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Page<Tags> readFields(Page<Tags> current, Input in, int depth) {
        Checks.depth(depth, in);
        Page<Tags> page = current != null && current.getClass() == Page.class ? current : new Page<Tags>();
        readBlock(page, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        List<Tags> items = readItems(page.items, in, depth);
        if (items != page.items) {
            page.items = items;
        }
        return page;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Page<Tags> page, int depth) {
        Checks.exactType(page, Page.class);
        Checks.depth(depth);
        long size = 4;
        size += sizeOfItems(page.items, depth);
        return size;
    }

    @Override
    public Page<Tags> copy(Page<Tags> from) {
        return copyFields(Checks.anyObject(from, type()), null, 0);
    }

    @Override
    public void copyInto(Page<Tags> from, Page<Tags> to) {
        copyFields(Checks.anyObject(from, type()), Checks.exactType(to, Page.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Page<Tags> copyFields(Page<Tags> from, Page<Tags> current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Page.class);
        Checks.depth(depth);
        Page<Tags> page = current != null && current != from && current.getClass() == Page.class
                ? current : new Page<Tags>();
        page.number = from.number;
        List<Tags> items = copyItems(from.items, page.items, depth);
        if (items != page.items) {
            page.items = items;
        }
        return page;
    }

    private static void writeBlock(Page<Tags> page, Output out) {
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, page.number);
    }

    private static void readBlock(Page<Tags> page, Input in) {
        long offset = in.take(4);
        Object base = in.base();
        page.number = RawMemory.getInt(base, offset);
    }

    private static void writeItems(List<Tags> list, Output out, int depth) {
        int count = Counts.write("items", list, out);
        Iterator<Tags> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Tags element = Lists.next(list, iterator, i);
            if (Presence.write(element, out)) {
                TagsMarshaller.writeFields(element, out, depth + 1);
            }
        }
        Lists.end("items", count, list, iterator);
    }

    private static List<Tags> readItems(List<Tags> current, Input in, int depth) {
        int count = Counts.read(in);
        List<Tags> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Tags old = Lists.get(elements, i);
            Tags element = Presence.read(in) ? TagsMarshaller.readFields(old, in, depth + 1) : null;
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static long sizeOfItems(List<Tags> list, int depth) {
        if (list == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("items", list);
        for (Tags element : list) {
            size += element == null ? 1 : 1 + TagsMarshaller.sizeOfFields(element, depth + 1);
        }
        return size;
    }

    private static List<Tags> copyItems(List<Tags> list, List<Tags> to, int depth) {
        int count = Lists.count(list);
        Iterator<Tags> source = Lists.iterator(list);
        List<Tags> elements = Lists.target(to, list, count);
        for (int i = 0; i < count; i++) {
            Tags old = Lists.get(elements, i);
            Tags element = TagsMarshaller.copyFields(Lists.next(list, source, i), old, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }
}
