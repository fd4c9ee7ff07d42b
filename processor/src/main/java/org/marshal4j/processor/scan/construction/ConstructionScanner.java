package org.marshal4j.processor.scan.construction;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Construction.Argument;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.scan.type.TypeRefs;

/**
 * Finds out how reading creates an object: with the constructor without parameters, with one whose parameters have the
 * names of fields, or with a static method or a builder that takes all fields.
 */
public final class ConstructionScanner {

    private static final Pattern MADE_UP = Pattern.compile("(arg|param)\\d+");

    private final Program program;
    private final Subject subject;
    private final TypeElement type;
    private final Calls calls;
    private final HiddenConstructors hiddenConstructors;
    private final List<Field> fields;
    private final List<Problem> problems;
    private final List<Field> filled = new ArrayList<>();

    public ConstructionScanner(
            Program program, Subject subject, TypeRefs types, List<Field> fields, List<Problem> problems) {
        this.program = program;
        this.subject = subject;
        this.type = subject.type();
        this.calls = new Calls(program, types, subject, fields);
        this.hiddenConstructors = new HiddenConstructors(program, subject, types, calls);
        this.fields = fields;
        this.problems = problems;
    }

    /** A constructor and its arguments. */
    private record Call(ExecutableElement constructor, List<Argument> arguments) {}

    /** Uses the canonical constructor, with the zero value for each component that is not on the wire. */
    public Construction ofRecord() {
        List<Argument> arguments = new ArrayList<>();
        for (RecordComponentElement component : type.getRecordComponents()) {
            int index = calls.indexOf(component.getSimpleName().toString());
            arguments.add(index >= 0 ? new Argument.OfField(index) : new Argument.Zero(calls.castOf(component)));
        }
        return new Construction.FromFields(arguments);
    }

    public Construction ofClass() {
        List<ExecutableElement> usable = usableConstructors();
        boolean anyFinal = fields.stream().anyMatch(Field::isFinal);
        if (!anyFinal && usable.stream().anyMatch(c -> c.getParameters().isEmpty())) {
            return new Construction.Empty();
        }
        return takingAll(usable, calls)
                // Only if nothing else works, so that existing classes keep their construction.
                .or(() -> takingAll(usable, calls.assigning()))
                .or(() -> bestOf(usable)
                        .filter(call -> unfilledBy(call).stream().noneMatch(ConstructionScanner::isPrimitive))
                        .flatMap(call -> filling(usable, call)))
                .or(() -> hidden(usable))
                .or(() -> proven(usable))
                .or(() -> bestOf(usable).flatMap(call -> filling(usable, call)))
                .orElseGet(() -> refused(usable));
    }

    /**
     * Something that takes all final fields: a constructor, or else a static method or a builder, which take all
     * others too.
     */
    private Optional<Construction> takingAll(List<ExecutableElement> usable, Calls by) {
        Optional<Call> best = bestOf(usable, by);
        if (best.isPresent() && unfilledBy(best.get()).isEmpty()) {
            return Optional.of(new Construction.FromFields(best.get().arguments()));
        }
        return new Factories(program, subject, fields, by, problems)
                .find(() -> hidden(usable).or(() -> proven(usable)))
                .or(() -> new Builders(program, subject, fields, by).find());
    }

    /**
     * The final fields whose existing values are filled by reading, because {@link #ofClass} found nothing that takes
     * them.
     */
    public List<Field> filled() {
        return List.copyOf(filled);
    }

    /**
     * Uses a constructor even though it omits final fields, since their initial values may be objects that can be
     * filled.
     */
    private Optional<Construction> filling(List<ExecutableElement> usable, Call best) {
        List<Field> unfilled = unfilledBy(best);
        if (unfilled.stream().anyMatch(Field::constant)) {
            return Optional.empty();
        }
        filled.addAll(unfilled);
        boolean takesNone =
                unfilled.size() == fields.stream().filter(Field::isFinal).count();
        boolean isEmpty =
                takesNone && usable.stream().anyMatch(c -> c.getParameters().isEmpty());
        return Optional.of(isEmpty ? new Construction.Empty() : new Construction.FromFields(best.arguments()));
    }

    /**
     * Uses a constructor of a class that is not the user's, if its instructions tell which field gets the value of
     * each parameter.
     */
    private Optional<Construction> proven(List<ExecutableElement> usable) {
        List<ExecutableElement> all = Stream.concat(usable.stream(), hiddenConstructors.callable().stream())
                .distinct()
                .toList();
        ProvenArguments proven = new ProvenArguments(program, subject, fields, calls);
        return all.stream()
                .flatMap(constructor ->
                        proven.of(constructor).map(arguments -> new Call(constructor, arguments)).stream())
                .filter(call -> unfilledBy(call).isEmpty())
                .max(Comparator.comparing((Call call) -> usable.contains(call.constructor()))
                        .thenComparing(call -> call.arguments().size()))
                .map(call -> usable.contains(call.constructor())
                        ? new Construction.FromFields(call.arguments())
                        : new Construction.ByHiddenConstructor(
                                call.arguments(), hiddenConstructors.parametersOf(call.constructor())));
    }

    /** Whether the field cannot be filled. */
    private static boolean isPrimitive(Field field) {
        return field.type() instanceof TypeRef.OfPrimitive;
    }

