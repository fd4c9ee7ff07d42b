package org.marshal4j.table.arrow;

import com.google.flatbuffers.FlatBufferBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.apache.arrow.flatbuf.DictionaryEncoding;
import org.apache.arrow.flatbuf.DictionaryKind;
import org.apache.arrow.flatbuf.Endianness;
import org.apache.arrow.flatbuf.Field;
import org.apache.arrow.flatbuf.Int;
import org.apache.arrow.flatbuf.KeyValue;
import org.apache.arrow.flatbuf.Schema;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Node;

/**
 * The columns and metadata of a file: Arrow's schema, which is in the file's first message and in its footer. The
 * number of an enum's dictionary is the number of its column among all enum columns.
 */
record FileSchema(List<Node> nodes, Map<String, String> metadata) {
    private static final int DEEPEST = 64;
    private static final Map<String, String> UUID =
            Map.of("ARROW:extension:name", "arrow.uuid", "ARROW:extension:metadata", "");

    /** The enum columns, each at the index that is the number of its dictionary. */
    List<Node> enums() {
        List<Node> enums = new ArrayList<>();
        nodes.forEach(node -> addEnums(node, enums));
        return enums;
    }

    private static void addEnums(Node node, List<Node> to) {
        if (node.kind().isEnum()) {
            to.add(node);
        }
        node.children().forEach(child -> addEnums(child, to));
    }

    /** Writes the schema. */
    int put(FlatBufferBuilder to) {
        List<Node> enums = enums();
        int[] fields = nodes.stream().mapToInt(node -> put(to, node, enums)).toArray();
        int vector = Schema.createFieldsVector(to, fields);
        int pairs = Schema.createCustomMetadataVector(to, pairs(to, metadata));
        Schema.startSchema(to);
        Schema.addEndianness(to, Endianness.Little);
        Schema.addFields(to, vector);
        Schema.addCustomMetadata(to, pairs);
        return Schema.endSchema(to);
    }

    static int[] pairs(FlatBufferBuilder to, Map<String, String> metadata) {
        return metadata.entrySet().stream()
                .mapToInt(pair ->
                        KeyValue.createKeyValue(to, to.createString(pair.getKey()), to.createString(pair.getValue())))
                .toArray();
    }

    private static int put(FlatBufferBuilder to, Node node, List<Node> enums) {
        int[] within = node.children().stream()
                .mapToInt(child -> put(to, child, enums))
                .toArray();
        int children = Field.createChildrenVector(to, within);
        int name = to.createString(node.nameInFile());
        int type = Types.put(to, node);
        int dictionary = node.kind().isEnum() ? dictionary(to, node, enums) : 0;
        int pairs = node.kind() == Kind.UUID ? Field.createCustomMetadataVector(to, pairs(to, UUID)) : 0;
        Field.startField(to);
        Field.addName(to, name);
        Field.addNullable(to, node.isNullable());
        Field.addTypeType(to, Types.type(node.kind()));
        Field.addType(to, type);
        Field.addChildren(to, children);
        if (dictionary != 0) {
            Field.addDictionary(to, dictionary);
        }
        if (pairs != 0) {
            Field.addCustomMetadata(to, pairs);
        }
        return Field.endField(to);
    }

    private static int dictionary(FlatBufferBuilder to, Node node, List<Node> enums) {
        int number = IntStream.range(0, enums.size())
                .filter(i -> enums.get(i) == node)
                .findFirst()
                .orElseThrow();
        int index = Int.createInt(to, node.kind().bits(), true);
        return DictionaryEncoding.createDictionaryEncoding(to, number, index, false, DictionaryKind.DenseArray);
    }

    /**
     * Tells whether another schema, which the same file has elsewhere, says the same. It may have been written while
     * the file had another state.
     */
    boolean isSameAs(FileSchema other) {
        Map<String, String> here = new LinkedHashMap<>(metadata);
        Map<String, String> there = new LinkedHashMap<>(other.metadata);
        here.remove(FileHead.STATE);
        there.remove(FileHead.STATE);
        return here.equals(there) && areSame(nodes, other.nodes);
    }

    private static boolean areSame(List<Node> some, List<Node> others) {
        return some.size() == others.size()
                && IntStream.range(0, some.size()).allMatch(i -> isSame(some.get(i), others.get(i)));
    }

    private static boolean isSame(Node one, Node other) {
        return one.nameInFile().equals(other.nameInFile())
                && one.kind() == other.kind()
                && one.isNullable() == other.isNullable()
                && one.decimal().equals(other.decimal())
                && areSame(one.children(), other.children());
    }

    /** Reads the schema. */
    static FileSchema of(Schema schema) {
        return new Reader(schema.getByteBuffer().limit()).read(schema);
    }

    private static Map<String, String> pairs(int count, IntFunction<KeyValue> pair) {
        Map<String, String> pairs = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            KeyValue each = pair.apply(i);
            String former = pairs.put(String.valueOf(each.key()), String.valueOf(each.value()));
            if (former != null) {
                throw new Failure.Damage("the same metadata twice");
            }
        }
        return pairs;
    }

    /** Reads a schema that may be damaged. */
    private static final class Reader {
        /** A column takes more than this: damaged fields may hold one another, and so be more than the header has. */
        private static final int LEAST_SIZE = 16;

        private int budget;
        private int enums;

        Reader(int bytes) {
            this.budget = bytes / LEAST_SIZE;
        }

        FileSchema read(Schema schema) {
            List<Node> nodes = new ArrayList<>();
            for (int i = 0; i < schema.fieldsLength(); i++) {
                nodes.add(node(schema.fields(i), 0));
            }
            if (schema.endianness() != Endianness.Little) {
                throw new Failure.Damage("another order of bytes");
            }
            return new FileSchema(nodes, pairs(schema.customMetadataLength(), schema::customMetadata));
        }

        private Node node(Field field, int depth) {
            if (depth > DEEPEST || --budget < 0) {
                throw new Failure.Damage("columns that are nested deeper than " + DEEPEST);
            }
            Kind kind = Types.kind(field);
            List<Node> children = new ArrayList<>();
            for (int i = 0; i < field.childrenLength(); i++) {
                children.add(node(field.children(i), depth + 1));
            }
            boolean isWhole = kind == Kind.LIST ? children.size() == 1 : kind == Kind.STRUCT || children.isEmpty();
            if (!isWhole) {
                throw new Failure.Damage(
                        "a column " + field.name() + " with " + children.size() + " columns within it");
            }
            requireAsWritten(field, kind);
            Node node = new Node(String.valueOf(field.name()), kind, field.nullable(), children);
            return kind == Kind.DECIMAL ? node.withDecimal(Types.decimal(field)) : node;
        }

        private void requireAsWritten(Field field, Kind kind) {
            Map<String, String> expected = kind == Kind.UUID ? UUID : Map.of();
            DictionaryEncoding dictionary = field.dictionary();
            boolean isSame =
                    pairs(field.customMetadataLength(), field::customMetadata).equals(expected)
                            && (dictionary == null || (dictionary.id() == enums++ && !dictionary.isOrdered()));
            if (!isSame) {
                throw new Failure.Damage("a column " + field.name() + " with other metadata than tables write");
            }
        }
    }
}
