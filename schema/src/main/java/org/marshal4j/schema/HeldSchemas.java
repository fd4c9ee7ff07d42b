package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Finds the schemas of nested types, at any depth. Each schema that it finds may know of imported types in it, so it
 * remembers those; what the outer ones say goes before what the inner ones say. What it has found it finds again without
 * asking, since a message may hold a type any number of times. Thread-safe.
 */
final class HeldSchemas implements Function<String, Schema> {
    private final SchemaSource root;
    private final List<SchemaSource> importing = new ArrayList<>();
    private final Map<String, Schema> known = new HashMap<>();

    HeldSchemas(SchemaSource root) {
        this.root = root;
        remember(root);
    }

    @Override
    public synchronized Schema apply(String typeName) {
        Schema found = known.get(typeName);
        if (found == null) {
            found = sourceOf(typeName).find(typeName);
            known.put(typeName, found);
            remember(found.source());
        }
        return found;
    }

    // No stream, whose calls would need much stack where a walk may have little left.
    private SchemaSource sourceOf(String typeName) {
        for (SchemaSource each : importing) {
            if (each.imports(typeName)) {
                return each;
            }
        }
        return root;
    }

    private void remember(SchemaSource source) {
        if (source.isImporter() && !importing.contains(source)) {
            importing.add(source);
        }
    }
}
