package org.marshal4j.processor.scan.construction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Construction.Argument;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Identifiers;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;

/**
 * Finds a static method that creates an object from all of its fields. A method that takes fewer is not suitable: it
 * may return an object that it has returned before, whose fields must not be assigned.
 */
final class Factories {

    private final Program program;
    private final TypeElement type;
    private final List<Field> fields;
    private final List<Problem> problems;
    private final Calls calls;

    Factories(Program program, Subject subject, List<Field> fields, Calls calls, List<Problem> problems) {
        this.program = program;
        this.type = subject.type();
        this.fields = fields;
        this.problems = problems;
        this.calls = calls;
    }

    /**
     * The static method, if there is exactly one. If there are several, something else takes their place; without such
     * a replacement, a problem is reported and none of them is used.
     *
     * @param insteadOfSeveral how to create objects if several methods qualify
     */
    Optional<Construction> find(Supplier<Optional<Construction>> insteadOfSeveral) {
        List<Construction> found = new ArrayList<>();
        List<String> signatures = new ArrayList<>();
        for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
            Optional<List<Argument>> arguments =
                    isFactory(method) ? calls.argumentsOf(method).filter(this::areAll) : Optional.empty();
            arguments.ifPresent(all -> {
                found.add(new Construction.ByFactory(method.getSimpleName().toString(), all));
                signatures.add(calls.signatureOf(method.getSimpleName(), method));
            });
        }
        if (found.size() > 1) {
            Optional<Construction> instead = insteadOfSeveral.get();
            if (instead.isPresent()) {
                return instead;
            }
            problems.add(Problem.of(
                    Diagnostic.SEVERAL_FACTORIES,
                    Place.of(program.nameOf(type)),
                    type.getSimpleName(),
                    signatures.get(0),
                    signatures.get(1)));
            return Optional.of(new Construction.None());
        }
        return found.stream().findFirst();
    }

    private boolean isFactory(ExecutableElement method) {
        return method.getModifiers().contains(Modifier.STATIC)
                && Identifiers.isNameable(method)
                && !method.getParameters().isEmpty()
                && returnsObject(method)
                && calls.isUsable(type, method);
    }

    /**
     * Whether the method returns the class itself. For a generic class, the type variables of the method must be those
     * of the class.
     */
    private boolean returnsObject(ExecutableElement method) {
        return method.getTypeParameters().isEmpty()
                ? program.types().isSameType(method.getReturnType(), type.asType())
                : calls.genericFactory(method).isPresent();
    }

    private boolean areAll(List<Argument> arguments) {
        return IntStream.range(0, fields.size())
                .allMatch(field -> arguments.stream().anyMatch(argument -> argument.isOf(field)));
    }
}
