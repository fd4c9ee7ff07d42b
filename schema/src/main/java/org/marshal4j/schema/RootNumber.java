package org.marshal4j.schema;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;

/**
 * Whether the outermost object of a message has a number: if some shared reference inside it could be to it. As a visitor it says whether
 * a field refers to that object; the types that the field holds it looks at later.
 */
public final class RootNumber implements WireTypeVisitor.Leaves<Boolean> {
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
        return ReferredTypes.of(resolver, reference).contains(type);
    }

    private boolean isReferredToFrom(Schema schema) {
        later(schema);
        while (!pending.isEmpty()) {
            if (pending.pop().fields().stream().anyMatch(field -> field.type().accept(this))) {
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

    @Override
    public Boolean leaf(WireType type) {
        return false;
    }

    @Override
    public Boolean shared(WireType.Shared type) {
        return canHold(resolver, type.object(), root) || type.object().accept(this);
    }

    @Override
    public Boolean listOf(WireType.ListOf type) {
        return type.element().accept(this);
    }

    @Override
    public Boolean mapOf(WireType.MapOf type) {
        return type.key().accept(this) || type.value().accept(this);
    }

    @Override
    public Boolean optionalOf(WireType.OptionalOf type) {
        return type.element().accept(this);
    }

    @Override
    public Boolean dynamic(WireType.Dynamic type) {
        return type.listed().values().stream().anyMatch(listed -> listed.accept(this));
    }

    @Override
    public Boolean family(WireType.Family type) {
        resolver.apply(type.root()).members().values().forEach(member -> later(resolver.apply(member)));
        return false;
    }

    @Override
    public Boolean nested(WireType.Nested type) {
        later(resolver.apply(type.type()));
        return false;
    }
}
