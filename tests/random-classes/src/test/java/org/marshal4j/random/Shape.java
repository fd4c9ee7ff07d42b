package org.marshal4j.random;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Some types that belong together, in a package of their own.
 *
 * @param seed what they were made from
 * @param isFormer whether others have the same seed and more fields
 */
record Shape(long seed, List<TypeShape> types, boolean isFormer) {
    /** What iterates in orders that depend on what was in it before. */
    private static final Pattern HASHED =
            Pattern.compile("java\\.util\\.(Hash|concurrent\\.Concurrent(Hash)?)(Set|Map)<");

    Shape(long seed, List<TypeShape> types) {
        this(seed, types, false);
    }

    /** Where they are. */
    String packageName() {
        return "shape" + Long.toUnsignedString(seed) + (isFormer ? "old" : "");
    }

    /** Where one of them is. */
    String packageOf(TypeShape type) {
        return packageName() + (type.away() ? ".away" : "");
    }

    /** The text of each file by its path. */
    Map<String, String> sources() {
        Map<String, String> sources = librarySources();
        sources.putAll(ownSources());
        return sources;
    }

    /** Those of what is compiled before, without the processor. */
    Map<String, String> librarySources() {
        return sources(types.stream().filter(TypeShape::isLibrary).toList());
    }

    /** Those of what is compiled with the processor. */
    Map<String, String> ownSources() {
        return sources(types.stream().filter(type -> !type.isLibrary()).toList());
    }

    private Map<String, String> sources(List<TypeShape> some) {
        Map<String, String> sources = new LinkedHashMap<>();
        for (TypeShape type : some) {
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

    /** Whether it asks for a view of its messages, which half of those do that can have one. */
    boolean isViewed(TypeShape type) {
        boolean isAlone = type.form() == Form.CLASS || type.form().isMadeOfValues();
        boolean isChosen = Math.floorMod(seed + type.name().hashCode(), 2L) == 0;
        return isAlone && isChosen && type.parameters().isEmpty() && !refers() && hasPlainSuperclasses(type);
    }

    private boolean hasPlainSuperclasses(TypeShape type) {
        List<TypeShape> line = lineOf(type);
        boolean known = line.get(0).base().isEmpty();
        return known && line.stream().noneMatch(each -> each.isLibrary());
    }

    /** Whether any objects are told apart from others that are equal, or know those around them. */
    private boolean refers() {
        return types.stream()
                .anyMatch(type -> Stream.concat(
                                type.annotations().stream(),
                                type.fields().stream().flatMap(field -> field.annotations().stream()))
                        .anyMatch(each -> each.contains("Shared") || each.contains("Parent")));
    }

    /** Binary names of those that have marshallers of their own. */
    List<String> marshalled() {
        return types.stream()
                .filter(type -> type.form().isHeld())
                .map(type -> packageOf(type) + "." + type.reference().replace('.', '$'))
                .toList();
    }

    /** Whether some of it is marshalled by hand. */
    boolean isByHand() {
        return types.stream()
                .anyMatch(type -> type.base().contains("Hand.")
                        || type.fields().stream()
                                .anyMatch(field -> field.annotated().contains("Hand.")
                                        || field.type().contains("Hand.")));
    }

    Shape with(TypeShape before, TypeShape after) {
        return new Shape(
                seed, types.stream().map(type -> type == before ? after : type).toList(), isFormer);
    }

    /** The others, without what names that type. */
    Shape without(TypeShape gone) {
        return new Shape(
                seed,
                types.stream()
                        .filter(type -> type != gone)
                        .filter(type -> type.form() != Form.ENUM
                                || type.annotations().stream().noneMatch(each -> Words.has(each, gone.name())))
                        .map(type -> type.without(gone))
                        .toList(),
                isFormer);
    }

    /** One of the versions that fields were added in, if it can be told what is read without them; otherwise 0. */
    int added() {
        List<FieldShape> fields =
                types.stream().flatMap(type -> type.fields().stream()).toList();
        int[] versions = fields.stream()
                .mapToInt(FieldShape::since)
                .filter(since -> since > 1)
                .sorted()
                .toArray();
        boolean hashed =
                fields.stream().anyMatch(field -> HASHED.matcher(field.type()).find());
        return isFormer || hashed || versions.length == 0
                ? 0
                : versions[(int) Math.floorMod(seed, (long) versions.length)];
    }

    /** The same before that version. */
    Shape former(int version) {
        return new Shape(
                seed,
                types.stream()
                        .map(type -> type.withFields(type.fields().stream()
                                .filter(field -> field.since() < version)
                                .toList()))
                        .toList(),
                true);
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
