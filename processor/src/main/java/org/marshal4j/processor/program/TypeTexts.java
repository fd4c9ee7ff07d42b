package org.marshal4j.processor.program;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/**
 * Types as people write them, for messages and to compare them. The compilers' own texts contain annotations, each in
 * a place of its own.
 */
public final class TypeTexts {

    private static final Pattern PACKAGES = Pattern.compile("([\\p{L}_$][\\p{L}\\p{N}_$]*\\.)+(?=[\\p{L}_$])");

    /** An annotation, in whose values parentheses occur only in texts. */
    private static final Pattern ANNOTATION =
            Pattern.compile("@[\\p{L}\\p{N}_$.]+(\\((?:\"(?:[^\"\\\\]|\\\\.)*\"|[^()\"])*\\))?\\s*");

    private TypeTexts() {}

    /** The text of a type, with packages. */
    public static String of(TypeMirror type) {
        TypeKind kind = type.getKind();
        if (kind.isPrimitive()) {
            return kind.name().toLowerCase(Locale.ROOT);
        }
        return switch (kind) {
            case ARRAY -> of(((ArrayType) type).getComponentType()) + "[]";
            case DECLARED -> declared((DeclaredType) type);
            case TYPEVAR -> ((TypeVariable) type).asElement().getSimpleName().toString();
            case WILDCARD -> wildcard((WildcardType) type);
            default -> ANNOTATION.matcher(type.toString()).replaceAll("").strip();
        };
    }

    /** The text of a type, without packages and enclosing classes. */
    public static String simple(TypeMirror type) {
        return PACKAGES.matcher(of(type)).replaceAll("");
    }

    private static String declared(DeclaredType type) {
        TypeElement element = (TypeElement) type.asElement();
        List<? extends TypeMirror> arguments = type.getTypeArguments();
        // Local classes have no qualified name.
        String name = element.getQualifiedName().isEmpty()
                ? element.getSimpleName().toString()
                : element.getQualifiedName().toString();
        return arguments.isEmpty()
                ? name
                : name + arguments.stream().map(TypeTexts::of).collect(Collectors.joining(", ", "<", ">"));
    }

    private static String wildcard(WildcardType type) {
        if (type.getExtendsBound() != null) {
            return "? extends " + of(type.getExtendsBound());
        }
        return type.getSuperBound() != null ? "? super " + of(type.getSuperBound()) : "?";
    }
}
