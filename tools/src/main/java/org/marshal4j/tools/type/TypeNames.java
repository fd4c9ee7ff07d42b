package org.marshal4j.tools.type;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Finds the types that a user names. The user need not write {@code $} between the names of nested types, nor the
 * package.
 */
final class TypeNames {
    private static final int MOST = 10;

    private TypeNames() {}

    /**
     * The binary name of the one type with that name.
     *
     * @throws IllegalArgumentException if there is none or more than one; the message lists the types
     */
    static String one(String wanted, Collection<String> types) {
        List<String> found = all(wanted, types);
        if (found.size() > 1) {
            throw new IllegalArgumentException(wanted + " may be " + String.join(" or ", found));
        }
        return found.stream()
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no type " + wanted + "; " + list(types)));
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
            return "no schemas are known: name a lock file or a jar";
        }
        String some = types.stream().limit(MOST).collect(Collectors.joining(", "));
        return "there are " + some + (types.size() > MOST ? " and " + (types.size() - MOST) + " more" : "");
    }
}
