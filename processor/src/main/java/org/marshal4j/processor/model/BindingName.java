package org.marshal4j.processor.model;

import java.util.Set;
import java.util.stream.Collectors;

/**
 * The name of a generic class with its type arguments, such as {@code com.acme.Page_of_Order} for {@code Page<Order>}.
 * The name tells which class each argument is, and depends on nothing else. Classes of the generic class's own package
 * and of four packages of the JDK appear with their simple names, all others with their packages before them.
 */
public final class BindingName {

    /** No two of these packages have classes of the same name. */
    private static final Set<String> PLAIN = Set.of("java.lang", "java.math", "java.time", "java.util");

    private static final String OF = "_of_";
    private static final String AND = "_and_";
    private static final String ARRAY = "array_of_";

    private final String home;

    private BindingName(String home) {
        this.home = home;
    }

    /**
     * The name of a class in schemas. A generic class whose marshaller is for these type arguments has a name of its
     * own.
     */
    public static Name of(TypeRef.OfClass type) {
        if (!(type.kind() instanceof ClassKind.Marshalled) || type.arguments().isEmpty()) {
            return type.name();
        }
        String home = type.name().packageName();
        return Name.of(home, new BindingName(home).text(type));
    }

    private String text(TypeRef type) {
        if (type instanceof TypeRef.OfArray array) {
            return ARRAY + text(array.element());
        }
        return type instanceof TypeRef.OfClass named ? text(named) : type.toString();
    }

    private String text(TypeRef.OfClass type) {
        String plain = String.join("_", type.name().simpleNames());
        String packageName = type.name().packageName();
        String named = packageName.equals(home) || packageName.isEmpty() || PLAIN.contains(packageName)
                ? plain
                : packageName.replace('.', '_') + "_" + plain;
        return type.arguments().isEmpty()
                ? named
                : named + type.arguments().stream().map(this::text).collect(Collectors.joining(AND, OF, ""));
    }
}
