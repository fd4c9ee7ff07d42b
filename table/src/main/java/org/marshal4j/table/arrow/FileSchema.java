package org.marshal4j.table.arrow;

import com.google.flatbuffers.FlatBufferBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
final class FileSchema {
    private static final int DEEPEST = 64;
    private static final Map<String, String> UUID =
            Map.of("ARROW:extension:name", "arrow.uuid", "ARROW:extension:metadata", "");

    private final List<Node> nodes;
    private final Map<String, String> metadata;

    FileSchema(List<Node> nodes, Map<String, String> metadata) {
        this.nodes = nodes;
        this.metadata = metadata;
    }

    List<Node> nodes() {
        return nodes;
    }

    Map<String, String> metadata() {
        return metadata;
    }

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

    /** Reads the schema. */
    static FileSchema of(Schema schema) {
        List<Node> nodes = new ArrayList<>();
        for (int i = 0; i < schema.fieldsLength(); i++) {
            nodes.add(node(schema.fields(i), 0));
        }
        Map<String, String> metadata = new LinkedHashMap<>();
        for (int i = 0; i < schema.customMetadataLength(); i++) {
            metadata.put(
                    String.valueOf(schema.customMetadata(i).key()),
                    String.valueOf(schema.customMetadata(i).value()));
        }
        return new FileSchema(nodes, metadata);
    }

    private static Node node(Field field, int depth) {
        if (depth > DEEPEST) {
            throw new Failure.Damage("columns that are nested deeper than " + DEEPEST);
        }
        Kind kind = Types.kind(field);
        List<Node> children = new ArrayList<>();
        for (int i = 0; i < field.childrenLength(); i++) {
            children.add(node(field.children(i), depth + 1));
        }
        boolean isWhole = kind == Kind.LIST ? children.size() == 1 : kind == Kind.STRUCT || children.isEmpty();
        if (!isWhole) {
            throw new Failure.Damage("a column " + field.name() + " with " + children.size() + " columns within it");
        }
        Node node = new Node(String.valueOf(field.name()), kind, field.nullable(), children);
        return kind == Kind.DECIMAL ? node.withDecimal(Types.decimal(field)) : node;
    }
}
