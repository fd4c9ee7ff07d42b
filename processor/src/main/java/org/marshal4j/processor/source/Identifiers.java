package org.marshal4j.processor.source;

import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Which names in the source are names that generated code can use. */
public final class Identifiers {

    /** Identifiers, but not of types (JLS 3.9, TypeIdentifier). */
    private static final Set<String> NO_TYPES = Set.of("permits", "record", "sealed", "var", "yield");

    private Identifiers() {}

    /** Whether the compiler could read the name of a class and those of what is around it; if not, it says so itself. */
    public static boolean hasName(TypeElement type) {
        CharSequence qualified = type.getQualifiedName();
        return isName(type)
                && (qualified.isEmpty() || SourceVersion.isName(qualified))
                && Stream.<Element>iterate(type, TypeElement.class::isInstance, Element::getEnclosingElement)
                        .noneMatch(
                                each -> NO_TYPES.contains(each.getSimpleName().toString()));
    }

    /** Whether an element has a name that code could use. Where it is missing in the source, compilers put something else. */
    public static boolean isName(Element element) {
        return SourceVersion.isIdentifier(element.getSimpleName());
    }
}
