package org.marshal4j.tools.filter;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.tools.type.MessageType;

/** Finds the wire types of what a path may lead to. */
record PathTypes(MessageType root) {
    private static final Pattern STEP = Pattern.compile("\\.?([^.\\[]+)|\\[(\\d+)]");
    private static final WireType ANYTHING = WireType.parse("dynamic?");

    /** {@return the types at a path, several in a family; none if there is no such field} */
    static Set<WireType> of(MessageType root, String path) {
        return new PathTypes(root).at(path);
    }

    /** {@return the steps of a path: names, and numbers in brackets} */
    static List<String> steps(String path) {
        List<String> steps = new ArrayList<>();
        Matcher matcher = STEP.matcher(path);
        while (matcher.find()) {
            steps.add(matcher.group(1) != null ? matcher.group(1) : matcher.group());
        }
        return steps;
    }

    private Set<WireType> at(String path) {
        List<String> steps = steps(path);
        Set<WireType> types = fields(root.schema(), steps.get(0));
        for (String step : steps.subList(1, steps.size())) {
            Set<WireType> next = new LinkedHashSet<>();
            types.forEach(type -> next.addAll(inside(type, step)));
            types = next;
        }
        // Values are compared in the same way whatever their form is.
        return types.stream().map(WireType::plain).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private Set<WireType> fields(Schema schema, String name) {
        Set<WireType> found = new LinkedHashSet<>();
        if (schema.isFamily()) {
            schema.members()
                    .values()
                    .forEach(member -> found.addAll(own(root.schemas().apply(member), name)));
        } else {
            found.addAll(own(schema, name));
        }
        return found;
    }

    private static Set<WireType> own(Schema schema, String name) {
        Set<WireType> found = new LinkedHashSet<>();
        for (SchemaField field : schema.plainFields()) {
            if (field.name().equals(name)) {
                found.add(field.type());
            }
        }
        return found;
    }

    private Set<WireType> inside(WireType wireType, String step) {
        WireType type = wireType.plain();
        if (type instanceof WireType.ListOf list) {
            return step.startsWith("[") ? Set.of(list.element()) : Set.of();
        }
        if (type instanceof WireType.MapOf map) {
            return step.startsWith("[") ? Set.of(new WireType.EntryOf(map.key(), map.value(), false)) : Set.of();
        }
        if (type instanceof WireType.EntryOf entry) {
            return step.equals("key") ? Set.of(entry.key()) : step.equals("value") ? Set.of(entry.value()) : Set.of();
        }
        if (type instanceof WireType.Dynamic) {
            return Set.of(ANYTHING);
        }
        Set<WireType> found = new LinkedHashSet<>();
        // What is shared or optional, or an object itself.
        type.parts().forEach(part -> found.addAll(inside(part, step)));
        if (type.parts().isEmpty()) {
            type.heldTypes().forEach(held -> found.addAll(fields(root.schemas().apply(held), step)));
        }
        return found;
    }
}
