package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Ancestor;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.scan.construction.ConstructionScanner;
import org.marshal4j.processor.scan.type.Ancestry;
import org.marshal4j.processor.scan.type.TypeRefs;

/**
 * Leaves out the constants that no constructor, static method or builder takes. They have the same value in every
 * object, so they have no bytes. A constant that one of them does take is a field like any other.
 *
 * @param superclasses returns what is known about a superclass that has a marshaller
 */
record StatelessConstants(
        Program program,
        Subject subject,
        Ancestry ancestry,
        TypeRefs types,
        Function<TypeElement, Optional<Dto>> superclasses) {
    /** The fields without those constants. */
    ScannedFields leaveOut(ScannedFields all, List<Problem> problems) {
        if (all.fields().stream().noneMatch(Field::constant)) {
            return all;
        }
        Set<Field> stateless = all.fields().stream()
                .filter(Field::constant)
                .filter(field ->
                        deciderOf(field).filter(by -> isLeftOut(field, by)).isPresent())
                .collect(Collectors.toCollection(HashSet::new));
        if (!hasObjects(subject.type())) {
            // Nobody knows yet what the constructors of its subclasses take.
            return without(all, stateless);
        }
        ScannedFields rest = without(all, stateless);
        List<Field> filled =
                Stream.concat(rest.fields().stream(), rest.parents().stream()).toList();
        new ConstructionScanner(program, subject, types, filled, new ArrayList<>())
                .unfilledConstants().stream()
                        .filter(field -> deciderOf(field).isEmpty())
                        .forEach(field -> {
                            stateless.add(field);
                            refuseAnnotations(field, problems);
                        });
        return without(all, stateless);
    }

    /**
     * The topmost superclass that has objects and declares or inherits the constant. It decides whether the constant
     * has bytes.
     */
    private Optional<TypeElement> deciderOf(Field constant) {
        return ancestry.levels().stream()
                .dropWhile(level -> !program.nameOf(level).equals(constant.owner()))
                .filter(level -> !level.equals(subject.type()))
                .filter(level -> hasObjects(level)
                        && !Subject.isBindable(level)
                        && types.marshallerOf(level).isPresent())
                .findFirst();
    }

    private boolean isLeftOut(Field constant, TypeElement by) {
        if (!program.isCompiled(by) && Annotations.has(by, Annotations.MARSHAL)) {
            // This depends on parameter names, which class files seldom contain, so the record decides.
            return program.find(program.nameOf(by).generated("Marshaller").qualified())
                    .flatMap(marshaller -> Annotations.find(marshaller, Annotations.GENERATED))
                    .map(generated -> Annotations.strings(generated, "leftOut").contains(constant.name()))
                    .orElse(false);
        }
        return superclasses.apply(by).filter(dto -> !holds(dto, constant)).isPresent();
    }

    private static boolean holds(Dto dto, Field constant) {
        return dto.fields().stream()
                .anyMatch(field ->
                        field.name().equals(constant.name()) && field.owner().equals(constant.owner()));
    }

    private static boolean hasObjects(TypeElement type) {
        return type.getKind().isClass() && !type.getModifiers().contains(Modifier.ABSTRACT);
    }

    private static ScannedFields without(ScannedFields all, Set<Field> stateless) {
        List<Field> fields = all.fields().stream()
                .filter(field -> !stateless.contains(field))
                .toList();
        Optional<Ancestor> ancestor = all.ancestor().map(from -> {
            List<Field> carried = from.of(all.fields());
            List<String> leftOut = from.isAbstract()
                    ? carried.stream()
                            .filter(stateless::contains)
                            .map(Field::name)
                            .toList()
                    : List.of();
            int taken = (int) carried.stream().filter(fields::contains).count();
            int first = (int) all.fields().subList(0, from.first()).stream()
                    .filter(fields::contains)
                    .count();
            return new Ancestor(
                    from.name(), from.marshaller(), from.isImported(), from.isAbstract(), taken, first, leftOut);
        });
        return new ScannedFields(fields, all.parents(), ancestor);
    }

    /** Reports annotations on a constant, since they have no effect. */
    private void refuseAnnotations(Field field, List<Problem> problems) {
        Name name = program.nameOf(subject.type());
        if (field.owner().equals(name)) {
            field.options().annotations().stream()
                    .filter(option -> !Annotations.has(subject.type(), option.qualified()))
                    .sorted()
                    .map(Option::annotation)
                    .map(annotation -> Problem.within(
                            Diagnostic.MISPLACED_ANNOTATION,
                            new Place(name, field.name()),
                            ": " + field.type(),
                            annotation,
                            "on a constant that no constructor takes, which has no bytes"))
                    .forEach(problems::add);
        }
    }
}
