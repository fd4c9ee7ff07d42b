package org.marshal4j.schema;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.wire.WireType;

/** Finds the hand-written marshallers that write values of varying size in the messages of a type. */
public final class HandWritten {
    private HandWritten() {}

    /**
     * Finds the marshallers in a type and all that it holds.
     *
     * @param root the schema of the type
     * @param types finds the schemas of types by their binary names; null for one that is not known
     * @return the texts of the wire types of their required values, each with the schema of a type that has such a field
     */
    public static Map<String, Schema> in(Schema root, Function<String, @Nullable Schema> types) {
        Map<String, Schema> found = new LinkedHashMap<>();
        Set<String> seen = new HashSet<>(Set.of(root.type()));
        Deque<Schema> pending = new ArrayDeque<>();
        pending.add(root);
        while (!pending.isEmpty()) {
            Schema schema = pending.pop();
            for (SchemaField field : schema.fields()) {
                add(field.type(), schema, found);
            }
            for (String name : schema.heldTypes()) {
                Schema held = seen.add(name) ? types.apply(name) : null;
                if (held != null) {
                    pending.push(held);
                }
            }
        }
        return found;
    }

    /** {@return the text of the wire type of the same values without null} */
    public static String required(WireType.Custom type) {
        return new WireType.Custom(type.marshaller(), type.version(), type.size(), false).toString();
    }

    // The recursion is bounded, because the parser limits how deep wire types are nested.
    private static void add(WireType type, Schema owner, Map<String, Schema> to) {
        if (type instanceof WireType.Custom custom && custom.size() == WireType.ANY) {
            to.putIfAbsent(required(custom), owner);
        }
        for (WireType part : type.parts()) {
            add(part, owner, to);
        }
    }
}
