package org.marshal4j.processor.scan.construction;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.model.Construction.Argument;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.program.ConstructorFlows;
import org.marshal4j.processor.program.ConstructorFlows.Assigned;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;

/**
 * Finds the arguments for a constructor of a class that is not the user's, whose parameters are not named like the
 * fields, or have no names in the class file. The instructions of the constructor tell which field gets the value of
 * each parameter.
 */
final class ProvenArguments {

    private final Program program;
    private final Subject subject;
    private final List<Field> fields;
    private final Calls calls;
    private final ConstructorFlows flows;

    ProvenArguments(Program program, Subject subject, List<Field> fields, Calls calls) {
        this.program = program;
        this.subject = subject;
        this.fields = fields;
        this.calls = calls.assigning();
        this.flows = new ConstructorFlows(program);
    }

    /** One field for each parameter, if that is certain. */
    Optional<List<Argument>> of(ExecutableElement constructor) {
        if (!subject.isImported()
                || program.isOfModule(subject.type())
                || constructor.getParameters().isEmpty()) {
            return Optional.empty();
        }
        List<Assigned> assigned = flows.of(subject.type(), constructor);
        List<? extends TypeMirror> types = calls.parameterTypesOf(constructor);
        List<Argument> arguments = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            Optional<Argument> argument = argument(i, types.get(i), assigned);
            if (argument.isEmpty()) {
                return Optional.empty();
            }
            arguments.add(argument.get());
        }
        return Optional.of(arguments);
    }

    private Optional<Argument> argument(int parameter, TypeMirror type, List<Assigned> assigned) {
        // A parameter may be assigned to two fields. Final fields come first, since the others can be assigned again
        // later.
        return IntStream.range(0, fields.size())
                .boxed()
                .sorted(Comparator.comparing(field -> !fields.get(field).isFinal()))
                .flatMap(field -> assigned.stream()
                        .filter(each -> each.parameter() == parameter && isSame(fields.get(field), each))
                        .flatMap(each -> argument(field, type, each.narrowed()).stream()))
                .findFirst();
    }

    private Optional<Argument> argument(int field, TypeMirror type, boolean narrowed) {
        if (!narrowed) {
            return calls.argumentOf(field, type);
        }
        return type.getKind() == TypeKind.INT
                ? Optional.of(new Argument.Converted(field, calls.typeRefOf(type), false))
                : Optional.empty();
    }

    private static boolean isSame(Field field, Assigned assigned) {
        return field.name().equals(assigned.name()) && field.owner().equals(assigned.owner());
    }
}
