package org.marshal4j.runtime.inspect;

import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.convert.Nulls;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.generated.encoded.EncodedNumbers;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.wire.DynamicTag;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/**
 * Creates messages from schemas alone, for reports and tests, and to keep with a lock file so that a build can check
 * that today's code still reads them the same way. A seed gives the same bytes on every machine. Stateless and
 * thread-safe.
 */
public final class SampleMessages {
    /** Makes values that only a hand-written marshaller can write. */
    @FunctionalInterface
    public interface HandWrittenValues {
        /**
         * {@return the bytes of a value, without a presence byte}
         *
         * @param type names the marshaller
         * @param owner the binary name of the type that declares the field
         * @param field the field that holds the value, itself or in a container
         * @param random the source of everything that is random
         * @throws IllegalArgumentException if no value can be made
         */
        byte[] bytes(WireType.Custom type, String owner, String field, Random random);
    }

    /** From this depth on, objects are null and lists empty where that is allowed. */
    private static final int DEEP = 3;

    private static final int MOST = 3;
    private static final int OFTEN = 5;

    private final Function<String, Schema> resolver;
    private final Random random;
    private final ArrayTarget bytes = new ArrayTarget(256);
    private final Output out = bytes.output();
    private final Nulls nulls;
    private final SampleValues values;
    private final @Nullable HandWrittenValues handWritten;
    /** Whether optional objects are empty from that depth on, too. */
    private final boolean isOptionalEmpty;

    private String owner = "";
    private String field = "";

    private SampleMessages(
            Function<String, Schema> resolver,
            long seed,
            @Nullable HandWrittenValues handWritten,
            boolean isOptionalEmpty) {
        this.isOptionalEmpty = isOptionalEmpty;
        this.resolver = resolver;
        this.random = new Random(seed);
        this.nulls = new Nulls(resolver);
        this.values = new SampleValues(random, out);
        this.handWritten = handWritten;
    }

    /**
     * Creates a message. If it begins with a schema id, that is the id of this schema when it is first accepted.
     *
     * @param schema the schema of the message
     * @param resolver finds the schemas of nested types by their binary names
     * @param seed determines the values
     * @return the message
     * @throws IllegalArgumentException if a schema is not found, or a field contains what only a hand-written
     *     marshaller can write
     */
    public static byte[] of(Schema schema, Function<String, Schema> resolver, long seed) {
        return of(schema, resolver, seed, null);
    }

    /**
     * Creates a message as {@link #of(Schema, Function, long)}, with values of hand-written marshallers.
     *
     * @param schema the schema of the message
     * @param resolver finds the schemas of nested types by their binary names
     * @param seed determines the values
     * @param handWritten makes those values; null if there are none
     * @return the message
     * @throws IllegalArgumentException if a schema is not found, or a value cannot be made
     */
    public static byte[] of(
            Schema schema, Function<String, Schema> resolver, long seed, @Nullable HandWrittenValues handWritten) {
        try {
            return new SampleMessages(resolver, seed, handWritten, false).message(schema);
        } catch (EndlessException e) {
            // Samples are kept: the bytes of those that end by themselves must not change.
            return new SampleMessages(resolver, seed, handWritten, true).message(schema);
        }
    }

    private byte[] message(Schema schema) {
        if (schema.hasSchemaId()) {
            out.writeInt(SchemaId.of(schema, resolver));
        }
        if (schema.isFamily()) {
            family(schema, 0);
        } else {
            object(schema, 0);
        }
        return copy(0);
    }

    private void object(Schema schema, int depth) {
        if (depth > Checks.MAX_DEPTH / 2) {
            throw new EndlessException(schema.type());
        }
        long block = -1;
        for (SchemaField field : schema.fields()) {
            if (field.isVersionedBlock()) {
                if (block >= 0) {
                    VersionedBlocks.end(block, out);
                }
                block = VersionedBlocks.begin(out);
            } else {
                this.owner = schema.type();
                this.field = field.name();
                value(field.type(), depth);
            }
        }
        if (block >= 0) {
            VersionedBlocks.end(block, out);
        }
    }

    private void value(WireType type, int depth) {
        if (type.nullable() && (random.nextInt(OFTEN) == 0 || (depth >= DEEP && isObject(type)) || hasNoValues(type))) {
            out.write(nulls.of(type));
        } else {
            present(type, depth);
        }
    }

    /** Whether it is an enum without constants. */
    private static boolean hasNoValues(WireType type) {
        return type.plain() instanceof WireType.Enumeration enumeration
                && enumeration.constants().isEmpty();
    }

    private void present(WireType type, int depth) {
        type.accept(new Present(depth));
    }

    /** Writes a value that is not null. */
    private final class Present implements WireTypeVisitor.Leaves<Void> {
        private final int depth;

        Present(int depth) {
            this.depth = depth;
        }

        @Override
        public Void leaf(WireType type) {
            return type.accept(values);
        }

        @Override
        public Void custom(WireType.Custom type) {
            if (handWritten == null) {
                return type.accept(values);
            }
            if (type.nullable()) {
                out.writeByte((byte) 1);
            }
            out.write(handWritten.bytes(type, owner, field, random));
            return null;
        }

