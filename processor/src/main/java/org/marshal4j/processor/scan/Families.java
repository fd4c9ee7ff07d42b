package org.marshal4j.processor.scan;

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
import org.marshal4j.processor.source.Annotations;
import org.marshal4j.processor.source.Source;
import org.marshal4j.processor.source.Target;

/** Which types are roots of families, and who belongs to them. */
final class Families {

    private final Source source;

    Families(Source source) {
        this.source = source;
    }

    /** Whether a field of that type holds an object of any class of a family. */
    static boolean isRoot(TypeElement type) {
        return type.getModifiers().contains(Modifier.SEALED) || !named(type).isEmpty();
    }

    /** Whether that applies to a target; for an imported class, its importer names the family. */
    static boolean isRoot(Target target) {
        return target.site().map(site -> site.mixIn().family().exists()).orElseGet(() -> isRoot(target.type()));
    }

    /**
     * Who belongs to a family.
     *
     * @param members the classes of which there are objects, each once
     * @param open the abstract types whose subclasses are not known
     * @param strangers what is named as a subtype but is none
     */
    record Relatives(List<TypeElement> members, List<TypeElement> open, List<TypeElement> strangers) {}

    /** Who belongs to the family of a root: all that it permits or names, and that those do. */
    Relatives of(TypeElement root) {
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
            // What does not exist yet may come to be one.
            if (subtype.asType().getKind() == TypeKind.ERROR
                    || source.supertypes()
                            .isSubtype(subtype, type.getQualifiedName().toString())) {
                add(subtype, seen, relatives);
            } else {
                relatives.strangers().add(subtype);
            }
        }
    }

    private List<TypeElement> subtypesOf(TypeElement type) {
        return Stream.concat(type.getPermittedSubclasses().stream(), named(type).stream())
                .map(source::elementOf)
                .flatMap(Optional::stream)
                .toList();
    }

    private static List<TypeMirror> named(TypeElement type) {
        return Annotations.find(type, Annotations.MARSHAL)
                .map(marshal -> Annotations.types(marshal, "subtypes"))
                .orElse(List.of());
    }

    /** The roots with marshallers of the families that a type belongs to, its own not among them. */
    List<TypeElement> rootsAbove(TypeElement type) {
        Set<TypeElement> above = new LinkedHashSet<>();
        addSupertypes(type, above);
        return above.stream()
                .filter(each -> Annotations.has(each, Annotations.MARSHAL) && isRoot(each))
                .filter(root -> of(root).members().contains(type))
                .toList();
    }

    private void addSupertypes(TypeElement type, Set<TypeElement> above) {
        Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
                .map(source::elementOf)
                .flatMap(Optional::stream)
                .filter(above::add)
                .forEach(supertype -> addSupertypes(supertype, above));
    }
}
