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
 * Bytes and BytesStores, as Wire writes a field of type Bytes: unchanged in binary wires; in text wires, as a text if
 * they are one, and in Base64 otherwise. Nothing is reserved or released here.
 */
public final class BytesValues {

    /** The tag before Base64. */
    private static final Bytes<?> BINARY = Bytes.from("!!binary");

    private BytesValues() {}

    /**
     * Writes the bytes from the read position to the read limit, without moving either.
     *
     * @param bytes the bytes, or null
     * @param out where to write
     * @throws IllegalStateException if they have been released
     */
    public static void write(@Nullable BytesStore<?, ?> bytes, ValueOut out) {
        if (bytes == null) {
            out.nu11();
        } else {
            out.bytes(bytes);
        }
    }

    /**
     * Reads bytes. The current Bytes are cleared and filled if they have room; otherwise, new elastic Bytes are created
     * on the heap.
     *
     * @param in where to read
     * @param current the present Bytes, or null
     * @return the Bytes that were filled, or null
     * @throws IllegalStateException if the current Bytes have been released
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

    /**
     * Reads a BytesStore, as {@link #read} does. The current one is only filled if it is Bytes.
     *
     * @param in where to read
     * @param current the present store, or null
     * @return the store, or null
     */
    public static @Nullable BytesStore<?, ?> readStore(ValueIn in, @Nullable BytesStore<?, ?> current) {
        return read(in, current instanceof Bytes<?> bytes ? bytes : null);
    }

    /**
     * Fills the target; null if the value turns out to be null, since null in a YAML sequence only shows when the value
     * is read.
     */
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

    /** Bytes that Wire itself reads from YAML still contain escapes, and it cannot read them in a sequence. */
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

    /** Whether the tag has just been read, as for fields, or comes next, as for elements. */
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
