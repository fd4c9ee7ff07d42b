package org.marshal4j.processor.emit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.wire.WireType;

/**
 * What the lock file says about the messages of a type that begin with a schema id.
 *
 * @param id the id of today's schema; 0 if it has not been accepted
 * @param shapes each {@code "type shape"}: the types that a message holds, and the type itself if it has enums, which
 *     other jars may contain in another version at run time; then each {@code "marshaller version number"}
 * @param lock the part of the lock file that tells how to read messages of former schemas
 */
public record SchemaHistory(int id, List<String> shapes, String lock) {

    public SchemaHistory {
        shapes = List.copyOf(shapes);
    }

    /** What a lock file says about a type. */
    static SchemaHistory of(LockFile lock, String type) {
        Map<String, Schema> accepted = lock.accepted();
        Schema root = accepted.get(type);
        return root == null
                ? new SchemaHistory(0, List.of(), LockFile.empty().text())
                : new SchemaHistory(
                        lock.schemaId(type).orElse(0),
                        shapes(root, accepted),
                        lock.historyOf(type).text());
    }

    /** In the order in which the types are found: the runtime looks for them in this order too. */
    private static List<String> shapes(Schema root, Map<String, Schema> accepted) {
        List<String> shapes = new ArrayList<>();
        Set<String> marshallers = new LinkedHashSet<>();
        Set<String> seen = new HashSet<>(Set.of(root.type()));
        Deque<Schema> pending = new ArrayDeque<>(List.of(root));
        while (!pending.isEmpty()) {
            Schema schema = pending.remove();
            if (!schema.type().equals(root.type()) || hasEnums(schema)) {
                shapes.add(schema.type() + " " + HexFormat.of().toHexDigits(schema.shape()));
            }
            schema.fields().forEach(field -> addVersions(field.type(), marshallers));
            for (String held : schema.heldTypes()) {
                Schema found = accepted.get(held);
                if (found != null && seen.add(held)) {
                    pending.add(found);
                }
            }
        }
        shapes.addAll(marshallers);
        return shapes;
    }

    private static void addVersions(WireType type, Set<String> to) {
        if (type instanceof WireType.Custom custom) {
            to.add(custom.marshaller() + " version " + custom.version());
        }
        type.parts().forEach(part -> addVersions(part, to));
    }

    /** The code generated for a type has all of its schema but for constants of enums. */
    private static boolean hasEnums(Schema schema) {
        return schema.fields().stream().map(SchemaField::type).anyMatch(type -> type.holds(WireType.Enumeration.class));
    }
}
