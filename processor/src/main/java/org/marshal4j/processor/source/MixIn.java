package org.marshal4j.processor.source;

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
 * What a type of the source says of a class that cannot be annotated. Its annotations apply to the class, and those of its fields for the
 * fields of the same names that the class declares.
 */
public final class MixIn {

    /** Of a class of which nothing is said. */
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
     * The mix-in that an importer is for the one class that it imports. Neither is a package one, nor what has {@code @Marshal}: its
     * annotations are about itself.
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

    /** The fields that say something. */
    private static List<VariableElement> membersOf(TypeElement type) {
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(Annotations::configures)
                .toList();
    }

    /** The same with those of its members alone. */
    public MixIn keeping(Predicate<Element> which) {
        return new MixIn(bearer, members.values().stream().filter(which).toList(), family);
    }

    /** The same, and of fields of which it says nothing what another one does. */
    public MixIn or(MixIn other) {
        List<Element> both = new ArrayList<>(other.members.values());
        both.addAll(members.values());
        return new MixIn(bearer, both, family);
    }

    /** Whether it says nothing of any field. */
    public boolean isEmpty() {
        return members.isEmpty();
    }

    /** Each member. */
    public void forEach(Consumer<Element> what) {
        members.values().forEach(what);
    }

    /** The same with another family. */
    public MixIn with(ImportedFamily other) {
        return new MixIn(bearer, List.copyOf(members.values()), other);
    }

    /** The family whose root the class is. */
    public ImportedFamily family() {
        return family;
    }

    /** The type that it is, if it says anything. */
    public Optional<TypeElement> bearer() {
        return bearer;
    }

    /** What bears the annotations of a class or interface: the mix-in, or the class itself. */
    public Element of(TypeElement type) {
        return bearer.<Element>map(mixIn -> mixIn).orElse(type);
    }

    /** What bears the annotations of a field or record component: the member of that name, or the field itself. */
    public Element annotated(Element field) {
        return members.getOrDefault(field.getSimpleName().toString(), field);
    }

    /** The member for the field of that name. */
    public Optional<Element> member(String field) {
        return Optional.ofNullable(members.get(field));
    }
}
