package org.marshal4j.processor.source;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Whether the compiler would warn about code that uses a DTO and its fields. */
public final class Deprecation {

    private final Source source;

    public Deprecation(Source source) {
        this.source = source;
    }

    public boolean concerns(TypeElement type) {
        for (Optional<TypeElement> level = Optional.of(type);
                level.isPresent();
                level = source.supertypes().superclassOf(level.get())) {
            boolean found = isDeprecated(level.get())
                    || level.get().getEnclosedElements().stream().anyMatch(source::isDeprecated)
                    || ElementFilter.fieldsIn(level.get().getEnclosedElements()).stream()
                            .anyMatch(field -> isDeprecated(field.asType()));
            if (found) {
                return true;
            }
        }
        return false;
    }

    /** Whether it would warn about code that names a type with its type arguments. */
    public boolean concerns(TypeMirror type) {
        return isDeprecated(type);
    }

    private boolean isDeprecated(Element type) {
        for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
            if (source.isDeprecated(e)) {
                return true;
            }
        }
        return false;
    }

    private boolean isDeprecated(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return isDeprecated(array.getComponentType());
        }
        return type instanceof DeclaredType declared
                && (isDeprecated(declared.asElement())
                        || declared.getTypeArguments().stream().anyMatch(this::isDeprecated));
    }
}
