package org.marshal4j.wire;

import java.util.Base64;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.wire.BracketType;
import net.openhft.chronicle.wire.JSONWire;
import net.openhft.chronicle.wire.TextWire;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import net.openhft.chronicle.wire.YamlWire;
import org.jspecify.annotations.Nullable;

/**
 * Bytes and BytesStores, as Wire writes a field of type Bytes: as they are in binary wires; in texts as a text if they are one, else in
 * Base64. Nothing here reserves or releases any.
 */
public final class BytesValues {

    /** The tag in front of Base64. */
    private static final Bytes<?> BINARY = Bytes.from("!!binary");

    private BytesValues() {}

    /**
     * Writes the bytes from the read position to the read limit, and moves neither.
     *
     * @throws IllegalStateException if they are released
     */
    public static void write(@Nullable BytesStore<?, ?> bytes, ValueOut out) {
        if (bytes == null) {
            out.nu11();
        } else {
            out.bytes(bytes);
        }
    }

    /**
     * Reads bytes into the current ones, which are cleared, if these have room; else into new elastic ones on the heap.
     *
     * @return what was filled, or null
     * @throws IllegalStateException if the current ones are released
     */
    public static @Nullable Bytes<?> read(ValueIn in, @Nullable Bytes<?> current) {
        if (in.isNull()) {
            return null;
        }
        if (current != null && current.isElastic() && current.readWrite()) {
            return fill(in, current);
        }
        Bytes<?> made = fill(in, Bytes.allocateElasticOnHeap());
        if (current == null || !current.readWrite() || current.capacity() - current.start() < made.readRemaining()) {
            return made;
        }
        current.clear();
        current.write(made);
        return current;
    }

    /** As {@link #read}, for a BytesStore; only one that is Bytes is filled. */
    public static @Nullable BytesStore<?, ?> readStore(ValueIn in, @Nullable BytesStore<?, ?> current) {
        return read(in, current instanceof Bytes<?> bytes ? bytes : null);
    }

    /** Fills the target; null if the value is null after all: of YAML, what is in a sequence is only known when it is read. */
    private static @Nullable Bytes<?> fill(ValueIn in, Bytes<?> target) {
        target.clear();
        if (in.wireIn() instanceof YamlWire yaml) {
            if (!fillFromYaml(in, yaml.bytes(), target)) {
                return null;
            }
        } else if (isBase64(in)) {
            target.write(Base64.getDecoder().decode(base64(in)));
        } else if (in.textTo(target) == null) {
            return null;
        }
        target.singleThreadedCheckReset();
        return target;
    }

    /** What Wire itself reads from YAML into Bytes still has its escapes, and in a sequence cannot be read at all. */
    private static boolean fillFromYaml(ValueIn in, Bytes<?> yaml, Bytes<?> target) {
        if (isBinaryNext(yaml)) {
            target.write(in.object(BytesStore.class));
            return true;
        }
        String text = in.text();
        if (text == null) {
            return false;
        }
        target.append(text);
        return true;
    }

    /** Whether the tag has just been read, as for fields, or is next, as for elements. */
    private static boolean isBinaryNext(Bytes<?> yaml) {
        long position = yaml.readPosition();
        return yaml.startsWith(BINARY) || isBehind(yaml, position) || isBehind(yaml, position - 1);
    }

    private static boolean isBehind(Bytes<?> yaml, long end) {
        long length = BINARY.readRemaining();
        if (end - length < yaml.start()) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (yaml.readByte(end - length + i) != BINARY.readByte(i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isBase64(ValueIn in) {
        if (in.wireIn() instanceof JSONWire json) {
            return json.useTypes() && in.getBracketType() == BracketType.MAP;
        }
        if (in.wireIn() instanceof TextWire text) {
            text.consumePadding();
            return text.bytes().startsWith(BINARY);
        }
        return false;
    }

    private static String base64(ValueIn in) {
        return in.wireIn() instanceof JSONWire ? in.object(BytesStore.class).toString() : in.text();
    }
}
