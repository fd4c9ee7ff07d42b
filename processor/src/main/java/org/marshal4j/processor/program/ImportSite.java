package org.marshal4j.processor.program;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * Where the source asks for the marshaller of an imported class.
 *
 * @param importer the type or package with the annotation
 * @param annotation the annotation
 * @param literal the class literal in it that names the class, or one from which the class is reached
 * @param path the path from that literal to the class, such as {@code V1Pod.metadata.managedFields[]}; the simple name
 *     of a class that the literal itself names
 * @param mixIn what the importer says about the class
 */
public record ImportSite(
        Element importer, AnnotationMirror annotation, AnnotationValue literal, String path, MixIn mixIn) {

    /** Whether fields of the class whose types mention {@code Object} are dynamic. */
    public boolean isDynamic() {
        return Annotations.isTrue(annotation, "dynamic");
    }

    /** Whether it names the class and says that it is marshalled as its elements. */
    public boolean isElements(TypeElement type) {
        return Annotations.isTrue(annotation, "elements") && names(type);
    }

    /** Whether it names the class and asks for a view of its messages. */
    public boolean isView(TypeElement type) {
        return Annotations.isTrue(annotation, "view") && names(type);
    }

    /** Whether it names the class and asks for schema ids in front of its messages. */
    public boolean hasSchemaId(TypeElement type) {
        return Annotations.isTrue(annotation, "schemaId") && names(type);
    }

    private boolean names(TypeElement type) {
        return literal.getValue() instanceof DeclaredType named
                && named.asElement().equals(type);
    }

    /** Whether the marshaller's name begins with the package of the class. */
    public boolean isQualified() {
        return Annotations.isTrue(annotation, "qualified");
    }

    /** The same import for a class that a field of this one holds. Nothing is said about that class. */
    public ImportSite through(String field) {
        return new ImportSite(importer, annotation, literal, path + "." + field, MixIn.NONE);
    }

    /** The same import for a class of this one's family. Nothing is said about that class. */
    public ImportSite to(String member) {
        return new ImportSite(importer, annotation, literal, path + "(" + member + ")", MixIn.NONE);
    }

    /** The same import for the root of a family. */
    public ImportSite with(ImportedFamily family) {
        return new ImportSite(importer, annotation, literal, path, mixIn.with(family));
    }

    /** The same import for a superclass, whose fields this class inherits. */
    public ImportSite above() {
        return new ImportSite(importer, annotation, literal, path, MixIn.NONE);
    }
}
