package org.marshal4j.schema;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;

/** Whether the outermost object of a message has a number: if some shared reference inside it could be to it. */
public final class RootNumber {
    private final Function<String, Schema> resolver;
    private final String root;
    private final Set<String> seen = new HashSet<>();

    /** No recursion: a hostile form may be as deep as it likes. */
    private final Deque<Schema> pending = new ArrayDeque<>();

    private RootNumber(Function<String, Schema> resolver, String root) {
        this.resolver = resolver;
        this.root = root;
    }

    public static boolean isThere(Function<String, Schema> resolver, String root) {
        return new RootNumber(resolver, root).isReferredToFrom(resolver.apply(root));
    }

    /** The same, for those who have the schema but no name that finds it. */
    public static boolean isThere(Function<String, Schema> resolver, Schema root) {
        return new RootNumber(resolver, root.type()).isReferredToFrom(root);
    }

    /** Whether a reference of that type can be to an object of a class. */
    public static boolean canHold(Function<String, Schema> resolver, WireType reference, String type) {
        return reference instanceof WireType.Family family
                ? resolver.apply(family.root()).members().containsValue(type)
                : ((WireType.Nested) reference).type().equals(type);
    }

    private boolean isReferredToFrom(Schema schema) {
        later(schema);
        while (!pending.isEmpty()) {
            if (pending.pop().fields().stream().anyMatch(field -> refersToRoot(field.type()))) {
                return true;
            }
        }
        return false;
    }

    private void later(Schema schema) {
        if (seen.add(schema.type())) {
            pending.push(schema);
        }
    }

    /** Whether a field does; the types that it holds are looked at later. */
    private boolean refersToRoot(WireType type) {
        if (type instanceof WireType.Shared shared) {
            return canHold(resolver, shared.object(), root) || refersToRoot(shared.object());
        }
        if (type instanceof WireType.ListOf list) {
            return refersToRoot(list.element());
        }
        if (type instanceof WireType.MapOf map) {
            return refersToRoot(map.key()) || refersToRoot(map.value());
        }
        if (type instanceof WireType.OptionalOf optional) {
            return refersToRoot(optional.element());
        }
        if (type instanceof WireType.Family family) {
            resolver.apply(family.root()).members().values().forEach(member -> later(resolver.apply(member)));
        } else if (type instanceof WireType.Nested nested) {
            later(resolver.apply(nested.type()));
        }
        return false;
    }
}
