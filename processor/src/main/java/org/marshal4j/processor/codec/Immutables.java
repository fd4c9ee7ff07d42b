package org.marshal4j.processor.codec;

import java.util.Set;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.TypeRef;

/**
 * Types whose values are never refilled: reading either keeps the current one, which then is the same, or gives another. So the
 * current one can be an element of a set or a key of a map all the while.
 */
public final class Immutables {

    private static final Set<String> JAVA_LANG =
            Set.of("String", "Boolean", "Byte", "Short", "Character", "Integer", "Long", "Float", "Double");

    private static final Set<String> OTHERS = Set.of(
            "java.math.BigDecimal",
            "java.math.BigInteger",
            "java.net.URI",
            "java.util.Currency",
            "java.util.Locale",
            "java.util.OptionalDouble",
            "java.util.OptionalInt",
            "java.util.OptionalLong",
            "java.util.UUID");

    private Immutables() {}

    /** Whether the type is one of them. */
    public static boolean contains(TypeRef type) {
        return type instanceof TypeRef.OfClass named
                && (named.kind() instanceof ClassKind.Enumeration
                        || (named.kind() instanceof ClassKind.Plain && contains(named)));
    }

    private static boolean contains(TypeRef.OfClass named) {
        return JAVA_LANG.stream().anyMatch(named::isJavaLang)
                || named.name().packageName().equals("java.time")
                || OTHERS.contains(named.name().qualified());
    }
}
