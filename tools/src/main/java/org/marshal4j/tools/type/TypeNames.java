package org.marshal4j.tools.type;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Finds the types that a user names. The user need not write {@code $} between the names of nested types, nor the
 * package.
 */
public final class TypeNames {
    private static final int MOST = 10;

    private TypeNames() {}

    /**
     * {@return the binary name of the one type with a name}
     *
     * @param wanted the name
     * @param types the binary names of all types
     * @throws IllegalArgumentException if there is none or more than one; the message lists the types
     */
    public static String one(String wanted, Collection<String> types) {
        List<String> found = all(wanted, types);
        if (found.size() > 1) {
            throw new IllegalArgumentException(wanted + " may be " + String.join(" or ", found) + ".");
        }
        return found.stream()
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no " + wanted + ". " + list(types)));
    }

    /**
     * Returns the binary name of the one type with a name.
     *
     * @param wanted the name
     * @param types the binary names of all types
     * @return the binary name; empty if there is none or more than one
     */
    public static Optional<String> find(String wanted, Collection<String> types) {
        List<String> found = all(wanted, types);
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private static List<String> all(String wanted, Collection<String> types) {
        if (types.contains(wanted)) {
            return List.of(wanted);
        }
        String source = sourceName(wanted);
        List<String> exact =
                types.stream().filter(type -> sourceName(type).equals(source)).toList();
        return !exact.isEmpty()
                ? exact
                : types.stream()
                        .filter(type -> sourceName(type).endsWith("." + source))
                        .toList();
    }

    private static String sourceName(String type) {
        return type.replace('$', '.');
    }

    private static String list(Collection<String> types) {
        if (types.isEmpty()) {
            return "No types with @Marshal have been compiled here.";
        }
        String some = types.stream().limit(MOST).collect(Collectors.joining(", "));
        return "There are " + some + (types.size() > MOST ? " and " + (types.size() - MOST) + " more." : ".");
    }
}
