package org.marshal4j.schema.canonical;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.WireType;

/**
 * Decides whether equal values of a type always have equal bytes. Engines compare the bytes of keys, so a type
 * without this property must not be used as a key.
 *
 * <pre>{@code
 * Schema schema = QuoteMarshaller.INSTANCE.schema();
 * Canonical.obstacle(schema, schema.resolver()).ifPresent(System.out::println);
 * }</pre>
 *
 * <p>It looks at the schema only. Where that is not enough, it assumes the worst: a list may have been a hash set,
 * which has no fixed order, and a hand-written marshaller may write anything. Evolvable types are never canonical,
 * and neither are messages that begin with a schema id, since another version of the class writes other bytes.
 */
public final class Canonical {
    private Canonical() {}

    /**
     * Tells why equal values of a type may have different bytes.
     *
     * @param root the schema of the type
     * @param types finds the schemas of the types that it holds
     * @return the first obstacle, such as {@code a.Quote.bid is float64: 0.0 and -0.0 have different bytes, …}; empty
     *     if the type is canonical
     * @throws IllegalArgumentException if the schema of a type that it holds is not found
     */
    public static Optional<String> obstacle(Schema root, Function<String, Schema> types) {
        if (root.hasSchemaId()) {
            return Optional.of(root.type() + " begins with a schema id: " + CanonicalObstacle.VERSION.reason());
        }
        Set<String> seen = new HashSet<>(Set.of(root.type()));
        Deque<Schema> pending = new ArrayDeque<>(List.of(root));
        while (!pending.isEmpty()) {
            Schema schema = pending.pop();
            for (SchemaField field : schema.fields()) {
                Optional<String> obstacle =
                        field.type().accept(CanonicalWires.INSTANCE).map(found -> schema.type() + where(field, found));
                if (obstacle.isPresent()) {
                    return obstacle;
                }
            }
            for (String name : schema.heldTypes()) {
                if (seen.add(name)) {
                    pending.add(types.apply(name));
                }
            }
        }
        return Optional.empty();
    }

    private static String where(SchemaField field, CanonicalWires.Found found) {
        String why = ": " + found.obstacle().reason();
        return field.isVersionedBlock() ? " is evolvable" + why : "." + field.name() + " is " + found.type() + why;
    }

    /**
     * Tells why equal values of a wire type may have different bytes. It does not look into the classes that the wire
     * type holds.
     *
     * @param type the wire type
     * @return the obstacle; empty if there is none
     */
    public static Optional<CanonicalObstacle> obstacle(WireType type) {
        return type.accept(CanonicalWires.INSTANCE).map(CanonicalWires.Found::obstacle);
    }
}
