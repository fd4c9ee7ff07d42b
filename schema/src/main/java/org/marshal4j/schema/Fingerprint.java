package org.marshal4j.schema;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.marshal4j.schema.wire.WireNames;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeMapper;

/**
 * A hash of the wire form of a type and everything it holds, which differs if their bytes may differ: the first eight
 * bytes of the SHA-256 of a text. The text contains the version of the wire format and, for each type, the names, wire
 * types and versions of its fields.
 *
 * <p>Types are numbered in the order in which they are found. This takes care of recursion, and leaves out the names of
 * classes, which no bytes depend on. The names of fields are included: if two fields of the same type swap places, the
 * bytes of an object change and only the names show it. Not thread-safe.
 */
public final class Fingerprint {
    /** The wire format that this runtime reads and writes. */
    public static final int WIRE_VERSION = 1;

    /** The lasting fingerprint of all types whose messages say themselves which schema they have. */
    static final long OF_SCHEMA_IDS = hash("marshal4j wire " + WIRE_VERSION + " schemaId");

    /** Matches the constants of an enum in the text of a wire type. */
    private static final Pattern CONSTANTS = Pattern.compile("enum\\([^)]*\\)");

    /** Drops listed classes: their list grows as a family does. */
    private static final WireTypeMapper UNLISTED = new WireTypeMapper() {
        @Override
        public WireType dynamic(WireType.Dynamic type) {
            return new WireType.Dynamic(Collections.emptySortedMap(), type.nullable());
        }
    };

    private final Function<String, Schema> resolver;
    private final boolean isLasting;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final List<Schema> pending = new ArrayList<>();
    private final StringBuilder text = new StringBuilder("marshal4j wire ").append(WIRE_VERSION);

    private Fingerprint(Function<String, Schema> resolver, boolean isLasting) {
        this.resolver = resolver;
        this.isLasting = isLasting;
    }

    static long of(Schema schema, Function<String, Schema> resolver) {
        return hash(text(schema, resolver));
    }

    /**
     * {@return a number that stays the same while evolvable types grow by their rules} It leaves out the fields of
     * later versions, the constants of enums, the classes of families, and the classes that dynamic values list.
     *
     * @param schema the schema
     * @param resolver finds the schemas of nested types by their binary names
     */
    public static long lasting(Schema schema, Function<String, Schema> resolver) {
        return hash(text(schema, new Fingerprint(resolver, true)));
    }

    /**
     * Returns one number in place of two, for places that have no room for more.
     *
     * @param fingerprint the {@linkplain Schema#fingerprint() fingerprint} of a schema
     * @param names its {@linkplain Schema#namesFingerprint() second number}
     * @return the fingerprint itself if the second number is 0, and otherwise a hash of both
     */
    public static long combined(long fingerprint, long names) {
        return NamesFingerprint.combined(fingerprint, names);
    }

    /** The text that is hashed. */
    static String text(Schema schema, Function<String, Schema> resolver) {
        return text(schema, new Fingerprint(resolver, false));
    }

    private static String text(Schema schema, Fingerprint fingerprint) {
        if (schema.hasSchemaId()) {
            // Only messages of the outermost type begin with an id.
            fingerprint.text.append(" schemaId");
        }
        fingerprint.numbers.put(schema.type(), 0);
        fingerprint.pending.add(schema);
        for (int i = 0; i < fingerprint.pending.size(); i++) {
            fingerprint.type(fingerprint.pending.get(i));
        }
        return fingerprint.text.toString();
    }

    static long hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return ByteBuffer.wrap(digest).getLong();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JVM has SHA-256", e);
        }
    }

    private void type(Schema schema) {
        text.append("\n#").append(numbers.get(schema.type()));
        if (!isLasting) {
            schema.members()
                    .forEach((id, member) ->
                            text.append("\n ").append(id).append(' ').append(number(member)));
        }
        for (SchemaField field : schema.fields()) {
            if (isLasting && field.since() > 1) {
                continue;
            }
            text.append("\n ");
            if (field.isVersionedBlock()) {
                // Its name is the name of a class.
                text.append("frame");
            } else {
                String type = WireNames.replace(isLasting ? field.type().accept(UNLISTED) : field.type(), this::number);
                text.append(field.toString(isLasting ? CONSTANTS.matcher(type).replaceAll("enum") : type));
            }
        }
    }

    private String number(String type) {
        Integer number = numbers.get(type);
        if (number == null) {
            number = numbers.size();
            numbers.put(type, number);
            pending.add(resolver.apply(type));
        }
        return "#" + number;
    }
}
