package org.marshal4j.processor.program;

import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.Name;

/** Whether the compiler would warn about code that uses a DTO and its fields. */
public record Deprecation(Program program) {
    /** Whether it would warn about code that uses a class or interface and its members, also inherited ones. */
    public boolean concerns(TypeElement type) {
        return concernsClass(type) || (type.getKind().isInterface() && concernsInterfaces(type, new HashSet<>()));
    }

    /** The generated class of an interface of getters and setters overrides those of its interfaces. */
    private boolean concernsInterfaces(TypeElement type, Set<Element> seen) {
        for (TypeMirror each : type.getInterfaces()) {
            if (each instanceof DeclaredType declared
                    && declared.asElement() instanceof TypeElement above
                    && seen.add(above)
                    && (concernsClass(above) || concernsInterfaces(above, seen))) {
                return true;
            }
        }
        return false;
    }

    private boolean concernsClass(TypeElement type) {
        return program.supertypes()
                .levels(type)
                .anyMatch(level -> isDeprecated(level)
                        || level.getEnclosedElements().stream().anyMatch(program::isDeprecated)
                        || ElementFilter.fieldsIn(level.getEnclosedElements()).stream()
                                .anyMatch(field -> isDeprecated(field.asType())));
    }

    /** Whether it would warn about code that uses a class and its members. */
    public boolean concerns(Name type) {
        return program.find(type.qualified()).filter(this::concerns).isPresent();
    }

    /** Whether it would warn about code that does no more than name a class. */
    public boolean concernsNaming(Name type) {
        return program.find(type.qualified()).filter(this::isDeprecated).isPresent();
    }

    /** Whether it would warn about code that names a type with its type arguments. */
    public boolean concerns(TypeMirror type) {
        return isDeprecated(type);
    }

    private boolean isDeprecated(Element type) {
        for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
            if (program.isDeprecated(e)) {
                return true;
            }
        }
        return false;
    }

    private boolean isDeprecated(TypeMirror type) {
        return TypeParts.classes(type).map(DeclaredType::asElement).anyMatch(this::isDeprecated);
    }
}
