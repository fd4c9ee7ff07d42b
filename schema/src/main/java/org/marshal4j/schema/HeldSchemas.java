package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Finds the schemas of nested types, at any depth. A schema may come from an importer, which knows the imported types
 * in it; this class remembers those importers, and asks outer ones before inner ones. The result therefore depends on
 * what was found before, so each walk needs an instance of its own. A schema that was found is remembered, since a
 * message may hold a type any number of times. Thread-safe.
 */
final class HeldSchemas implements Function<String, Schema> {
    private final FoundSchemas root;
    private final List<FoundSchemas> importing = new ArrayList<>();
    private final Map<String, Schema> known = new HashMap<>();

    HeldSchemas(FoundSchemas root) {
        this.root = root;
        remember(root);
    }

    @Override
    public synchronized Schema apply(String typeName) {
        Schema found = known.get(typeName);
        if (found == null) {
            found = sourceOf(typeName).find(typeName);
            known.put(typeName, found);
            remember(found.held());
        }
        return found;
    }

    // No stream: its calls need much stack, and a walk may have little left.
    private FoundSchemas sourceOf(String typeName) {
        for (FoundSchemas each : importing) {
            if (each.source().imports(typeName)) {
                return each;
            }
        }
        return root;
    }

    private void remember(FoundSchemas held) {
        if (held.source().isImporter() && !isKnown(held.source())) {
            importing.add(held);
        }
    }

    private boolean isKnown(SchemaSource source) {
        for (FoundSchemas each : importing) {
            if (each.source().equals(source)) {
                return true;
            }
        }
        return false;
    }
}
