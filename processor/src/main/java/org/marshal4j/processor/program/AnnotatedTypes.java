package org.marshal4j.processor.program;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Finds the annotated types and packages of one round.
 *
 * @param annotations the annotations of this processor that occur in the round
 */
public record AnnotatedTypes(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    /** The types with {@code @Marshal}. */
    public Set<TypeElement> marshalled() {
        Set<TypeElement> types = new LinkedHashSet<>();
        for (Element element : with(Annotations.MARSHAL)) {
            // The compiler itself reports a class whose name cannot be read.
            if (element instanceof TypeElement type && Identifiers.hasName(type)) {
                types.add(type);
            }
        }
        return types;
    }

    /** The types and packages with {@code @MarshalImport}. */
    public List<Element> importers() {
        return with(Annotations.MARSHAL_IMPORT);
    }

    /** The packages with {@code @MarshalTypesWith}. */
    public List<Element> packagesWithMarshallers() {
        return with(Annotations.MARSHAL_TYPES_WITH);
    }

    /**
     * The types with {@code @Marshal} that the compiler leaves out when asked for them. The Eclipse compiler withholds
     * the types in files with syntax errors, of which it knows only some members. Nothing that the processor could
     * report about them would be reliable, but other code may use what is generated for them.
     */
    public Set<TypeElement> withheld() {
        Set<TypeElement> types = new LinkedHashSet<>();
        if (round.getClass().getName().startsWith("org.eclipse.")) {
            round.getRootElements().forEach(root -> addMarshalled(root, types));
            types.removeAll(marshalled());
        }
        return types;
    }

    private static void addMarshalled(Element element, Set<TypeElement> types) {
        if (element instanceof TypeElement type) {
            if (Annotations.isMarshal(type) && Identifiers.hasName(type)) {
                types.add(type);
            }
            type.getEnclosedElements().forEach(member -> addMarshalled(member, types));
        }
    }

    private List<Element> with(String name) {
        return annotations.stream()
                .filter(annotation -> annotation.getQualifiedName().contentEquals(name))
                .<Element>flatMap(annotation -> round.getElementsAnnotatedWith(annotation).stream())
                .toList();
    }
}
