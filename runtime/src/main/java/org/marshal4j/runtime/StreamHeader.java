package org.marshal4j.runtime;

import java.nio.BufferUnderflowException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/**
 * The start of a file or stream of messages. It contains the schemas of the types whose messages follow, so a reader
 * whose types have other schemas learns about each difference before it reads any message.
 *
 * <pre>{@code
 * StreamHeader.write(out, QuoteMarshaller.INSTANCE, TradeMarshaller.INSTANCE);
 * ...
 * StreamHeader.check(in, QuoteMarshaller.INSTANCE, TradeMarshaller.INSTANCE);
 * }</pre>
 *
 * <p>A different schema is accepted if every message written with it can be read here. An evolvable type may have more
 * {@code @Since} fields on either side. The reader may know additional enum constants, known values of {@code @OneOf}
 * and classes of a family, provided that they come after the writer's. If messages begin with schema ids, any schema is
 * accepted that the history of the type knows and converts. To read messages of any other former schema, use
 * {@link org.marshal4j.runtime.inspect.FormerMessages}.
 *
 * <p>Bytes: int32 0x6A346D01; an int32, the number of bytes that follow; a text in UTF-8. The text has a line
 * {@code type name fingerprint} for each type, with the fingerprint in hexadecimal, followed by what
 * {@link Schemas#parse(String)} reads. Immutable and thread-safe.
 */
public final class StreamHeader {
    private static final int MAGIC = 0x6A346D01;
    private static final Pattern TYPE = Pattern.compile("^type (\\S+) ([0-9a-f]{16})$", Pattern.MULTILINE);

    /** The number of bytes at the start of a header that are needed to find its length. */
    public static final int PREFIX = 2 * Integer.BYTES;

    private final Map<String, Long> fingerprints;
    private final Schemas schemas;

    private StreamHeader(Map<String, Long> fingerprints, Schemas schemas) {
        this.fingerprints = fingerprints;
        this.schemas = schemas;
    }

    /**
     * Writes a header.
     *
     * @param out the buffer
     * @param marshallers the marshallers of the types whose messages follow
     */
    public static void write(Output out, Marshaller<?>... marshallers) {
        byte[] body = body(marshallers);
        // Reserve everything at once, so that nothing is written if the header does not fit.
        long offset = out.reserve(PREFIX + body.length);
        RawMemory.putInt(out.base(), offset, MAGIC);
        RawMemory.putInt(out.base(), offset + Integer.BYTES, body.length);
        RawMemory.copy(body, RawMemory.ARRAY_OFFSET, out.base(), offset + PREFIX, body.length);
    }

    /**
     * Returns a header as bytes.
     *
     * @param marshallers the marshallers of the types whose messages follow
     * @return what {@link #write} writes
     */
    public static byte[] toBytes(Marshaller<?>... marshallers) {
        ArrayTarget target = new ArrayTarget(1024);
        write(target.output(), marshallers);
        return Arrays.copyOf(target.array(), (int) target.output().position());
    }

    /**
     * Reads a header and compares it with the schemas that the types have here.
     *
     * @param in the buffer
     * @param marshallers the marshallers of the types to be read
     * @throws MarshalException MARSHAL218 if the header does not list one of the types, or if a message with its
     *     schema might not be readable here, with a line for each difference; MARSHAL219 if this is not a header. The
     *     read position is then unchanged
     */
    public static void check(Input in, Marshaller<?>... marshallers) {
        check(in, LockFile.empty(), marshallers);
    }

    /**
     * Reads a header and compares it with the schemas that the types have here, using a lock file to recognise
     * renamed fields: a field that was renamed and is otherwise the same is no difference.
     *
     * @param in the buffer
     * @param lock contains the former schemas of the types
     * @param marshallers the marshallers of the types to be read
     * @throws MarshalException as {@link #check(Input, Marshaller...)}
     */
    public static void check(Input in, LockFile lock, Marshaller<?>... marshallers) {
        long start = in.position();
        try {
            StreamHeader header = read(in);
            Schemas there = lock.follow(header.schemas);
            for (Marshaller<?> marshaller : marshallers) {
                header.check(there, marshaller);
            }
        } catch (MarshalException e) {
            in.position(start);
            throw e;
        } catch (IllegalArgumentException e) {
            // The header announces a type but does not contain its schema.
            in.position(start);
            throw noHeader(e);
        }
    }

    /**
     * Returns the length of a header, for callers that must wait until all of it has arrived. Only the first
     * {@link #PREFIX} bytes are needed.
     *
     * @param in the buffer, whose position does not change
     * @return the length in bytes, including the prefix
     * @throws MarshalException MARSHAL219 if there is no header at the read position
     */
    public static long size(Input in) {
        long start = in.position();
        try {
            return (long) PREFIX + length(in);
        } catch (BufferUnderflowException | IllegalArgumentException e) {
            throw noHeader(e);
        } finally {
            in.position(start);
        }
    }

