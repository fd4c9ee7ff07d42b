package org.marshal4j.processor.scan.type;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;

/**
 * The hand-written marshallers that are named for types: by {@code @MarshalTypesWith} on packages, or for the elements
 * of a field.
 */
public final class TypeMarshallers {

    /**
     * A marshaller.
     *
     * @param marshaller its class
     * @param values the type of its values
     */
    public record Entry(TypeElement marshaller, DeclaredType values) {}

    private final Program program;

    /** What packages name, by the qualified names of their values' classes. Earlier entries take precedence. */
    private final Map<String, List<Entry>> entries = new HashMap<>();

    private final Optional<Entry> forElements;

    private TypeMarshallers(Program program, List<Entry> entries, Optional<Entry> forElements) {
        this.program = program;
        this.forElements = forElements;
        for (Entry entry : entries) {
            this.entries
                    .computeIfAbsent(nameOf(entry.values()), key -> new ArrayList<>())
                    .add(entry);
        }
    }

    /** The marshallers for the code of a package: those that it names itself, then those of the packages above it. */
    public static TypeMarshallers of(Program program, String packageName) {
        List<Entry> found = new ArrayList<>();
        for (String name = packageName; !name.isEmpty(); name = name.substring(0, Math.max(0, name.lastIndexOf('.')))) {
            program.findPackage(name)
                    .flatMap(element -> Annotations.find(element, Annotations.MARSHAL_TYPES_WITH))
                    .ifPresent(annotation -> Annotations.types(annotation, "value").stream()
                            .map(program::elementOf)
                            .flatMap(Optional::stream)
                            .flatMap(named -> MarshallerGroups.members(program, named).stream())
                            .forEach(marshaller -> entryOf(program, marshaller).ifPresent(found::add)));
        }
        return new TypeMarshallers(program, found, Optional.empty());
    }

    /** The same marshallers and the one that a field names for its elements, which takes precedence. */
    TypeMarshallers with(Entry ofField) {
        List<Entry> all = new ArrayList<>();
        entries.values().forEach(all::addAll);
        return new TypeMarshallers(program, all, Optional.of(ofField));
    }

    /** The entry for a marshaller class; empty if it does not marshal a class. */
    public static Optional<Entry> entryOf(Program program, TypeElement marshaller) {
        return CustomMarshallers.valuesOf(program, marshaller)
                .filter(DeclaredType.class::isInstance)
                .map(values -> new Entry(marshaller, (DeclaredType) values));
    }

    /** The marshaller that the field names for its elements of a type, whatever the type itself says. */
    Optional<TypeElement> findForElements(DeclaredType type) {
        return forElements
                .filter(entry -> program.types().isSameType(entry.values(), type))
                .map(Entry::marshaller);
    }

    /** The marshaller that a package names for a type. */
    public Optional<TypeElement> find(DeclaredType type) {
        return entries.getOrDefault(nameOf(type), List.of()).stream()
                .filter(entry -> program.types().isSameType(entry.values(), type))
                .map(Entry::marshaller)
                .findFirst();
    }

    /** Whether a marshaller is named for a type of the given class, with any type arguments. */
    public boolean concerns(TypeElement type) {
        return entries.containsKey(type.getQualifiedName().toString());
    }

    private static String nameOf(DeclaredType type) {
        return ((TypeElement) type.asElement()).getQualifiedName().toString();
    }
}
