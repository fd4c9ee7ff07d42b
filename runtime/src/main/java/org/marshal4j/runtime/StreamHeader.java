package org.marshal4j.runtime;

import java.nio.BufferUnderflowException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.schema.DifferenceLines;
import org.marshal4j.schema.LockFile;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaChanges;
import org.marshal4j.schema.Schemas;

/**
 * What precedes the messages of a file or stream: the schemas of the types whose messages follow, and their fingerprints. A reader
 * whose types have other forms is told so, field by field, before it reads anything.
 *
 * <p>Another form is accepted if each message of it can be read here: evolvable types may have more {@code @Since} fields at one end or the
 * other, and the reader may know more constants of an enum, usual texts and classes of a family behind those of the writer.
 *
 * <p>Bytes: int32 0x6A346D01; int32 count of the bytes that follow; a text in UTF-8. It has a line {@code type name fingerprint} for
 * each type, the fingerprint in hexadecimal, and then what {@link Schemas#parse(String)} reads. Immutable and thread-safe.
 */
public final class StreamHeader {
    private static final int MAGIC = 0x6A346D01;
    private static final Pattern TYPE = Pattern.compile("^type (\\S+) ([0-9a-f]{16})$", Pattern.MULTILINE);

    /** So many bytes of a header say how long it is. */
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
     * @param marshallers of the types whose messages follow
     */
    public static void write(Output out, Marshaller<?>... marshallers) {
        byte[] body = body(marshallers);
        // One reservation: nothing is written if not all of it fits.
        long offset = out.reserve(PREFIX + body.length);
        RawMemory.putInt(out.base(), offset, MAGIC);
        RawMemory.putInt(out.base(), offset + Integer.BYTES, body.length);
        RawMemory.copy(body, RawMemory.ARRAY_OFFSET, out.base(), offset + PREFIX, body.length);
    }

    /**
     * Reads a header, and compares it with the forms that the types have here.
     *
     * @param marshallers of the types whose messages are to be read
     * @throws MarshalException MARSHAL218 if one of them was not announced, or has a form of which some message could not be read here, with a line for each
     *     difference; MARSHAL219 if this is no header. The read position is back at the start then
     */
    public static void check(Input in, Marshaller<?>... marshallers) {
        check(in, LockFile.empty(), marshallers);
    }

    /**
     * The same, where a lock file knows what fields were called: a field that was renamed, and is the same in all else, is no difference.
     *
     * @param lock with the former forms of the types
     * @param marshallers of the types whose messages are to be read
     * @throws MarshalException as {@link #check(Input, Marshaller...)}
     */
    public static void check(Input in, LockFile lock, Marshaller<?>... marshallers) {
        long start = in.position();
        try {
            StreamHeader header = read(in);
            Schemas there = lock.follow(header.schemas).withPresentNames();
            for (Marshaller<?> marshaller : marshallers) {
                header.check(there, marshaller.schema());
            }
        } catch (MarshalException e) {
            in.position(start);
            throw e;
        } catch (IllegalArgumentException e) {
            // It announces a type, and keeps the schema to itself.
            in.position(start);
            throw noHeader(e);
        }
    }

    /**
     * How many bytes a header takes, for those who have to wait until all of them are there. The first {@link #PREFIX} tell.
     *
     * @param in is not moved
     * @return {@link #PREFIX} or more
     * @throws MarshalException MARSHAL219 if there is none at the read position
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
     * Reads a header, for those who want to know what it says.
     *
     * @throws MarshalException MARSHAL219 if there is none, the read position at the start
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

    /** The fingerprints of the types whose messages follow, by their binary names. */
    public Map<String, Long> fingerprints() {
        return Map.copyOf(fingerprints);
    }

    /** The schemas of those types, and of all that they hold. */
    public Schemas schemas() {
        return schemas;
    }

    private void check(Schemas schemas, Schema here) {
        if (!fingerprints.containsKey(here.type())) {
            throw differs(here.type(), "the header announces messages of " + fingerprints.keySet());
        }
        // Also where the fingerprints are the same: they say nothing of which class of a family has which number.
        Schema there = schemas.apply(here.type());
        if (SchemaChanges.isReadable(there, schemas, here, here.resolver())) {
            return;
        }
        List<String> lines = DifferenceLines.between(there, schemas, here, here.resolver());
        throw differs(here.type(), "written with another schema\n  " + String.join("\n  ", lines) + "\n ");
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
