package org.marshal4j.schema;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.wire.WireType;

/**
 * Tells whether the outermost object of a message has a number, which it has if a shared reference inside it may refer
 * to it.
 */
public final class RootNumber {
    private final Function<String, Schema> resolver;
    private final @Nullable String root;
    private final Set<String> seen = new HashSet<>();

    /** Whether a reference to a class of a family may refer to the outermost object, by the names of the roots. */
    private final Map<String, Boolean> families = new HashMap<>();

    private final Set<String> seenFamilies = new HashSet<>();

    /** A queue instead of recursion, since a hostile schema may be nested arbitrarily deep. */
    private final Deque<Schema> pending = new ArrayDeque<>();

    private RootNumber(Function<String, Schema> resolver, @Nullable String root) {
        this.resolver = resolver;
        this.root = root;
    }

    /**
     * {@return whether the outermost object of messages of a type has a number}
     *
     * @param resolver finds schemas by the binary names of their types
     * @param root the binary name of the type
     */
    public static boolean isThere(Function<String, Schema> resolver, String root) {
        return new RootNumber(resolver, root).isReferredToFrom(resolver.apply(root));
    }

    /**
     * {@return whether the outermost object of messages of a type has a number, for callers whose resolver does not
     * find the type itself}
     *
     * @param resolver finds the schemas of nested types by their binary names
     * @param root the schema of the type
     */
    public static boolean isThere(Function<String, Schema> resolver, Schema root) {
        return new RootNumber(resolver, root.type()).isReferredToFrom(root);
    }

    /** Whether messages of a type may hold shared references at all. Without any, no object has a number. */
    public static boolean isPossible(Function<String, Schema> resolver, Schema root) {
        RootNumber anywhere = new RootNumber(resolver, null);
        anywhere.later(root.members().values());
        return anywhere.isReferredToFrom(root);
    }

    /**
     * {@return whether a reference can refer to an object of a class}
     *
     * @param resolver finds schemas by the binary names of their types
     * @param reference the wire type of the reference, {@link WireType.Nested} or {@link WireType.Family}
     * @param type the binary name of the class
     */
    public static boolean canHold(Function<String, Schema> resolver, WireType reference, String type) {
        return reference instanceof WireType.Family family
                ? resolver.apply(family.root()).members().containsValue(type)
                : reference.heldTypes().contains(type);
    }

    private boolean isReferredToFrom(Schema schema) {
        later(schema);
        while (!pending.isEmpty()) {
            for (SchemaField field : pending.pop().fields()) {
                if (isReferredToFrom(field.type())) {
                    return true;
                }
            }
        }
        return false;
    }

    private void later(Collection<String> types) {
        for (String type : types) {
            later(resolver.apply(type));
        }
    }

    private void later(Schema schema) {
        if (seen.add(schema.type())) {
            pending.push(schema);
        }
    }

    /** Whether a field may refer to that object; leaves the types that it holds for later. */
    private boolean isReferredToFrom(WireType type) {
        if (type instanceof WireType.Family family && seenFamilies.add(family.root())) {
            later(resolver.apply(family.root()).members().values());
        } else if (type instanceof WireType.Nested nested) {
            later(resolver.apply(nested.type()));
        }
        if (type instanceof WireType.Shared shared && isRoot(shared.object())) {
            return true;
        }
        for (WireType part : type.parts()) {
            if (isReferredToFrom(part)) {
                return true;
            }
        }
        return false;
    }

    private boolean isRoot(WireType object) {
        String sought = root;
        if (sought == null) {
            return true;
        }
        if (!(object instanceof WireType.Family family)) {
            return canHold(resolver, object, sought);
        }
        Boolean known = families.get(family.root());
        if (known == null) {
            known = canHold(resolver, object, sought);
            families.put(family.root(), known);
        }
        return known;
    }
}
