package org.marshal4j.processor.program;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/**
 * What a type in the source says about a class that cannot be annotated. The annotations of the type apply to the
 * class, and those of its fields apply to the class's declared fields of the same names.
 */
public final class MixIn {

    /** The mix-in of a class about which nothing is said. */
    public static final MixIn NONE = new MixIn(Optional.empty(), List.of(), new ImportedFamily(List.of()));

    private final Optional<TypeElement> bearer;
    private final Map<String, Element> members = new LinkedHashMap<>();
    private final ImportedFamily family;

    private MixIn(Optional<TypeElement> bearer, List<? extends Element> members, ImportedFamily family) {
        this.bearer = bearer;
        this.family = family;
        members.forEach(member -> this.members.put(member.getSimpleName().toString(), member));
    }

    /**
     * The mix-in for the one class that an importer imports. Packages are not mix-ins; neither are types with
     * {@code @Marshal}, whose annotations are about themselves.
     */
    public static MixIn by(Element importer) {
        return importer instanceof TypeElement type && !Annotations.isMarshal(type) && isAnnotated(type)
                ? new MixIn(Optional.of(type), membersOf(type), ImportedFamily.of(type))
                : NONE;
    }

    private static boolean isAnnotated(TypeElement type) {
        return Annotations.configures(type)
                || !membersOf(type).isEmpty()
                || ImportedFamily.of(type).exists();
    }

    /** The fields with annotations that say something. */
    private static List<VariableElement> membersOf(TypeElement type) {
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(Annotations::configures)
                .toList();
    }

    /** The same mix-in with only some of its members. */
    public MixIn keeping(Predicate<Element> which) {
        return new MixIn(bearer, members.values().stream().filter(which).toList(), family);
    }

    /** The same mix-in, supplemented by what another one says about fields that this one does not mention. */
    public MixIn or(MixIn other) {
        List<Element> both = new ArrayList<>(other.members.values());
        both.addAll(members.values());
        return new MixIn(bearer, both, family);
    }

    /** Whether it says nothing about any field. */
    public boolean isEmpty() {
        return members.isEmpty();
    }

    /** Calls an action with each member. */
    public void forEach(Consumer<Element> what) {
        members.values().forEach(what);
    }

    /** The same mix-in with another family. */
    public MixIn with(ImportedFamily other) {
        return new MixIn(bearer, List.copyOf(members.values()), other);
    }

    /** The family of which the class is the root. */
    public ImportedFamily family() {
        return family;
    }

    /** The type whose annotations apply; empty if there is none. */
    public Optional<TypeElement> bearer() {
        return bearer;
    }

    /** The element with the annotations for a class or interface: the mix-in, or else the class itself. */
    public Element of(TypeElement type) {
        return bearer.<Element>map(mixIn -> mixIn).orElse(type);
    }

    /**
     * The element with the annotations for a field or record component: the member of that name, or else the field
     * itself.
     */
    public Element annotated(Element field) {
        return members.getOrDefault(field.getSimpleName().toString(), field);
    }

    /** The member for the field with the given name. */
    public Optional<Element> member(String field) {
        return Optional.ofNullable(members.get(field));
    }
}
