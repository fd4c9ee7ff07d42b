package org.marshal4j.processor.property;

import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * A method of an interface, which may be a getter or a setter.
 *
 * @param element the method
 * @param owner the interface that declares it
 * @param returns what it returns, as the marshalled interface sees it
 * @param parameters what it takes, as the marshalled interface sees it
 */
public record Accessor(ExecutableElement element, TypeElement owner, TypeMirror returns, List<TypeMirror> parameters) {

    public Accessor {
        parameters = List.copyOf(parameters);
    }

    public String name() {
        return element.getSimpleName().toString();
    }

    /** Whether it takes nothing and returns something. */
    public boolean isGetter() {
        return parameters.isEmpty() && returns.getKind() != TypeKind.VOID;
    }

    /** The type of the property that it gets or sets. */
    public TypeMirror type() {
        return parameters.isEmpty() ? returns : parameters.get(0);
    }

    /** By its name and its parameters: {@code setCount(int)}. */
    public String signature() {
        return signature(element);
    }

    /** The same of any method. */
    public static String signature(ExecutableElement method) {
        return method.getParameters().stream()
                .map(parameter -> simple(parameter.asType()))
                .collect(Collectors.joining(", ", method.getSimpleName() + "(", ")"));
    }

    /** The text of a type without packages. */
    public static String simple(TypeMirror type) {
        return type.toString().replaceAll("([\\p{L}_$][\\p{L}\\p{N}_$]*\\.)+(?=[\\p{L}_$])", "");
    }
}