    /** Uses a constructor of a class that is not the user's, which generated code may not call directly. */
    private Optional<Construction> hidden(List<ExecutableElement> usable) {
        List<ExecutableElement> hidden = hiddenConstructors.callable().stream()
                .filter(constructor -> !usable.contains(constructor))
                .toList();
        boolean anyFinal = fields.stream().anyMatch(Field::isFinal);
        if (!anyFinal && hidden.stream().anyMatch(c -> c.getParameters().isEmpty())) {
            return Optional.of(new Construction.Empty(true));
        }
        return bestOf(hidden)
                .filter(call -> unfilledBy(call).isEmpty())
                .map(call -> new Construction.ByHiddenConstructor(
                        call.arguments(), hiddenConstructors.parametersOf(call.constructor())));
    }

    /**
     * The constants that the construction does not take; none if it takes all final fields. If no constructor can be
     * called, a constant for which any constructor or static method has a parameter does not count.
     */
    public List<Field> unfilledConstants() {
        if (!(ofClass() instanceof Construction.None)) {
            return List.of();
        }
        Optional<Call> best = bestOf(usableConstructors());
        if (best.isPresent()) {
            return unfilledBy(best.get()).stream().filter(Field::constant).toList();
        }
        Set<String> parameters = Stream.concat(
                        ElementFilter.constructorsIn(type.getEnclosedElements()).stream(),
                        ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                                .filter(method -> method.getModifiers().contains(Modifier.STATIC)))
                .flatMap(called -> called.getParameters().stream())
                .map(parameter -> parameter.getSimpleName().toString())
                .collect(Collectors.toSet());
        return fields.stream()
                .filter(field -> field.constant() && !parameters.contains(field.name()))
                .toList();
    }

    private List<ExecutableElement> usableConstructors() {
        return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                .filter(constructor -> calls.isUsable(type, constructor))
                .toList();
    }

    /** The call of the constructor with the most parameters, preferring exactly the types of the fields. */
    private Optional<Call> bestOf(List<ExecutableElement> usable) {
        return bestOf(usable, calls).or(() -> bestOf(usable, calls.assigning()));
    }

    private static Optional<Call> bestOf(List<ExecutableElement> usable, Calls by) {
        return usable.stream()
                .flatMap(constructor ->
                        by.argumentsOf(constructor).map(arguments -> new Call(constructor, arguments)).stream())
                .max(Comparator.comparingInt(call -> call.arguments().size()));
    }

    private Construction refused(List<ExecutableElement> usable) {
        Optional<Call> best = bestOf(usable);
        if (best.isEmpty()) {
            refuse(usable);
            return new Construction.None();
        }
        for (Field field : unfilledBy(best.get())) {
            problems.add(Problem.at(Diagnostic.FINAL_FIELD, new Place(program.nameOf(type), field.name())));
        }
        return new Construction.None();
    }

    private void refuse(List<ExecutableElement> usable) {
        String why = Stream.concat(usable.stream(), hiddenConstructors.callable().stream())
                .findFirst()
                .map(constructor -> calls.signatureOf(type.getSimpleName(), constructor)
                        + " has a parameter that matches no field by name and type" + hint(constructor))
                .orElseGet(this::unusable);
        why += new Builders(program, subject, fields, calls.assigning())
                .obstacle()
                .map(obstacle -> "; and " + obstacle)
                .orElse("");
        String names = fields.stream().filter(Field::isFinal).map(Field::name).collect(Collectors.joining(", "));
        Name name = program.nameOf(type);
        problems.add(
                Problem.at(Diagnostic.NO_CONSTRUCTOR, Place.of(name), why, names.isEmpty() ? "its fields" : names));
    }

    /** Why none of the constructors can be called. */
    private String unusable() {
        Set<String> reasons = new TreeSet<>();
        for (ExecutableElement constructor : ElementFilter.constructorsIn(type.getEnclosedElements())) {
            if (constructor.getModifiers().contains(Modifier.PRIVATE)) {
                reasons.add("are private");
            } else if (calls.isVisible(type, constructor)) {
                reasons.add("throw checked exceptions");
            } else {
                reasons.add("cannot be called from " + subject.home());
            }
        }
        return "all of them " + String.join(" or ", reasons)
                + hiddenConstructors
                        .keptObject()
                        .map(kept -> ", and another object would not be the same as those that it keeps, such as "
                                + kept + ", since it has no equals")
                        .orElse("");
    }

    /** A hint about parameter names, which compilers make up if the class file does not contain them. */
    private String hint(ExecutableElement constructor) {
        boolean nameless = !program.isCompiled(type)
                && constructor.getParameters().stream()
                        .allMatch(parameter ->
                                MADE_UP.matcher(parameter.getSimpleName()).matches());
        return nameless
                ? " (class files keep parameter names only if compiled with -parameters or, for javac, -g)"
                : "";
    }

    private List<Field> unfilledBy(Call call) {
        List<Field> unfilled = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            int field = i;
            if (fields.get(i).isFinal() && call.arguments().stream().noneMatch(argument -> argument.isOf(field))) {
                unfilled.add(fields.get(i));
            }
        }
        return unfilled;
    }
}
