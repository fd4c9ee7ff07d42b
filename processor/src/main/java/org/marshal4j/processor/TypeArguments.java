package org.marshal4j.processor;

import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.program.TypeParts;

/** Separates problems with the types that a generic class is bound to from problems with the class itself. */
record TypeArguments(Program program, Subject subject) {
    /** Whether another type argument could fix it. */
    boolean areAtFault(Problem problem) {
        String field = problem.place().field();
        return subject.isBound()
                && field != null
                && problem.diagnostic() != Diagnostic.FINAL_FIELD
                && declarationOf(field)
                        .filter(declared -> hasVariable(declared.asType()))
                        .isPresent();
    }

    /** The type of the field that a problem is about, with the type arguments in it. */
    Optional<TypeMirror> typeOf(Problem problem) {
        return Optional.ofNullable(problem.place().field())
                .flatMap(this::declarationOf)
                .map(field -> program.typeIn(
                        subject.asType(), (TypeElement) Objects.requireNonNull(field.getEnclosingElement()), field));
    }

    private Optional<VariableElement> declarationOf(String field) {
        return program.supertypes()
                .levels(subject.type())
                .flatMap(level -> ElementFilter.fieldsIn(level.getEnclosedElements()).stream())
                .filter(member -> member.getSimpleName().contentEquals(field))
                .findFirst();
    }

    private static boolean hasVariable(TypeMirror type) {
        return TypeParts.of(type).anyMatch(part -> part.getKind() == TypeKind.TYPEVAR);
    }
}
