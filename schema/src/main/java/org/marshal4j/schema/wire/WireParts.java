package org.marshal4j.schema.wire;

import java.util.ArrayList;
import java.util.List;

/** Lists the wire types in a wire type. What nested types and families hold is in schemas of their own. */
final class WireParts implements WireTypeVisitor.Others<List<WireType>> {
    static final WireParts INSTANCE = new WireParts();

    private WireParts() {}

    /** Whether a wire type, or one in it, is of a kind. */
    static boolean isIn(WireType type, Class<? extends WireType> kind) {
        if (kind.isInstance(type)) {
            return true;
        }
        for (WireType part : type.accept(INSTANCE)) {
            if (isIn(part, kind)) {
                return true;
            }
        }
        return false;
    }

    /** The names of the types that a wire type holds, in the order in which its text has them. */
    static List<String> names(WireType type) {
        List<String> names = new ArrayList<>();
        addNames(type, names);
        return names;
    }

    // The recursion is bounded, because the parser limits how deep wire types are nested.
    private static void addNames(WireType type, List<String> to) {
        if (type instanceof WireType.Nested nested) {
            to.add(nested.type());
        } else if (type instanceof WireType.Family family) {
            to.add(family.root());
        }
        for (WireType part : type.accept(INSTANCE)) {
            addNames(part, to);
        }
    }

    @Override
    public List<WireType> other(WireType type) {
        return List.of();
    }

    @Override
    public List<WireType> listOf(WireType.ListOf type) {
        return List.of(type.element());
    }

    @Override
    public List<WireType> mapOf(WireType.MapOf type) {
        return List.of(type.key(), type.value());
    }

    @Override
    public List<WireType> entryOf(WireType.EntryOf type) {
        return List.of(type.key(), type.value());
    }

    @Override
    public List<WireType> optionalOf(WireType.OptionalOf type) {
        return List.of(type.element());
    }

    @Override
    public List<WireType> shared(WireType.Shared type) {
        return List.of(type.object());
    }

    @Override
    public List<WireType> dynamic(WireType.Dynamic type) {
        return List.copyOf(type.listed().values());
    }

    @Override
    public List<WireType> encoded(WireType.Encoded type) {
        return type.value().parts();
    }
}
