package org.marshal4j.processor;

import java.util.Optional;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.program.TypeParts;
import org.marshal4j.processor.scan.type.TypeMarshallers;

/**
 * Type arguments whose marshallers are named on the package of the class that binds them, but not on the package of the
 * generic class, to which the code belongs.
 */
record NamedElsewhere(Program program, Subject subject) {
    /** The same problem, with the advice to name the marshaller there too if that would solve it. */
    Problem advised(Problem problem) {
        if (problem.diagnostic() != Diagnostic.NO_CODEC || subject.home().isEmpty()) {
            return problem;
        }
        return marshaller(problem)
                .map(marshaller -> problem.advising("Name " + marshaller.getQualifiedName()
                        + " in @MarshalTypesWith on the package " + subject.home() + " too, to which the code for this "
                        + subject.type().getSimpleName() + " belongs"))
                .orElse(problem);
    }

    private Optional<TypeElement> marshaller(Problem problem) {
        TypeMarshallers there = TypeMarshallers.of(program, subject.home());
        return subject.use().stream()
                .map(use -> TypeMarshallers.of(program, use.root().home()))
                .flatMap(here -> new TypeArguments(program, subject)
                        .typeOf(problem).stream()
                                .flatMap(TypeParts::classes)
                                .filter(part -> there.find(part).isEmpty())
                                .flatMap(part -> here.find(part).stream()))
                .findFirst();
    }
}