        @Override
        public Void nested(WireType.Nested type) {
            if (type.nullable() && !type.versioned()) {
                out.writeByte((byte) 1);
            }
            object(resolver.apply(type.type()), depth + 1);
            return null;
        }

        @Override
        public Void family(WireType.Family type) {
            SampleMessages.this.family(resolver.apply(type.root()), depth + 1);
            return null;
        }

        @Override
        public Void shared(WireType.Shared type) {
            out.writeByte((byte) 1);
            SampleMessages.this.value(type.object(), depth);
            return null;
        }

        @Override
        public Void dynamic(WireType.Dynamic type) {
            SampleMessages.this.dynamic(type, depth);
            return null;
        }

        @Override
        public Void listOf(WireType.ListOf type) {
            list(type, NumberForm.STOP_BIT, depth);
            return null;
        }

        @Override
        public Void mapOf(WireType.MapOf type) {
            entries(type, NumberForm.STOP_BIT, depth);
            return null;
        }

        @Override
        public Void encoded(WireType.Encoded type) {
            if (!(type.form() instanceof EncodedForm.OfCount form)) {
                return type.accept(values);
            }
            if (type.presence().isThere()) {
                out.writeByte(type.presence().ofValue());
            }
            if (type.value() instanceof WireType.ListOf list) {
                list(list, form.length(), depth);
            } else {
                entries((WireType.MapOf) type.value(), form.length(), depth);
            }
            return null;
        }

        @Override
        public Void entryOf(WireType.EntryOf type) {
            if (type.nullable()) {
                out.writeByte((byte) 1);
            }
            SampleMessages.this.value(type.key(), depth);
            SampleMessages.this.value(type.value(), depth);
            return null;
        }

        @Override
        public Void optionalOf(WireType.OptionalOf type) {
            boolean isEmpty =
                    (isOptionalEmpty && depth >= DEEP && isObject(type.element())) || hasNoValues(type.element());
            out.writeByte((byte) (isEmpty ? 1 : 2));
            if (!isEmpty) {
                SampleMessages.this.value(type.element(), depth);
            }
            return null;
        }
    }

    private void dynamic(WireType.Dynamic type, int depth) {
        List<Map.Entry<Integer, WireType>> listed = depth >= DEEP
                ? List.of()
                : type.listed().entrySet().stream()
                        .filter(each -> !hasNoValues(each.getValue()))
                        .toList();
        if (listed.isEmpty() || random.nextInt(MOST) == 0) {
            SampleDynamics.write(new SampleBytes(random, out));
            return;
        }
        Map.Entry<Integer, WireType> chosen = listed.get(random.nextInt(listed.size()));
        StopBit.write(DynamicTag.LISTED.number(), out);
        StopBit.write(chosen.getKey(), out);
        present(chosen.getValue(), depth);
    }

    /** Whether it is one object, and not a list or map of objects. */
    private static boolean isObject(WireType type) {
        return type instanceof WireType.Nested || type instanceof WireType.Family || type instanceof WireType.Shared;
    }

    /**
     * Writes elements that are not null and all different; only one if they are not objects, since they may be the
     * elements of a set, whose order is unknown here.
     */
    private void list(WireType.ListOf list, NumberForm length, int depth) {
        long start = RawMemory.ARRAY_OFFSET + out.position();
        int several = isObject(list.element()) ? MOST : 1;
        int most = Math.min(several, list.most());
        int wanted = depth >= DEEP || hasNoValues(list.element()) ? 0 : random.nextInt(most + 1);
        // So few elements have a count of the same size.
        EncodedNumbers.write(length, Integer.SIZE, 0, out);
        Set<String> written = new HashSet<>();
        for (int i = 0; i < wanted; i++) {
            long before = out.position();
            present(list.element(), depth);
            if (!written.add(HexFormat.of().formatHex(copy(before)))) {
                out.rewind(before);
            }
        }
        EncodedNumbers.put(length, Integer.SIZE, written.size(), bytes.array(), start);
    }

    private byte[] copy(long from) {
        return Arrays.copyOfRange(bytes.array(), (int) from, (int) out.position());
    }

    /** Writes one entry at most: two could have the same key. Its value is never null: some maps cannot hold null. */
    private void entries(WireType.MapOf map, NumberForm length, int depth) {
        boolean isEmpty = depth >= DEEP || map.max() == 0 || hasNoValues(map.key()) || hasNoValues(map.value());
        EncodedNumbers.write(length, Integer.SIZE, isEmpty ? 0 : 1, out);
        if (!isEmpty) {
            present(map.key(), depth);
            present(map.value(), depth);
        }
    }

    private void family(Schema root, int depth) {
        List<Integer> ids = List.copyOf(root.members().keySet());
        int id = ids.get(random.nextInt(ids.size()));
        StopBit.write(id, out);
        object(resolver.apply(root.members().get(id)), depth);
    }

    /** The refusal of a type whose objects always hold another one. */
    private static final class EndlessException extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        EndlessException(String type) {
            super(type + " contains itself and never ends");
        }
    }
}
