package org.marshal4j.runtime;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;

/** Whether the outermost object of a message has a number: if some shared reference inside it could be to it. */
final class RootNumber {
    private final Function<String, Schema> resolver;
    private final String root;
    private final Set<String> seen = new HashSet<>();

    private RootNumber(Function<String, Schema> resolver, String root) {
        this.resolver = resolver;
        this.root = root;
    }

    static boolean isThere(Function<String, Schema> resolver, String root) {
        return new RootNumber(resolver, root).isReferredTo(resolver.apply(root));
    }

    /** The same, for those who have the schema but no name that finds it. */
    static boolean isThere(Function<String, Schema> resolver, Schema root) {
        return new RootNumber(resolver, root.type()).isReferredTo(root);
    }

    /** Whether a reference of that type can be to an object of a class. */
    static boolean canHold(Function<String, Schema> resolver, WireType reference, String type) {
        return reference instanceof WireType.Family family
                ? resolver.apply(family.root()).members().containsValue(type)
                : ((WireType.Nested) reference).type().equals(type);
    }

    private boolean isReferredTo(Schema schema) {
        return seen.add(schema.type()) && schema.fields().stream().anyMatch(field -> leadsToRoot(field.type()));
    }

    private boolean leadsToRoot(WireType type) {
        if (type instanceof WireType.Shared shared) {
            return canHold(resolver, shared.object(), root) || leadsToRoot(shared.object());
        }
        if (type instanceof WireType.ListOf list) {
            return leadsToRoot(list.element());
        }
        if (type instanceof WireType.MapOf map) {
            return leadsToRoot(map.key()) || leadsToRoot(map.value());
        }
        if (type instanceof WireType.OptionalOf optional) {
            return leadsToRoot(optional.element());
        }
        if (type instanceof WireType.Family family) {
            return resolver.apply(family.root()).members().values().stream()
                    .anyMatch(member -> isReferredTo(resolver.apply(member)));
        }
        return type instanceof WireType.Nested nested && isReferredTo(resolver.apply(nested.type()));
    }
}
