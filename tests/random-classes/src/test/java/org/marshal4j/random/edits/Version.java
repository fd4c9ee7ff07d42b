package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * All classes of a chain in one revision.
 *
 * @param types each holds only earlier ones; messages are objects of the last
 * @param enums the constants of each
 */
record Version(long seed, List<EditedType> types, Map<String, List<String>> enums, Family family) {

    String packageName() {
        return "edits" + Long.toUnsignedString(seed);
    }

    EditedType root() {
        return types.get(types.size() - 1);
    }

    EditedType type(String name) {
        return types.stream()
                .filter(type -> type.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the version with another form of a type. */
    Version with(String typeName, UnaryOperator<EditedType> change) {
        List<EditedType> others = new ArrayList<>(types);
        others.replaceAll(type -> type.name().equals(typeName) ? change.apply(type) : type);
        return new Version(seed, List.copyOf(others), enums, family);
    }

    Version withEnum(String name, List<String> constants) {
        Map<String, List<String>> others = new LinkedHashMap<>(enums);
        others.put(name, List.copyOf(constants));
        return new Version(seed, types, others, family);
    }

    Version withMembers(Map<String, Integer> members) {
        return new Version(seed, types, enums, new Family(family.name(), new TreeMap<>(members)));
    }

    /** Returns the names of all types with a marshaller. */
    List<String> marshalled() {
        List<String> names = new ArrayList<>(List.of(family.name()));
        types.forEach(type -> names.addAll(type.classes()));
        return names;
    }

    /** Returns the text of the wire type of a class other than a family, where it is never null. */
    String wireTypeOf(String name) {
        return (type(name).form().isEvolvable() ? "framed " : "") + packageName() + "." + name;
    }

    /** Whether schemas are all that is needed to make its bytes. */
    boolean isOfSchemas() {
        return types.stream()
                .flatMap(type -> type.fields().stream())
                .allMatch(field -> !(field.kind() instanceof JdkKind jdk) || JdkKind.LEAVES.contains(jdk.declared()));
    }

    /** Whether messages begin with schema ids, those of all types that can have one: such classes are compiled twice. */
    boolean hasIds() {
        return seed % 4 == 0 && !root().form().isEvolvable();
    }

    /** Whether messages of a type begin with an id, if those of the root do. */
    boolean mayHaveId(String name) {
        return name.equals(family.name())
                || types.stream()
                        .anyMatch(
                                type -> type.name().equals(name) && !type.form().isEvolvable());
    }

    /** Whether there are views of messages with schema ids: there are none of shared references. */
    boolean hasViews() {
        return types.stream()
                .flatMap(type -> type.fields().stream())
                .noneMatch(field -> field.kind().annotation().equals(SharedKind.ANNOTATION));
    }

    /** Returns the sources by their paths. */
    Map<String, String> sources() {
        return sources(hasIds());
    }

    /** Returns the sources of types with or without schema ids. */
    Map<String, String> sources(boolean withIds) {
        Map<String, String> sources = new LinkedHashMap<>();
        String folder = packageName() + "/";
        enums.forEach((name, constants) -> sources.put(
                folder + name + ".java",
                "package " + packageName() + ";\n\nenum " + name + " {\n    " + String.join(", ", constants)
                        + "\n}\n"));
        sources.put(folder + family.name() + ".java", family.source(packageName(), withIds));
        String options = !withIds ? "" : hasViews() ? "(schemaId = true, view = true)" : "(schemaId = true)";
        for (EditedType type : types) {
            boolean isMember = family.members().containsKey(type.name());
            type.sources(packageName(), isMember ? family : null, options)
                    .forEach((name, source) -> sources.put(folder + name + ".java", source));
        }
        return sources;
    }
}
