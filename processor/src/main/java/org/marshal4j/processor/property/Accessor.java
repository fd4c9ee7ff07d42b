package org.marshal4j.processor.property;

import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.program.TypeTexts;

/**
 * A method of an interface, which may be a getter or a setter.
 *
 * @param element the method
 * @param owner the interface that declares it
 * @param returns the type that it returns, as seen from the marshalled interface
 * @param parameters the types of its parameters, as seen from the marshalled interface
 */
public record Accessor(ExecutableElement element, TypeElement owner, TypeMirror returns, List<TypeMirror> parameters) {

    public Accessor {
        parameters = List.copyOf(parameters);
    }

    public String name() {
        return element.getSimpleName().toString();
    }

    /** Whether it has no parameters and returns something. */
    public boolean isGetter() {
        return parameters.isEmpty() && returns.getKind() != TypeKind.VOID;
    }

    /** The type of the property that it reads or sets. */
    public TypeMirror type() {
        return parameters.isEmpty() ? returns : parameters.get(0);
    }

    /** Its name and its parameters, such as {@code setCount(int)}. */
    public String signature() {
        return signature(element);
    }

    /** The same for any method. */
    public static String signature(ExecutableElement method) {
        return method.getParameters().stream()
                .map(parameter -> simple(parameter.asType()))
                .collect(Collectors.joining(", ", method.getSimpleName() + "(", ")"));
    }

    /** The text of a type without packages. */
    public static String simple(TypeMirror type) {
        return TypeTexts.simple(type);
    }
}
