package org.marshal4j.processor.scan.construction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.model.Construction.Argument;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.program.GenericFactory;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.program.Visibilities;
import org.marshal4j.processor.scan.type.TypeRefs;

/** Finds out which constructors and methods generated code can call, and which fields their parameters set. */
final class Calls {

    private final Program program;
    private final String home;
    private final TypeRefs types;
    private final List<Field> fields;
    private final Subject subject;
    private final Optional<Assignability> assignability;

    /** For calls whose parameters have exactly the types of the fields. */
    Calls(Program program, TypeRefs types, Subject subject, List<Field> fields) {
        this(program, types, subject, fields, Optional.empty());
    }

    private Calls(
            Program program,
            TypeRefs types,
            Subject subject,
            List<Field> fields,
            Optional<Assignability> assignability) {
        this.program = program;
        this.subject = subject;
        this.home = subject.home();
        this.types = types;
        this.fields = fields;
        this.assignability = assignability;
    }

    /** The same, also for parameters of other types to which the fields' values can be assigned. */
    Calls assigning() {
        return new Calls(program, types, subject, fields, Optional.of(new Assignability(program, types)));
    }

    /** Whether code in the marshaller's package can call a member of a class without having to catch exceptions. */
    boolean isUsable(TypeElement type, ExecutableElement called) {
        return isVisible(type, called) && isUnchecked(called);
    }

    /** Whether callers need not catch any exceptions. */
    boolean isUnchecked(ExecutableElement called) {
        return called.getThrownTypes().stream().noneMatch(this::isChecked);
    }

    /** Whether code in the marshaller's package may call it. */
    boolean isVisible(TypeElement type, ExecutableElement called) {
        return program.isUsableFrom(home, type, Visibilities.of(called));
    }

    /** One field for each parameter, if each has a field of its name and type. */
    Optional<List<Argument>> argumentsOf(ExecutableElement called) {
        List<Argument> arguments = new ArrayList<>();
        List<? extends TypeMirror> parameterTypes = parameterTypesOf(called);
        for (int i = 0; i < parameterTypes.size(); i++) {
            int index = indexOf(called.getParameters().get(i).getSimpleName().toString());
            Optional<Argument> argument = index < 0 ? Optional.empty() : argumentOf(index, parameterTypes.get(i));
            if (argument.isEmpty()) {
                return Optional.empty();
            }
            arguments.add(argument.get());
        }
        return Optional.of(arguments);
    }

    /**
     * The types of the parameters: of a constructor of the class as it is bound, or of a static method that returns
     * the class so bound.
     */
    List<? extends TypeMirror> parameterTypesOf(ExecutableElement called) {
        Optional<GenericFactory> factory = genericFactory(called);
        if (factory.isPresent()) {
            return factory.get().parametersOf(called);
        }
        ExecutableType type = subject.isBound() && called.getKind() == ElementKind.CONSTRUCTOR
                ? (ExecutableType) program.types().asMemberOf(subject.asType(), called)
                : (ExecutableType) called.asType();
        return type.getParameterTypes();
    }

    /** A static method with type variables of its own, if it returns the class as it is bound. */
    Optional<GenericFactory> genericFactory(ExecutableElement called) {
        return subject.isBound() && called.getKind() == ElementKind.METHOD
                ? GenericFactory.of(called, subject.asType(), program.types())
                : Optional.empty();
    }

    /** The argument for a parameter of the given type; empty if the field's value cannot be passed. */
    Optional<Argument> argumentOf(int field, TypeMirror parameter) {
        TypeRef type = fields.get(field).type();
        return type.isSame(types.of(parameter))
                ? Optional.of(new Argument.OfField(field))
                : assignability.flatMap(by -> by.argument(field, type, parameter));
    }

    /** A type as a type of the model. */
    TypeRef typeRefOf(TypeMirror type) {
        return types.of(type);
    }

    /** The type of a parameter or component. */
    TypeRef typeOf(Element parameter) {
        return types.of(parameter.asType());
    }

    /**
     * A type that generated code can name and cast null to: the type of the parameter if possible, and otherwise that
     * type without type arguments.
     */
    TypeRef castOf(Element parameter) {
        TypeMirror bound =
                subject.isBound() ? program.typeIn(subject.asType(), subject.type(), parameter) : parameter.asType();
        TypeRef type = types.of(bound);
        boolean visible = program.invisibleFrom(home, bound).isEmpty();
        return visible && isNameable(type) ? type : types.of(program.types().erasure(bound));
    }

    private static boolean isNameable(TypeRef type) {
        return !type.isIncomplete() && !type.isOpen() && !type.isBounded();
    }

    /** A constructor or method as messages show it, under the given name. */
    String signatureOf(CharSequence name, ExecutableElement called) {
        return called.getParameters().stream()
                .map(parameter -> typeOf(parameter) + " " + parameter.getSimpleName())
                .collect(Collectors.joining(", ", name + "(", ")"));
    }

    /**
     * The index of the field with the given name, preferring the class itself to its superclasses. Negative if there
     * is none.
     */
    int indexOf(String name) {
        for (int i = fields.size() - 1; i >= 0; i--) {
            if (fields.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    private boolean isChecked(TypeMirror thrown) {
        return !isSubtype(thrown, "java.lang.RuntimeException") && !isSubtype(thrown, "java.lang.Error");
    }

    private boolean isSubtype(TypeMirror thrown, String of) {
        return program.find(of)
                .filter(parent -> program.types().isSubtype(thrown, parent.asType()))
                .isPresent();
    }
}
