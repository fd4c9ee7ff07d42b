package org.marshal4j.processor.program;

import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
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
        return isName(type)
                && (type.getQualifiedName().isEmpty() || isNameable(type))
                && Stream.<Element>iterate(type, TypeElement.class::isInstance, Element::getEnclosingElement)
                        .noneMatch(
                                each -> NO_TYPES.contains(each.getSimpleName().toString()));
    }

    /**
     * Whether an element has a name that the source of Java can have. Those in class files of other languages may be
     * anything.
     */
    public static boolean isNameable(Element element) {
        CharSequence name = element.getSimpleName();
        return SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name);
    }

    /** The same for a class and everything that encloses it. */
    public static boolean isNameable(TypeElement type) {
        // Not by its qualified name: that of the Eclipse compiler has a dot for each dollar.
        for (Element each = type; each != null; each = each.getEnclosingElement()) {
            if (each instanceof PackageElement inPackage) {
                CharSequence name = inPackage.getQualifiedName();
                return name.isEmpty() || SourceVersion.isName(name);
            }
            if (!isNameable(each)) {
                return false;
            }
        }
        return true;
    }

    /** Whether an element has a name that code can use. Compilers put a placeholder where the source lacks a name. */
    public static boolean isName(Element element) {
        return SourceVersion.isIdentifier(element.getSimpleName());
    }
}
