package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.SeparateFields;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.scan.type.Ancestry;
import org.marshal4j.processor.scan.type.TypeRefs;

/**
 * Finds the classes of a type that may change without its marshaller. Where they are compiled now makes no difference,
 * so that the same source always gives the same code.
 */
record SeparateLevels(Program program, Subject subject, Ancestry ancestry, TypeRefs types) {
    /**
     * Their fields; empty if there are no such classes.
     *
     * @param onWire the fields on the wire
     */
    Optional<SeparateFields> fields(List<Field> onWire) {
        boolean isOwn = subject.isImported();
        List<TypeElement> levels = new ArrayList<>(ancestry.levels());
        Collections.reverse(levels);
        List<TypeElement> behind = isOwn ? levels : levels.subList(1, levels.size());
        List<TypeElement> separate = behind.stream().takeWhile(this::isSeparate).toList();
        boolean hasState = isOwn
                ? !separate.isEmpty() && !isAbstract(subject.type())
                : separate.stream()
                        .flatMap(SeparateLevels::instanceFields)
                        .findAny()
                        .isPresent();
        if (!hasState) {
            return Optional.empty();
        }
        Optional<TypeElement> until =
                behind.stream().skip(separate.size()).findFirst().filter(level -> !program.isOfJdk(level));
        return Optional.of(new SeparateFields(
                isOwn,
                until.map(program::nameOf),
                until.filter(level -> program.isVisibleFrom(subject.home(), level))
                        .isPresent(),
                separate.stream()
                        .flatMap(level -> names(level, isOwn ? onWire : List.of()))
                        .toList()));
    }

    private boolean isSeparate(TypeElement level) {
        boolean isElements = types.elements()
                .containerOf(ancestry.levels())
                .filter(level::equals)
                .isPresent();
        return !program.isOfJdk(level) && !isElements && (level.equals(subject.type()) || !hasCheck(level));
    }

    /** Whether a superclass has a marshaller that is compiled with it, or that is initialised with the type's own. */
    private boolean hasCheck(TypeElement level) {
        return Annotations.has(level, Annotations.MARSHAL)
                ? !Subject.isBindable(level)
                : !isAbstract(level) && types.marshallerOf(level).isPresent();
    }

    private static boolean isAbstract(TypeElement type) {
        return type.getKind().isInterface() || type.getModifiers().contains(Modifier.ABSTRACT);
    }

    private static Stream<VariableElement> instanceFields(TypeElement level) {
        return ElementFilter.fieldsIn(level.getEnclosedElements()).stream()
                .filter(field -> !field.getModifiers().contains(Modifier.STATIC));
    }

    /** The names of the fields of a class but the given ones. */
    private Stream<String> names(TypeElement level, List<Field> known) {
        Name name = program.nameOf(level);
        return instanceFields(level)
                .filter(field -> !field.getModifiers().contains(Modifier.TRANSIENT))
                .map(field -> field.getSimpleName().toString())
                .filter(field -> known.stream()
                        .noneMatch(
                                each -> each.owner().equals(name) && each.name().equals(field)));
    }
}
