package org.marshal4j.tools.module;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.marshal4j.schema.Schema;

/** Finds the other types that a schema names. */
public final class Mentioned {
    private Mentioned() {}

    /**
     * {@return the binary names of the types that messages hold and that the type extends}
     *
     * @param schema the schema of the type
     */
    public static Collection<String> in(Schema schema) {
        Collection<String> names = new TreeSet<>(schema.heldTypes());
        schema.inherited().ifPresent(from -> names.add(from.type()));
        return names;
    }

    /**
     * {@return the schemas of a type and of everything that its messages may hold}
     *
     * @param type the binary name of the type
     * @param forms all schemas, by type
     */
    public static Collection<Schema> reachable(String type, Map<String, Schema> forms) {
        Map<String, Schema> found = new TreeMap<>();
        Deque<String> pending = new ArrayDeque<>(List.of(type));
        while (!pending.isEmpty()) {
            String name = pending.pop();
            Schema schema = forms.get(name);
            if (schema != null && found.put(name, schema) == null) {
                pending.addAll(in(schema));
            }
        }
        return found.values();
    }
}
