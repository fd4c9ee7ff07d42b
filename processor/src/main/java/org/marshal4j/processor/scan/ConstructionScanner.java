package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Construction.Argument;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;

/** Finds how reading gets an object: by the empty constructor, or by one whose parameters bear the names of fields. */
final class ConstructionScanner {

    private static final Pattern MADE_UP = Pattern.compile("(arg|param)\\d+");

    private final Source source;
    private final TypeRefs types;
    private final TypeElement type;
    private final String home;
    private final List<Field> fields;
    private final List<Problem> problems;

    ConstructionScanner(Source source, Target target, List<Field> fields, List<Problem> problems) {
        this.source = source;
        this.type = target.type();
        this.home = target.home();
        this.types = new TypeRefs(source, home);
        this.fields = fields;
        this.problems = problems;
    }

    /** By the canonical constructor, with the zero value for each component that is not on the wire. */
    Construction ofRecord() {
        List<Argument> arguments = new ArrayList<>();
        for (RecordComponentElement component : type.getRecordComponents()) {
            int index = indexOf(component.getSimpleName().toString());
            arguments.add(index >= 0 ? new Argument.OfField(index) : new Argument.Zero(types.of(component.asType())));
        }
        return new Construction.FromFields(arguments);
    }

    Construction ofClass() {
        List<ExecutableElement> usable = ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                .filter(constructor -> source.isUsableFrom(home, type, Source.visibilityOf(constructor)))
                .filter(constructor -> !throwsChecked(constructor))
                .toList();
        boolean anyFinal = fields.stream().anyMatch(Field::isFinal);
        if (!anyFinal && usable.stream().anyMatch(c -> c.getParameters().isEmpty())) {
            return new Construction.Empty();
        }
        Optional<List<Argument>> best = usable.stream()
                .map(this::argumentsOf)
                .flatMap(Optional::stream)
                .max(Comparator.comparingInt(List::size));
        if (best.isEmpty()) {
            return refused(usable);
        }
        List<Field> unfilled = unfilledBy(best.get());
        for (Field field : unfilled) {
            Place place = new Place(source.nameOf(type), field.name());
            problems.add(Problem.of(Diagnostic.FINAL_FIELD, place, type.getSimpleName() + "." + field.name()));
        }
        return unfilled.isEmpty() ? new Construction.FromFields(best.get()) : new Construction.None();
    }

    private Construction refused(List<ExecutableElement> usable) {
        String why = usable.isEmpty()
                ? "all of them are private or throw checked exceptions"
                : signatureOf(usable.get(0)) + " takes what is no field of that name and type" + hint(usable.get(0));
        String names = fields.stream().filter(Field::isFinal).map(Field::name).collect(Collectors.joining(", "));
        Name name = source.nameOf(type);
        problems.add(Problem.of(
                Diagnostic.NO_CONSTRUCTOR, Place.of(name), name.simple(), why, names.isEmpty() ? "its fields" : names));
        return new Construction.None();
    }

    /** Compilers make names up for parameters of class files that have none. */
    private String hint(ExecutableElement constructor) {
        boolean nameless = !source.isCompiled(type)
                && constructor.getParameters().stream()
                        .allMatch(parameter ->
                                MADE_UP.matcher(parameter.getSimpleName()).matches());
        return nameless
                ? " (class files have the names of parameters only if compiled with -parameters or, for javac, -g)"
                : "";
    }

    private String signatureOf(ExecutableElement constructor) {
        return constructor.getParameters().stream()
                .map(parameter -> types.of(parameter.asType()) + " " + parameter.getSimpleName())
                .collect(Collectors.joining(", ", type.getSimpleName() + "(", ")"));
    }

    private List<Field> unfilledBy(List<Argument> arguments) {
        Set<Argument> filled = new HashSet<>(arguments);
        List<Field> unfilled = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).isFinal() && !filled.contains(new Argument.OfField(i))) {
                unfilled.add(fields.get(i));
            }
        }
        return unfilled;
    }

    /** A field for each parameter, if there is one of its name and type. */
    private Optional<List<Argument>> argumentsOf(ExecutableElement constructor) {
        List<Argument> arguments = new ArrayList<>();
        for (VariableElement parameter : constructor.getParameters()) {
            int index = indexOf(parameter.getSimpleName().toString());
            TypeRef type = types.of(parameter.asType());
            if (index < 0 || !fields.get(index).type().equals(type)) {
                return Optional.empty();
            }
            arguments.add(new Argument.OfField(index));
        }
        return Optional.of(arguments);
    }

    private int indexOf(String name) {
        for (int i = fields.size() - 1; i >= 0; i--) {
            if (fields.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    private boolean throwsChecked(ExecutableElement constructor) {
        return constructor.getThrownTypes().stream()
                .anyMatch(thrown ->
                        !isSubtype(thrown, "java.lang.RuntimeException") && !isSubtype(thrown, "java.lang.Error"));
    }

    private boolean isSubtype(TypeMirror thrown, String of) {
        return source.find(of)
                .filter(parent -> source.types().isSubtype(thrown, parent.asType()))
                .isPresent();
    }
}
