package org.marshal4j.schema.field;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/** Finds the superclasses and subclasses of types among many. */
final class Hierarchy {
    private final Map<String, Schema> types;
    private final IdentityHashMap<Schema, List<SchemaField>> fields = new IdentityHashMap<>();
    private final Map<String, List<Schema>> bySuperclass = new HashMap<>();
    private final Map<String, List<Schema>> byLastField = new HashMap<>();

    Hierarchy(Map<String, Schema> types) {
        this.types = types;
        for (Schema schema : types.values()) {
            List<SchemaField> plain = schema.plainFields();
            fields.put(schema, plain);
            if (schema.inherited().isPresent()) {
                add(schema, schema.inherited().get().type(), bySuperclass);
            }
            add(schema, last(plain), byLastField);
        }
    }

    // The first conversion of a JVM comes through here, and has no lambdas.
    private static void add(Schema schema, String key, Map<String, List<Schema>> to) {
        List<Schema> schemas = to.get(key);
        if (schemas == null) {
            schemas = new ArrayList<>();
            to.put(key, schemas);
        }
        schemas.add(schema);
    }

    private static String last(List<SchemaField> fields) {
        return fields.isEmpty() ? "" : fields.get(fields.size() - 1).name();
    }

    @Nullable
    Schema find(String type) {
        return types.get(type);
    }

    List<SchemaField> fields(Schema schema) {
        List<SchemaField> known = fields.get(schema);
        return known == null ? schema.plainFields() : known;
    }

    /** The types whose fields may be the last ones of a type. */
    List<Schema> endingLike(Schema type) {
        return byLastField.getOrDefault(last(fields(type)), List.of());
    }

    /** Whether the fields of a class come last in a type that names no superclass. */
    boolean isLast(@Nullable Schema superclass, Schema type) {
        return superclass != null
                && !superclass.type().equals(type.type())
                && Level.endsWith(fields(type), fields(superclass));
    }

    /** The direct subclasses of a type. */
    List<Schema> below(Schema superclass) {
        List<Schema> below = new ArrayList<>(bySuperclass.getOrDefault(superclass.type(), List.of()));
        int size = fields(superclass).size();
        for (Schema schema : size == 0 ? List.<Schema>of() : endingLike(superclass)) {
            if (schema.inherited().isEmpty() && fields(schema).size() > size && isLast(superclass, schema)) {
                below.add(schema);
            }
        }
        return below;
    }
}
