package org.marshal4j.adopt.plan;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What has to become of the declaration of a class.
 *
 * @param className its internal name
 * @param marshalled whether it gets {@code @Marshal}; superclasses without written fields do not need it
 * @param inheritedLast whether the fields that it inherits are written after its own
 * @param hidden whether it is private and has to become package-private
 * @param annotations those for the class, without {@code @Marshal}
 * @param written the fields that are written, in wire order, each with its annotations
 * @param skipped the fields that are not
 * @param needsConstructor whether it gets a constructor without parameters
 * @param imports superclasses in jars whose fields are written
 * @param ownCode those that are written by marshallers made of their statements
 */
public record ClassPlan(
        String className,
        boolean marshalled,
        boolean inheritedLast,
        boolean hidden,
        List<AnnotationText> annotations,
        Map<String, List<AnnotationText>> written,
        List<String> skipped,
        boolean needsConstructor,
        List<MixIn> imports,
        OwnCode ownCode) {

    /** The annotation that generates its marshaller. */
    public AnnotationText marshal() {
        return inheritedLast
                ? new AnnotationText(
                        "Marshal", List.of(new AnnotationText.Argument("inheritedLast", "", String.valueOf(true))))
                : AnnotationText.of("Marshal");
    }

    /** Whether another class would have it written in the same way. */
    public boolean isLike(ClassPlan other) {
        return written.equals(other.written) && skipped.equals(other.skipped) && inheritedLast == other.inheritedLast;
    }

    /** The same, with the import of a superclass. */
    public ClassPlan with(MixIn superclass) {
        return new ClassPlan(
                className,
                marshalled,
                inheritedLast,
                hidden,
                annotations,
                written,
                skipped,
                needsConstructor,
                Stream.concat(imports.stream(), Stream.of(superclass)).toList(),
                ownCode);
    }
}
