package org.marshal4j.processor.source;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.marshal4j.processor.model.Name;

/**
 * A class for which a marshaller is to be generated.
 *
 * @param type the class
 * @param marshaller the name of the marshaller
 * @param site where the source asks for it, unless the class itself bears the annotation
 * @param bound the class with its type arguments, if it is a generic one that fields bind
 * @param use where it is bound, as far as that is known
 */
public record Target(
        TypeElement type, Name marshaller, Optional<ImportSite> site, Optional<DeclaredType> bound, Optional<Use> use) {

    /**
     * Where the source binds a generic class: the first field that does, of those that the processor has come upon.
     *
     * @param root the class that one starts from, which is not bound itself
     * @param place the field of that class, or who imports it
     * @param path how one gets from there to the class: {@code Cart.page}
     */
    public record Use(Target root, Element place, String path) {

        private Use through(String field) {
            return new Use(root, place, path + "." + field);
        }
    }

    /** A class that is not bound. */
    public Target(TypeElement type, Name marshaller, Optional<ImportSite> site) {
        this(type, marshaller, site, Optional.empty(), Optional.empty());
    }

    /** Whether a marshaller is all that is generated for it: another class bears the annotation, or binds it. */
    public boolean isImported() {
        return site.isPresent() || isBound();
    }

    /** Whether it is a generic class with types in place of its type variables. */
    public boolean isBound() {
        return bound.isPresent();
    }

    /** Whether a class has objects, but no marshaller: each type that is made of it by arguments has one. */
    public static boolean isBindable(TypeElement type) {
        return !type.getTypeParameters().isEmpty()
                && type.getKind().isClass()
                && !type.getModifiers().contains(Modifier.ABSTRACT);
    }

    /** The class as a type, with what it has in place of its type variables. */
    public DeclaredType asType() {
        return bound.orElseGet(() -> (DeclaredType) type.asType());
    }

    /** What bears the annotation that asks for it, or binds it: the class itself, or a type or package that imports the class. */
    public Element place() {
        return use.map(Use::place).or(() -> site.map(ImportSite::importer)).orElse(type);
    }

    /** The same target, which a field of another one binds. */
    public Target boundBy(Target holder, String field) {
        return new Target(type, marshaller, site, bound, Optional.of(holder.useBy(field)));
    }

    /** The use of a class that a field of this one binds. */
    private Use useBy(String field) {
        return use.map(outer -> outer.through(field)).orElseGet(() -> {
            Element place = site.map(ImportSite::importer).orElseGet(() -> fieldOrClass(field));
            String path = site.map(ImportSite::path).orElse(type.getSimpleName().toString());
            return new Use(this, place, path + "." + field);
        });
    }

    private Element fieldOrClass(String field) {
        return type.getEnclosedElements().stream()
                .filter(member -> member.getKind() == ElementKind.FIELD)
                .filter(member -> member.getSimpleName().contentEquals(field))
                .<Element>map(member -> member)
                .findFirst()
                .orElse(type);
    }

    /** The package of the generated code. */
    public String home() {
        return marshaller.packageName();
    }
}
