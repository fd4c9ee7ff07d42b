package org.marshal4j.processor.program;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.marshal4j.processor.model.Name;

/**
 * A class for which a marshaller is generated.
 *
 * @param type the class
 * @param marshaller the name of the marshaller
 * @param site where the source asks for it; empty if the class itself has the annotation
 * @param bound the class with its type arguments, if it is a generic class that fields bind
 * @param use where it is bound, if that is known
 */
public record Subject(
        TypeElement type, Name marshaller, Optional<ImportSite> site, Optional<DeclaredType> bound, Optional<Use> use) {

    /**
     * Where the source binds a generic class: in the first such field that the processor has met.
     *
     * @param root the class from which the path starts, which is not bound itself
     * @param place the field of that class, or the importer
     * @param path the path from there to the class, such as {@code Cart.page}
     */
    public record Use(Subject root, Element place, String path) {

        private Use through(String field) {
            return new Use(root, place, path + "." + field);
        }
    }

    /** A class that is not bound. */
    public Subject(TypeElement type, Name marshaller, Optional<ImportSite> site) {
        this(type, marshaller, site, Optional.empty(), Optional.empty());
    }

    /** Whether only a marshaller is generated for it, because another class has the annotation, or binds it. */
    public boolean isImported() {
        return site.isPresent() || isBound();
    }

    /** Whether the source asks for a view of its messages. */
    public boolean isView() {
        return site.map(asked -> asked.isView(type)).orElseGet(() -> Annotations.isView(type));
    }

    /** Whether the source asks for schema ids in front of its messages. */
    public boolean hasSchemaId() {
        return site.map(asked -> asked.hasSchemaId(type)).orElseGet(() -> Annotations.hasSchemaId(type));
    }

    /** Whether it is a generic class whose type variables have been replaced by types. */
    public boolean isBound() {
        return bound.isPresent();
    }

    /** Whether a class has objects but no marshaller of its own, because each of its parameterized types has one. */
    public static boolean isBindable(TypeElement type) {
        return !type.getTypeParameters().isEmpty()
                && type.getKind().isClass()
                && !type.getModifiers().contains(Modifier.ABSTRACT);
    }

    /** The class as a type, with its type arguments. */
    public DeclaredType asType() {
        return bound.orElseGet(() -> (DeclaredType) type.asType());
    }

    /**
     * The element that asks for the marshaller or binds the class: the class itself, or a type or package that imports
     * it, or a field.
     */
    public Element place() {
        return use.map(Use::place).or(() -> site.map(ImportSite::importer)).orElse(type);
    }

    /** The same subject, bound by a field of another one. */
    public Subject boundBy(Subject holder, String field) {
        return new Subject(type, marshaller, site, bound, Optional.of(holder.useBy(field)));
    }

    /** The same subject, for what concerns its class wherever that is bound. */
    public Subject declared() {
        return new Subject(type, marshaller, site, bound, Optional.empty());
    }

    /** How a field of this class uses a class that it binds. */
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
