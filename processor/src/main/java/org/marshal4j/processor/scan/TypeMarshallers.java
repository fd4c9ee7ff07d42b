package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.source.Annotations;
import org.marshal4j.processor.source.Source;

/** The hand-written marshallers that are named for types: by {@code @MarshalTypesWith} on packages, or for the elements of a field. */
final class TypeMarshallers {

    /**
     * One of them.
     *
     * @param marshaller its class
     * @param values the type of its values
     */
    record Entry(TypeElement marshaller, DeclaredType values) {}

    private final Source source;

    /** By the qualified names of the classes of their values; those that come first take precedence. */
    private final Map<String, List<Entry>> entries = new HashMap<>();

    private TypeMarshallers(Source source, List<Entry> entries) {
        this.source = source;
        for (Entry entry : entries) {
            this.entries
                    .computeIfAbsent(nameOf(entry.values()), key -> new ArrayList<>())
                    .add(entry);
        }
    }

    /** Those for the code of a package: its own, and then those of the packages that it is below. */
    static TypeMarshallers of(Source source, String packageName) {
        List<Entry> found = new ArrayList<>();
        for (String name = packageName; !name.isEmpty(); name = name.substring(0, Math.max(0, name.lastIndexOf('.')))) {
            source.findPackage(name)
                    .flatMap(element -> Annotations.find(element, Annotations.MARSHAL_TYPES_WITH))
                    .ifPresent(annotation -> Annotations.types(annotation, "value").stream()
                            .map(source::elementOf)
                            .flatMap(Optional::stream)
                            .flatMap(named -> MarshallerGroups.members(source, named).stream())
                            .forEach(marshaller -> entryOf(source, marshaller).ifPresent(found::add)));
        }
        return new TypeMarshallers(source, found);
    }

    /** The same with one that takes precedence. */
    TypeMarshallers with(Entry first) {
        List<Entry> all = new ArrayList<>(List.of(first));
        entries.values().forEach(all::addAll);
        return new TypeMarshallers(source, all);
    }

    /** What a class marshals, if that is a class. */
    static Optional<Entry> entryOf(Source source, TypeElement marshaller) {
        return CustomMarshallers.valuesOf(source, marshaller)
                .filter(DeclaredType.class::isInstance)
                .map(values -> new Entry(marshaller, (DeclaredType) values));
    }

    /** The marshaller of a type, if one is named for it. */
    Optional<TypeElement> find(DeclaredType type) {
        return entries.getOrDefault(nameOf(type), List.of()).stream()
                .filter(entry -> source.types().isSameType(entry.values(), type))
                .map(Entry::marshaller)
                .findFirst();
    }

    /** Whether one is named for a type of that class, whatever its type arguments. */
    boolean concerns(TypeElement type) {
        return entries.containsKey(type.getQualifiedName().toString());
    }

    /** Whether a type is made of another one. */
    static boolean holds(Source source, TypeMirror type, TypeMirror part) {
        return switch (type.getKind()) {
            case ARRAY -> isOrHolds(source, ((ArrayType) type).getComponentType(), part);
            case DECLARED ->
                ((DeclaredType) type)
                        .getTypeArguments().stream().anyMatch(argument -> isOrHolds(source, argument, part));
            default -> false;
        };
    }

    private static boolean isOrHolds(Source source, TypeMirror type, TypeMirror part) {
        return source.types().isSameType(type, part) || holds(source, type, part);
    }

    private static String nameOf(DeclaredType type) {
        return ((TypeElement) type.asElement()).getQualifiedName().toString();
    }
}
