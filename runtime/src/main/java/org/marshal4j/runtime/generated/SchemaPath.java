package org.marshal4j.runtime.generated;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/** Finds where a type is held, for messages about it. */
final class SchemaPath {
    private SchemaPath() {}

    /** A type that has been found, and the path to it from the outermost one. */
    private record Step(Schema schema, String path) {}

    /** The shortest path to a type, such as {@code " (at legs.level)"}; empty for the outermost type itself. */
    static String from(Schema root, String type) {
        Function<String, Schema> resolver = root.resolver();
        Set<String> seen = new HashSet<>(Set.of(root.type()));
        Deque<Step> pending = new ArrayDeque<>(Set.of(new Step(root, "")));
        while (!pending.isEmpty()) {
            Step step = pending.remove();
            for (String member : step.schema().members().values()) {
                if (member.equals(type)) {
                    return step.path().isEmpty() ? "" : " (at " + step.path() + ")";
                }
                if (seen.add(member)) {
                    pending.add(new Step(resolver.apply(member), step.path()));
                }
            }
            for (SchemaField field : step.schema().plainFields()) {
                String path = step.path().isEmpty() ? field.name() : step.path() + "." + field.name();
                for (String held : field.type().heldTypes()) {
                    if (held.equals(type)) {
                        return " (at " + path + ")";
                    }
                    if (seen.add(held)) {
                        pending.add(new Step(resolver.apply(held), path));
                    }
                }
            }
        }
        return "";
    }
}
