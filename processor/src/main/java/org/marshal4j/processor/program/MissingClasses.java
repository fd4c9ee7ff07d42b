package org.marshal4j.processor.program;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Finds classes that do not exist, at least not yet: another processor may generate them for the next round.
 */
public record MissingClasses(Program program) {
    /** Whether our annotations on a type, its members or its package name such a class. */
    public boolean areNamedOn(TypeElement type) {
        return areNamedBy(type)
                || areNamedBy(program.packageElementOf(type))
                || type.getEnclosedElements().stream().anyMatch(MissingClasses::areNamedBy);
    }

    /**
     * Whether a {@code @MarshalImport} names such a class, or imports one whose source has a field of such a type or
     * may change.
     */
    public boolean areImportedBy(Element importer, Predicate<TypeElement> mayChange) {
        boolean isMixIn = importer instanceof TypeElement;
        return areNamedBy(importer)
                || (isMixIn && importer.getEnclosedElements().stream().anyMatch(MissingClasses::areNamedBy))
                || Annotations.find(importer, Annotations.MARSHAL_IMPORT)
                        .filter(annotation -> areInImported(annotation, mayChange))
                        .isPresent();
    }

    private boolean areInImported(AnnotationMirror annotation, Predicate<TypeElement> mayChange) {
        boolean isReaching = !Annotations.strings(annotation, "reachableIn").isEmpty();
        Set<TypeElement> seen = new HashSet<>();
        Deque<TypeElement> toLookAt = new ArrayDeque<>();
        Annotations.types(annotation, "value").stream()
                .flatMap(named -> program.elementOf(named).stream())
                .forEach(toLookAt::add);
        ImportedFamily.subtypesIn(annotation).map(ImportedFamily.Subtype::type).forEach(toLookAt::add);
        while (!toLookAt.isEmpty()) {
            TypeElement type = toLookAt.remove();
            if (!program.isCompiled(type) || !seen.add(type)) {
                continue;
            }
            List<TypeMirror> held = heldBy(type);
            if (mayChange.test(type) || held.stream().anyMatch(MissingClasses::areIn)) {
                return true;
            }
            program.supertypes().superclassOf(type).ifPresent(toLookAt::add);
            if (isReaching) {
                held.stream()
                        .flatMap(this::classesIn)
                        // It waits for its own fields.
                        .filter(each -> !Annotations.has(each, Annotations.MARSHAL))
                        .forEach(toLookAt::add);
            }
        }
        return false;
    }

    /** The types of the fields of a class that may be marshalled, and the one that it extends. */
    private static List<TypeMirror> heldBy(TypeElement type) {
        return Stream.concat(
                        Stream.of(type.getSuperclass()),
                        ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                                .filter(MissingClasses::isState)
                                .map(Element::asType))
                .toList();
    }

    private Stream<TypeElement> classesIn(TypeMirror type) {
        return TypeParts.classes(type).flatMap(part -> program.elementOf(part).stream());
    }

    /** Whether our annotations on a package or type name such a class. */
    public static boolean areNamedBy(Element element) {
        return element.getAnnotationMirrors().stream()
                .filter(Annotations::isOurs)
                .anyMatch(MissingClasses::areIn);
    }

    private static boolean areIn(AnnotationMirror annotation) {
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
                Annotations.valuesOf(annotation).entrySet()) {
            TypeMirror type = entry.getKey().getReturnType();
            TypeMirror each = type instanceof ArrayType array ? array.getComponentType() : type;
            boolean isOfClasses = each instanceof DeclaredType declared
                    && declared.asElement().getSimpleName().contentEquals("Class");
            if (values(entry.getValue()).anyMatch(value -> areIn(value, isOfClasses))) {
                return true;
            }
        }
        return false;
    }

    private static Stream<?> values(AnnotationValue value) {
        return value.getValue() instanceof List<?> list
                ? list.stream().map(each -> each instanceof AnnotationValue one ? one.getValue() : each)
                : Stream.of(value.getValue());
    }

    private static boolean areIn(Object value, boolean isClass) {
        if (value instanceof AnnotationMirror nested) {
            return areIn(nested);
        }
        // Javac has a text in place of a class that does not exist.
        return isClass && !(value instanceof TypeMirror type && type.getKind() != TypeKind.ERROR);
    }

    /** Whether it may be marshalled. Any other field may have a class that is generated only after the import. */
    private static boolean isState(Element field) {
        return !field.getModifiers().contains(Modifier.STATIC)
                && !field.getModifiers().contains(Modifier.TRANSIENT)
                && !Annotations.has(field, Annotations.SKIP);
    }

    private static boolean areIn(TypeMirror type) {
        return switch (type.getKind()) {
            case ERROR -> true;
            case ARRAY -> areIn(((ArrayType) type).getComponentType());
            case DECLARED -> ((DeclaredType) type).getTypeArguments().stream().anyMatch(MissingClasses::areIn);
            default -> false;
        };
    }
}
