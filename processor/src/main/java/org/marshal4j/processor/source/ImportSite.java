package org.marshal4j.processor.source;

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
 * @param literal the class literal in it that names the class, or leads to it
 * @param path how one gets from that literal to the class: {@code V1Pod.metadata.managedFields[]}, or the simple name of a class that is
 *     named itself
 * @param mixIn what the importer says of the class
 */
public record ImportSite(
        Element importer, AnnotationMirror annotation, AnnotationValue literal, String path, MixIn mixIn) {

    /** Whether the fields of the class whose types say {@code Object} are dynamic. */
    public boolean isDynamic() {
        return Annotations.isTrue(annotation, "dynamic");
    }

    /** Whether it names the class as one whose form is its elements. */
    public boolean isElements(TypeElement type) {
        return Annotations.isTrue(annotation, "elements")
                && literal.getValue() instanceof DeclaredType named
                && named.asElement().equals(type);
    }

    /** Whether the name of the marshaller begins with the package of the class. */
    public boolean isQualified() {
        return Annotations.isTrue(annotation, "qualified");
    }

    /** The same for a class that a field of this one holds, of which nothing is said. */
    public ImportSite through(String field) {
        return new ImportSite(importer, annotation, literal, path + "." + field, MixIn.NONE);
    }

    /** The same for a class of the family of this one, of which nothing is said. */
    public ImportSite to(String member) {
        return new ImportSite(importer, annotation, literal, path + "(" + member + ")", MixIn.NONE);
    }

    /** The same for the root of a family. */
    public ImportSite with(ImportedFamily family) {
        return new ImportSite(importer, annotation, literal, path, mixIn.with(family));
    }

    /** The same for a superclass, whose fields this one has as well. */
    public ImportSite above() {
        return new ImportSite(importer, annotation, literal, path, MixIn.NONE);
    }
}
