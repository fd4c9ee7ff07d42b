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
 * @param seed the seed from which they were made
 * @param isFormer whether other shapes have the same seed and more fields
 */
record Shape(long seed, List<TypeShape> types, boolean isFormer) {
    /** Collections whose order of iteration depends on what they held before. */
    private static final Pattern HASHED =
            Pattern.compile("java\\.util\\.(Hash|concurrent\\.Concurrent(Hash)?)(Set|Map)<");

    Shape(long seed, List<TypeShape> types) {
        this(seed, types, false);
    }

    /** Returns the package. */
    String packageName() {
        return "shape" + Long.toUnsignedString(seed) + (isFormer ? "old" : "");
    }

    /** Returns the package of one of the types. */
    String packageOf(TypeShape type) {
        return packageName() + (type.traits().away() ? ".away" : "");
    }

    /** Returns the text of each file by its path. */
    Map<String, String> sources() {
        Map<String, String> sources = librarySources();
        sources.putAll(ownSources());
        return sources;
    }

    /** Returns the sources that are compiled first, without the processor. */
    Map<String, String> librarySources() {
        return sources(types.stream().filter(TypeShape::isLibrary).toList());
    }

    /** Returns the sources that are compiled with the processor. */
    Map<String, String> ownSources() {
        return sources(types.stream().filter(type -> !type.isLibrary()).toList());
    }

    private Map<String, String> sources(List<TypeShape> some) {
        Map<String, String> sources = new LinkedHashMap<>();
        for (TypeShape type : some) {
            String file = type.traits().member() ? "In" + type.name() : type.name();
            sources.put(packageOf(type).replace('.', '/') + "/" + file + ".java", TypeSource.of(this, type));
        }
        return sources;
    }

    /** Returns the type with this name, ignoring type arguments; null if there is none. */
    TypeShape type(String reference) {
        String raw = reference.contains("<") ? reference.substring(0, reference.indexOf('<')) : reference;
        return types.stream()
                .filter(type -> type.reference().equals(raw) || type.name().equals(raw))
                .findFirst()
                .orElse(null);
    }

    /** Returns the type and its superclasses, the topmost first. */
    List<TypeShape> lineOf(TypeShape type) {
        List<TypeShape> line = new ArrayList<>();
        for (TypeShape each = type; each != null; each = type(each.base())) {
            line.add(0, each);
        }
        return line;
    }

    /** Whether the type asks for a view of its messages. Half of those that can have one do. */
    boolean isViewed(TypeShape type) {
        boolean isAlone = type.form() == Form.CLASS || type.form().isMadeOfValues();
        boolean isChosen = Math.floorMod(seed + type.name().hashCode(), 2L) == 0;
        return isAlone && isChosen && !refers() && hasPlainSuperclasses(type);
    }

    private boolean hasPlainSuperclasses(TypeShape type) {
        List<TypeShape> line = lineOf(type);
        boolean known = line.get(0).base().isEmpty();
        return known && line.stream().noneMatch(each -> each.isLibrary());
    }

    /** Whether the identity of any objects matters, or any objects refer to the ones around them. */
    private boolean refers() {
        return types.stream()
                .anyMatch(type -> Stream.concat(
                                type.annotations().stream(),
                                type.fields().stream().flatMap(field -> field.annotations().stream()))
                        .anyMatch(each -> each.contains("Shared") || each.contains("Parent")));
    }

    /** Returns the binary names of the types that have marshallers of their own. */
    List<String> marshalled() {
        return types.stream()
                .filter(type -> type.form().isHeld())
                .map(type -> packageOf(type) + "." + type.reference().replace('.', '$'))
                .toList();
    }

    /** Whether part of it is marshalled by hand. */
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

    /** Returns the other types, without what names that type. */
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

    /**
     * Returns one of the versions in which fields were added, if it is known what is read without them; otherwise 0.
     */
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

    /** Returns the shape as it was before that version. */
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
