package org.marshal4j.processor.scan.type;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;

/** Tells which types are roots of families, and which classes belong to them. */
public record Families(Program program) {
    /** Whether a field of the given type can hold an object of any class of a family. */
    public static boolean isRoot(TypeElement type) {
        return type.getModifiers().contains(Modifier.SEALED)
                // Also those that do not exist, at least not yet.
                || Annotations.find(type, Annotations.MARSHAL)
                        .filter(marshal ->
                                !Annotations.elements(marshal, "subtypes").isEmpty())
                        .isPresent();
    }

    /** Whether a subject is the root of a family. For an imported class, its importer names the family. */
    public static boolean isRoot(Subject subject) {
        return subject.site().map(site -> site.mixIn().family().exists()).orElseGet(() -> isRoot(subject.type()));
    }

    /**
     * The classes of a family.
     *
     * @param members the classes that have objects, each once
     * @param open the abstract types whose subclasses are unknown
     * @param strangers the types that are named as subtypes but are not
     */
    public record Relatives(List<TypeElement> members, List<TypeElement> open, List<TypeElement> strangers) {}

    /** The classes of a root's family: those that it permits or names, and those that these permit or name. */
    public Relatives of(TypeElement root) {
        Set<TypeElement> seen = new LinkedHashSet<>();
        Relatives relatives = new Relatives(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        add(root, seen, relatives);
        return relatives;
    }

    private void add(TypeElement type, Set<TypeElement> seen, Relatives relatives) {
        if (!seen.add(type)) {
            return;
        }
        boolean isAbstract = type.getModifiers().contains(Modifier.ABSTRACT);
        if (!isAbstract) {
            relatives.members().add(type);
        } else if (!isRoot(type)) {
            relatives.open().add(type);
        }
        for (TypeElement subtype : subtypesOf(type)) {
            // A type that does not exist yet may turn out to be a subtype.
            if (subtype.asType().getKind() == TypeKind.ERROR
                    || program.supertypes()
                            .isSubtype(subtype, type.getQualifiedName().toString())) {
                add(subtype, seen, relatives);
            } else {
                relatives.strangers().add(subtype);
            }
        }
    }

    private List<TypeElement> subtypesOf(TypeElement type) {
        return Stream.concat(type.getPermittedSubclasses().stream(), named(type).stream())
                .map(program::elementOf)
                .flatMap(Optional::stream)
                .toList();
    }

    private static List<TypeMirror> named(TypeElement type) {
        return Annotations.find(type, Annotations.MARSHAL)
                .map(marshal -> Annotations.types(marshal, "subtypes"))
                .orElse(List.of());
    }

    /** The roots of all families that a type belongs to, as long as they have marshallers. Excludes the type itself. */
    public List<TypeElement> rootsAbove(TypeElement type) {
        Set<TypeElement> above = new LinkedHashSet<>();
        addSupertypes(type, above);
        return above.stream()
                .filter(each -> Annotations.has(each, Annotations.MARSHAL) && isRoot(each))
                .filter(root -> of(root).members().contains(type))
                .toList();
    }

    private void addSupertypes(TypeElement type, Set<TypeElement> above) {
        Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
                .map(program::elementOf)
                .flatMap(Optional::stream)
                .filter(above::add)
                .forEach(supertype -> addSupertypes(supertype, above));
    }
}
