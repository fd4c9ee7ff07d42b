package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * Writes and reads {@link Shelf}, 1 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = ShelfMarshaller.FIELDS
)
public final class ShelfMarshaller extends FillingMarshaller<Shelf> implements ChronicleMarshaller<Shelf> {
    public static final ShelfMarshaller INSTANCE = new ShelfMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 1;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            page com.acme.Page_of_Tags?
            """;

    private ShelfMarshaller() {
        super(Shelf.class, "@version@", TypeSchema.of(Shelf.class, FIELDS.split("\n"))
                        .from(TypeSchema.imports(ShelfMarshaller.class,
                                "com.acme.Page_of_Tags com.acme.Page_of_TagsMarshaller")));
    }

    @Override
    protected void writeMessage(Shelf shelf, Output out) {
        writeFields(shelf, out, 0);
    }

    @Override
    protected Shelf readMessage(Shelf current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Shelf shelf) {
        return sizeOfFields(shelf, 0);
    }

    @Override
    public void write(Shelf shelf, BytesOut<?> out) {
        BytesMessages.write(this, shelf, out);
    }

    @Override
    public Shelf read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Shelf shelf, BytesIn<?> in) {
        BytesMessages.readInto(this, shelf, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Shelf shelf, Output out, int depth) {
        Checks.exactType(shelf, Shelf.class);
        Checks.depth(depth);
        Page<Tags> page = shelf.page;
        if (Presence.write(page, out)) {
            Page_of_TagsMarshaller.writeFields(page, out, depth + 1);
        }
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Shelf readFields(Shelf current, Input in, int depth) {
        Checks.depth(depth, in);
        Shelf shelf = current != null && current.getClass() == Shelf.class ? current : new Shelf();
        // References are stored only if they changed: each store would cost the garbage collector time.
        Page<Tags> page = Presence.read(in)
                ? Page_of_TagsMarshaller.readFields(shelf.page, in, depth + 1) : null;
        if (page != shelf.page) {
            shelf.page = page;
        }
        return shelf;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Shelf shelf, int depth) {
        Checks.exactType(shelf, Shelf.class);
        Checks.depth(depth);
        long size = 0;
        size += shelf.page == null ? 1
                : 1 + Page_of_TagsMarshaller.sizeOfFields(shelf.page, depth + 1);
        return size;
    }

    @Override
    public Shelf copy(Shelf from) {
        return copyFields(Checks.anyObject(from, Shelf.class), null, 0);
    }

    @Override
    public void copyInto(Shelf from, Shelf to) {
        copyFields(Checks.anyObject(from, Shelf.class), Checks.exactType(to, Shelf.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Shelf copyFields(Shelf from, Shelf current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Shelf.class);
        Checks.depth(depth);
        Shelf shelf = current != null && current != from && current.getClass() == Shelf.class
                ? current : new Shelf();
        Page<Tags> page = Page_of_TagsMarshaller.copyFields(from.page, shelf.page, depth + 1);
        if (page != shelf.page) {
            shelf.page = page;
        }
        return shelf;
    }
}
