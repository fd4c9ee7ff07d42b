package org.marshal4j.processor.codec.value;

import java.util.Set;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.TypeRef;

/**
 * Types whose values are never refilled: reading keeps the current value if it is equal, or returns another one. So the
 * current value may be an element of a set or a key of a map.
 */
public final class Immutables {

    private static final Set<String> BOXES =
            Set.of("Boolean", "Byte", "Short", "Character", "Integer", "Long", "Float", "Double");

    private static final Set<String> LOOSELY_EQUAL = Set.of(
            "java.lang.Float", "java.lang.Double", "java.net.InetAddress", "java.net.URI", "java.util.OptionalDouble");

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
                && !LOOSELY_EQUAL.contains(((TypeRef.OfClass) type).name().qualified());
    }

    public static boolean isBox(TypeRef.OfClass named) {
        return BOXES.stream().anyMatch(named::isJavaLang);
    }
}
