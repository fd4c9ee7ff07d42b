package org.marshal4j.processor.scan.type;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.marshal4j.processor.program.Program;

/**
 * Treats generic classes that are used without type arguments, or with {@code ?}, as the compiler does: as classes of
 * {@code Object}.
 */
record Anything(Program program) {
    /**
     * The class with {@code Object} for each type argument that is missing or {@code ?}. Empty if one of them cannot
     * be {@code Object}.
     */
    Optional<DeclaredType> ofObjects(DeclaredType type) {
        TypeElement element = (TypeElement) type.asElement();
        List<? extends TypeParameterElement> parameters = element.getTypeParameters();
        List<? extends TypeMirror> given = type.getTypeArguments();
        List<TypeMirror> arguments = new ArrayList<>();
        for (int i = 0; i < parameters.size(); i++) {
            Optional<TypeMirror> argument = given.isEmpty() || isUnknown(given.get(i))
                    ? objectFor(parameters.get(i))
                    : Optional.of(given.get(i));
            argument.ifPresent(arguments::add);
        }
        return arguments.size() == parameters.size()
                ? Optional.of(program.types().getDeclaredType(element, arguments.toArray(TypeMirror[]::new)))
                : Optional.empty();
    }

    private static boolean isUnknown(TypeMirror argument) {
        return argument instanceof WildcardType wildcard
                && wildcard.getExtendsBound() == null
                && wildcard.getSuperBound() == null;
    }

    /**
     * {@code Object}, unless the parameter has a bound: then only the bound would do, and readers would not know which
     * class to expect.
     */
    private Optional<TypeMirror> objectFor(TypeParameterElement parameter) {
        Optional<TypeMirror> object = program.find("java.lang.Object").<TypeMirror>map(TypeElement::asType);
        return object.filter(type -> parameter.getBounds().stream()
                .allMatch(bound ->
                        bound.getKind() == TypeKind.DECLARED && program.types().isSameType(bound, type)));
    }
}
