package org.marshal4j.tools.cat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.value.BigDecimals;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.tools.type.LeafValues;
import org.marshal4j.tools.type.MessageType;

/**
 * Turns the values of a table's row into the tree that the same object has as a message: columns do not tell maps from
 * lists of entries, nor numbers that are stored as texts from texts.
 */
record RowTree(MessageType type) {
    /**
     * {@return the tree of a row}
     *
     * @param row the values by the names of their columns
     */
    Map<String, @Nullable Object> of(Map<String, @Nullable Object> row) {
        return fields(type.schema(), row);
    }

    /** {@return the name of the field that a column of a row has} */
    String field(String column) {
        return field(types(type.schema()), column);
    }

    /** A property that is called like a word of Java has a column with an underscore behind the name. */
    private static String field(Map<String, WireType> types, String column) {
        String name = column.endsWith("_") ? column.substring(0, column.length() - 1) : column;
        return !types.containsKey(column) && types.containsKey(name) ? name : column;
    }

    private static Map<String, WireType> types(Schema schema) {
        Map<String, WireType> types = new LinkedHashMap<>();
        for (SchemaField field : schema.plainFields()) {
            types.put(field.name(), field.type());
        }
        return types;
    }

    private Map<String, @Nullable Object> fields(Schema schema, Map<String, @Nullable Object> values) {
        Map<String, WireType> types = types(schema);
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        values.forEach((column, value) -> {
            String name = field(types, column);
            WireType of = types.get(name);
            // Columns are those of the type, whatever form its messages have.
            tree.put(name, value(of == null ? null : of.plain(), value));
        });
        return tree;
    }

    @SuppressWarnings("unchecked")
    private @Nullable Object value(@Nullable WireType of, @Nullable Object value) {
        if (value instanceof byte[] bytes) {
            return LeafValues.hex(bytes, 0, bytes.length);
        }
        if (value instanceof Map<?, ?> object && of instanceof WireType.Nested nested) {
            return type.schemas().has(nested.type())
                    ? fields(type.schemas().apply(nested.type()), (Map<String, @Nullable Object>) object)
                    : object;
        }
        if (value instanceof List<?> entries && of instanceof WireType.MapOf map) {
            return MapHolder.isFor(map) ? byText(map, entries) : entries(map, entries);
        }
        if (value instanceof List<?> list && (of instanceof WireType.Array || of instanceof WireType.FixedArray)) {
            return list.toArray();
        }
        if (value instanceof List<?> list) {
            WireType element = of instanceof WireType.ListOf listOf ? listOf.element() : null;
            List<@Nullable Object> tree = new ArrayList<>();
            list.forEach(each -> tree.add(value(element, each)));
            return tree;
        }
        return value instanceof String text && of != null && of.kind() instanceof SpecialKind kind
                ? number(kind, text)
                : value;
    }

    private static Object number(SpecialKind kind, String text) {
        return switch (kind) {
            case DECIMAL, STOP_DECIMAL -> BigDecimals.parse(text);
            case BIGINT -> new BigInteger(text);
            default -> text;
        };
    }

    private Map<String, @Nullable Object> byText(WireType.MapOf map, List<?> entries) {
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        for (Object each : entries) {
            Map<?, ?> entry = (Map<?, ?>) each;
            tree.put(String.valueOf(entry.get("key")), value(map.value(), entry.get("value")));
        }
        return tree;
    }

    private List<@Nullable Object> entries(WireType.MapOf map, List<?> entries) {
        List<@Nullable Object> tree = new ArrayList<>();
        for (Object each : entries) {
            Map<?, ?> entry = (Map<?, ?>) each;
            Map<String, @Nullable Object> both = new LinkedHashMap<>();
            both.put("key", value(map.key(), entry.get("key")));
            both.put("value", value(map.value(), entry.get("value")));
            tree.add(both);
        }
        return tree;
    }
}
