package org.marshal4j.processor.emit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.TypeRef;

/**
 * Adds the constants of enums from class files to wire types. Generated code leaves them out and asks the class at run time; a description
 * that stands by itself needs them.
 */
final class EnumConstants {

    private static final Pattern WITHOUT = Pattern.compile("enum ([^\\s(<>,?]+)(?=[<>,?]|$)");

    private final Map<String, List<String>> byName = new HashMap<>();

    EnumConstants(Dto dto) {
        dto.fields().forEach(field -> add(field.type()));
    }

    private void add(TypeRef type) {
        if (type instanceof TypeRef.OfArray array) {
            add(array.element());
        } else if (type instanceof TypeRef.OfClass named) {
            if (named.kind() instanceof ClassKind.Enumeration enumeration && enumeration.isOrdered()) {
                byName.put(named.name().binary(), enumeration.constants());
            }
            named.arguments().forEach(this::add);
        }
    }

    /** The wire type with the constants of all enums that are known. */
    String addTo(String wire) {
        return wire.startsWith("oneof(")
                ? wire
                : WITHOUT.matcher(wire)
                        .replaceAll(match -> Matcher.quoteReplacement(match.group() + constants(match.group(1))));
    }

    private String constants(String name) {
        List<String> constants = byName.get(name);
        return constants == null ? "" : "(" + String.join(",", constants) + ")";
    }
}
