package org.marshal4j.processor.codec.value;

import java.util.Set;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.canonical.Canonical;
import org.marshal4j.schema.wire.DynamicTag;

/**
 * Types whose values are never refilled: reading keeps the current value if it is equal, or returns another one. So the
 * current value may be an element of a set or a key of a map.
 */
public final class Immutables {

    private static final Set<String> BOXES =
            Set.of("Boolean", "Byte", "Short", "Character", "Integer", "Long", "Float", "Double");

    private Immutables() {}

    /** Whether the type is one of these. */
    public static boolean contains(TypeRef type) {
        return type instanceof TypeRef.OfClass named
                && (named.kind() instanceof ClassKind.Enumeration
                        || (named.kind() instanceof ClassKind.Plain && contains(named)));
    }

    private static boolean contains(TypeRef.OfClass named) {
        return isBox(named) || LeafTypes.of(named).filter(LeafType::isImmutable).isPresent();
    }

    /** Whether equal values of the type have the same bytes, so that one can replace the other. */
    public static boolean isToldByEquals(TypeRef type) {
        return contains(type)
                && !isFloat((TypeRef.OfClass) type)
                && LeafTypes.of(type)
                        .flatMap(leaf -> Canonical.obstacle(leaf.presentType()))
                        .isEmpty();
    }

    private static boolean isFloat(TypeRef.OfClass type) {
        return type.isJavaLang("Float") || type.isJavaLang("Double");
    }

    /** Whether dynamic values may be of the class without its being listed: its wire type has a tag. */
    public static boolean areDynamic(TypeRef.OfClass type) {
        return isBox(type)
                || LeafTypes.of(type)
                        .filter(LeafType::isImmutable)
                        .flatMap(leaf -> DynamicTag.of(leaf.presentType()))
                        .isPresent();
    }

    public static boolean isBox(TypeRef.OfClass named) {
        return BOXES.stream().anyMatch(named::isJavaLang);
    }
}