    /**
     * Tells whether what is left is a header and nothing else, by its first eight bytes. A message with these bytes would
     * be taken for one; the magic number and a length that matches make that very unlikely.
     *
     * @param in the buffer, whose position does not change
     * @return whether it is a header
     */
    public static boolean isHeader(Input in) {
        if (in.remaining() < PREFIX) {
            return false;
        }
        long start = in.position();
        try {
            return in.readInt() == MAGIC && in.readInt() == in.remaining();
        } finally {
            in.position(start);
        }
    }

    /**
     * Reads a header without comparing it with anything.
     *
     * @param in the buffer
     * @return the header
     * @throws MarshalException MARSHAL219 if there is none; the read position is then unchanged
     */
    public static StreamHeader read(Input in) {
        long start = in.position();
        try {
            return parse(text(in));
        } catch (BufferUnderflowException | IllegalArgumentException e) {
            in.position(start);
            throw noHeader(e);
        }
    }

    private static MarshalException noHeader(RuntimeException cause) {
        return new MarshalException(
                "reading", "a header", "", 0, RuntimeProblem.NO_HEADER, String.valueOf(cause.getMessage()), cause);
    }

    private static String text(Input in) {
        int length = length(in);
        in.requireRemaining(length);
        byte[] text = new byte[length];
        in.read(text);
        return new String(text, StandardCharsets.UTF_8);
    }

    private static int length(Input in) {
        byte[] prefix = new byte[PREFIX];
        in.read(prefix);
        int magic = RawMemory.getInt(prefix, RawMemory.ARRAY_OFFSET);
        int size = RawMemory.getInt(prefix, RawMemory.ARRAY_OFFSET + Integer.BYTES);
        if (magic != MAGIC || size < 0) {
            throw new IllegalArgumentException(
                    "the bytes begin with " + HexFormat.of().formatHex(prefix));
        }
        return size;
    }

    private static StreamHeader parse(String text) {
        Map<String, Long> fingerprints = new LinkedHashMap<>();
        for (Matcher type = TYPE.matcher(text); type.find(); ) {
            fingerprints.put(type.group(1), Long.parseUnsignedLong(type.group(2), 16));
        }
        if (fingerprints.isEmpty()) {
            throw new IllegalArgumentException("the header names no type");
        }
        return new StreamHeader(fingerprints, Schemas.parse(TYPE.matcher(text).replaceAll("")));
    }

    /** {@return the fingerprints of the types whose messages follow, by their binary names} */
    public Map<String, Long> fingerprints() {
        return Map.copyOf(fingerprints);
    }

    /** {@return the schemas of those types, and of all types that they hold} */
    public Schemas schemas() {
        return schemas;
    }

    /**
     * Checks that messages of a type may follow.
     *
     * @param type the binary name of the type
     * @throws MarshalException MARSHAL218 if the header does not list it
     */
    public void requireType(String type) {
        if (!fingerprints.containsKey(type)) {
            throw differs(type, "the header announces messages of " + fingerprints.keySet());
        }
    }

    private void check(Schemas there, Marshaller<?> marshaller) {
        String type = marshaller.schema().type();
        requireType(type);
        // Compare even if the fingerprints are equal: they do not cover which class of a family has which number.
        WrittenSchema written = WrittenSchema.of(there, type);
        if (!written.isReadable(marshaller)) {
            List<String> lines = written.differences(marshaller);
            throw differs(type, "written with another schema\n  " + String.join("\n  ", lines) + "\n ");
        }
    }

    private static MarshalException differs(String type, String detail) {
        return new MarshalException("reading", type, "", 0, RuntimeProblem.SCHEMA_DIFFERS, detail, null);
    }

    private static byte[] body(Marshaller<?>... marshallers) {
        Map<String, Schema> all = new TreeMap<>();
        StringBuilder text = new StringBuilder();
        for (Marshaller<?> marshaller : marshallers) {
            Schema schema = marshaller.schema();
            collect(schema, all);
            text.append("type ")
                    .append(schema.type())
                    .append(' ')
                    .append(HexFormat.of().toHexDigits(schema.fingerprint()))
                    .append('\n');
        }
        return text.append(Schemas.of(all.values())).toString().getBytes(StandardCharsets.UTF_8);
    }

    private static void collect(Schema root, Map<String, Schema> all) {
        Function<String, Schema> resolver = root.resolver();
        Deque<Schema> pending = new ArrayDeque<>(List.of(root));
        while (!pending.isEmpty()) {
            Schema schema = pending.pop();
            if (all.put(schema.type(), schema) == null) {
                schema.heldTypes().forEach(name -> pending.push(resolver.apply(name)));
            }
        }
    }
}
