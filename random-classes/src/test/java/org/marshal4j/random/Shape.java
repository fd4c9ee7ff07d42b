package org.marshal4j.random;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Some types that belong together, in a package of their own.
 *
 * @param seed what they were made from
 */
record Shape(long seed, List<TypeShape> types) {

    /** Where they are. */
    String packageName() {
        return "shape" + Long.toUnsignedString(seed);
    }

    /** Where one of them is. */
    String packageOf(TypeShape type) {
        return packageName() + (type.away() ? ".away" : "");
    }

    /** The text of each file by its path. */
    Map<String, String> sources() {
        Map<String, String> sources = new LinkedHashMap<>();
        for (TypeShape type : types) {
            String file = type.member() ? "In" + type.name() : type.name();
            sources.put(packageOf(type).replace('.', '/') + "/" + file + ".java", TypeSource.of(this, type));
        }
        return sources;
    }

    /** That of a name without type arguments; null if there is none. */
    TypeShape type(String reference) {
        String raw = reference.contains("<") ? reference.substring(0, reference.indexOf('<')) : reference;
        return types.stream()
                .filter(type -> type.reference().equals(raw) || type.name().equals(raw))
                .findFirst()
                .orElse(null);
    }

    /** The type and its superclasses, the last first. */
    List<TypeShape> lineOf(TypeShape type) {
        List<TypeShape> line = new ArrayList<>();
        for (TypeShape each = type; each != null; each = type(each.base())) {
            line.add(0, each);
        }
        return line;
    }

    /** Binary names of those that have marshallers of their own. */
    List<String> marshalled() {
        return types.stream()
                .filter(type -> type.form().isHeld())
                .map(type -> packageOf(type) + "." + type.reference().replace('.', '$'))
                .toList();
    }

    Shape with(TypeShape before, TypeShape after) {
        return new Shape(
                seed, types.stream().map(type -> type == before ? after : type).toList());
    }

    /** The others, without what names that type. */
    Shape without(TypeShape gone) {
        return new Shape(
                seed,
                types.stream()
                        .filter(type -> type != gone)
                        .map(type -> type.without(gone))
                        .toList());
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        sources()
                .forEach((path, source) -> text.append("// ")
                        .append(path)
                        .append('\n')
                        .append(source)
                        .append('\n'));
        return text.toString();
    }
}
