package org.marshal4j.processor.source;

import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Tells which names in the source generated code can use. */
public final class Identifiers {

    /** Identifiers that cannot name a type (JLS 3.9, TypeIdentifier). */
    private static final Set<String> NO_TYPES = Set.of("permits", "record", "sealed", "var", "yield");

    private Identifiers() {}

    /**
     * Whether the compiler could read the name of a class and of everything that encloses it. If not, the compiler
     * reports that itself.
     */
    public static boolean hasName(TypeElement type) {
        CharSequence qualified = type.getQualifiedName();
        return isName(type)
                && (qualified.isEmpty() || SourceVersion.isName(qualified))
                && Stream.<Element>iterate(type, TypeElement.class::isInstance, Element::getEnclosingElement)
                        .noneMatch(
                                each -> NO_TYPES.contains(each.getSimpleName().toString()));
    }

    /** Whether an element has a name that code can use. Compilers put a placeholder where the source lacks a name. */
    public static boolean isName(Element element) {
        return SourceVersion.isIdentifier(element.getSimpleName());
    }
}
