package org.marshal4j.processor.program;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The classes of an imported root's family, as the source names them.
 *
 * @param subtypes the classes, in the order of the source; none if the class is not a root
 */
public record ImportedFamily(List<Subtype> subtypes) {

    /**
     * One of the classes.
     *
     * @param type the class
     * @param id its type id
     * @param literal the class literal that names it
     */
    public record Subtype(TypeElement type, int id, AnnotationValue literal) {}

    public ImportedFamily {
        subtypes = List.copyOf(subtypes);
    }

    /** The family that an importer names. */
    public static ImportedFamily of(TypeElement importer) {
        return new ImportedFamily(Annotations.find(importer, Annotations.MARSHAL_IMPORT).stream()
                .flatMap(ImportedFamily::subtypesIn)
                .toList());
    }

    /** The subtypes that a {@code @MarshalImport} names, except those that the compiler itself rejects. */
    public static Stream<Subtype> subtypesIn(AnnotationMirror annotation) {
        return Annotations.elements(annotation, "subtypes").stream()
                .map(AnnotationValue::getValue)
                .filter(AnnotationMirror.class::isInstance)
                .map(AnnotationMirror.class::cast)
                .flatMap(subtype -> Annotations.elements(subtype, "value").stream()
                        .flatMap(literal -> classIn(literal).stream()
                                .flatMap(type -> Annotations.integer(subtype, "id").stream()
                                        .map(id -> new Subtype(type, id, literal)))));
    }

    private static Optional<TypeElement> classIn(AnnotationValue literal) {
        return literal.getValue() instanceof TypeMirror type
                        && type.getKind() == TypeKind.DECLARED
                        && ((DeclaredType) type).asElement() instanceof TypeElement element
                ? Optional.of(element)
                : Optional.empty();
    }

    /** Whether the class is the root of a family. */
    public boolean exists() {
        return !subtypes.isEmpty();
    }

    /** The same family with only some of its classes. */
    public ImportedFamily keeping(Predicate<Subtype> which) {
        return new ImportedFamily(subtypes.stream().filter(which).toList());
    }
}
