package org.marshal4j.processor.scan.construction;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.libraries.Kotlin;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.program.TypeParts;
import org.marshal4j.processor.scan.type.TypeRefs;

/**
 * Finds constructors that generated code may not call directly, in classes that are not the user's. A method handle
 * calls them, just as handles access fields that are not public. The user's own classes do not need this, because
 * their constructors can be made visible, except for Kotlin constructors that take value classes.
 */
final class HiddenConstructors {

    private final Program program;
    private final Subject subject;
    private final TypeElement type;
    private final TypeRefs types;
    private final Calls calls;

    HiddenConstructors(Program program, Subject subject, TypeRefs types, Calls calls) {
        this.program = program;
        this.subject = subject;
        this.type = subject.type();
        this.types = types;
        this.calls = calls;
    }

    /** The constructors that a handle may call. */
    List<ExecutableElement> callable() {
        return isReached() && keptObject().isEmpty() ? constructors().toList() : List.of();
    }

    /**
     * The static field in which a class that is not the user's and has no {@code equals} keeps objects of its own, if
     * it has such a field. Such objects are told apart by identity, as constants and singletons are, so another object
     * would be another value.
     */
    Optional<String> keptObject() {
        return !isReached() || hasEquals()
                ? Optional.empty()
                : Stream.concat(Stream.of(type), ElementFilter.typesIn(type.getEnclosedElements()).stream())
                        .flatMap(level -> ElementFilter.fieldsIn(level.getEnclosedElements()).stream())
                        .filter(field -> field.getModifiers().contains(Modifier.STATIC))
                        .filter(field -> holdsOwn(field.asType()))
                        .map(field -> field.getSimpleName().toString())
                        .findFirst();
    }

    /** The classes of the parameters. */
    List<TypeRef> parametersOf(ExecutableElement constructor) {
        return constructor.getParameters().stream()
                .map(parameter -> types.of(withWildcards(program.types().erasure(parameter.asType()))))
                .toList();
    }

    /** A class without type arguments, as a type that is not raw. */
    private TypeMirror withWildcards(TypeMirror erased) {
        if (erased instanceof ArrayType array) {
            return program.types().getArrayType(withWildcards(array.getComponentType()));
        }
        return program.elementOf(erased)
                .<TypeMirror>map(element -> program.types()
                        .getDeclaredType(
                                element,
                                element.getTypeParameters().stream()
                                        .map(parameter -> program.types().getWildcardType(null, null))
                                        .toArray(TypeMirror[]::new)))
                .orElse(erased);
    }

    /**
     * Whether the user cannot make its constructors visible: because the class is not the user's, or because in Kotlin
     * they may take value classes.
     */
    private boolean isReached() {
        return isOfOthers() || Kotlin.isKotlin(type);
    }

    private boolean isOfOthers() {
        return subject.isImported() && !program.isOfModule(type) && !program.isOfJdk(type);
    }

    private Stream<ExecutableElement> constructors() {
        return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                .filter(constructor -> !calls.isVisible(type, constructor))
                // In Kotlin, a constructor without parameters takes no value class, so it is private on purpose.
                .filter(constructor ->
                        isOfOthers() || !constructor.getParameters().isEmpty())
                .filter(calls::isUnchecked)
                .filter(constructor -> constructor.getParameters().stream()
                        .allMatch(parameter -> program.invisibleFrom(
                                        subject.home(), program.types().erasure(parameter.asType()))
                                .isEmpty()));
    }

    private boolean holdsOwn(TypeMirror held) {
        return TypeParts.classes(held).anyMatch(declared -> declared.asElement().equals(type));
    }

    private boolean hasEquals() {
        return program.supertypes()
                .levels(type)
                .flatMap(level -> ElementFilter.methodsIn(level.getEnclosedElements()).stream())
                .anyMatch(this::isEquals);
    }

    private boolean isEquals(ExecutableElement method) {
        return method.getSimpleName().contentEquals("equals")
                && method.getParameters().size() == 1
                && program.elementOf(method.getParameters().get(0).asType())
                        .filter(parameter -> parameter.getQualifiedName().contentEquals("java.lang.Object"))
                        .isPresent();
    }
}
