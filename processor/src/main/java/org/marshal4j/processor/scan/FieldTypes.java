package org.marshal4j.processor.scan;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Identifiers;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.scan.type.TypeRefs;

/** Finds the type that a field has in a class, and the type with which it is declared. */
final class FieldTypes {

    private final Program program;
    private final Subject subject;
    private final Name name;

    FieldTypes(Program program, Subject subject) {
        this.program = program;
        this.subject = subject;
        this.name = program.nameOf(subject.type());
    }

    /** The type of a field in the class, which may replace the type variables of the declaring class. */
    TypeRef of(TypeRefs types, TypeElement level, Element field) {
        return types.of(bound(level, field));
    }

    /**
     * The declared type of a field, without type variables.
     *
     * @param inClass its type in the class, which differs only where a generic class declares the field
     */
    TypeRef declared(TypeRefs types, TypeElement level, Element field, TypeRef inClass) {
        TypeRef declared = level.getTypeParameters().isEmpty() ? inClass : types.of(field.asType());
        return declared.isOpen() ? types.of(program.types().erasure(field.asType())) : declared;
    }

    /** The problem with a field's type that generated code cannot name. */
    Optional<Problem> obstacle(TypeElement level, Element field) {
        return obstacle(field.getSimpleName().toString(), bound(level, field));
    }

    /** The same for the type of a property, or the type that a class extends. */
    Optional<Problem> obstacle(String fieldName, TypeMirror type) {
        return program.invisibleFrom(subject.home(), type).map(hidden -> obstacle(new Place(name, fieldName), hidden));
    }

    private Problem obstacle(Place place, TypeElement hidden) {
        if (!Identifiers.isNameable(hidden)) {
            return Problem.within(
                    Diagnostic.UNNAMEABLE,
                    place,
                    ": " + program.nameOf(hidden),
                    "generated code cannot use it",
                    "Rename it, or mark the field @Skip");
        }
        return Problem.at(
                Diagnostic.INVISIBLE_TYPE,
                place,
                program.nameOf(hidden),
                subject.home().isEmpty() ? "the default package" : subject.home());
    }

    private TypeMirror bound(TypeElement level, Element field) {
        return level.equals(subject.type()) && !subject.isBound()
                ? field.asType()
                : program.typeIn(subject.asType(), level, field);
    }
}
