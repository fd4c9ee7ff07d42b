package org.marshal4j.processor.scan;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.libraries.KotlinMetadata;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Identifiers;
import org.marshal4j.processor.program.Program;

/**
 * Finds the fields of classes of other languages whose names Java's source cannot have. They are in class files; kapt
 * leaves them out of its stubs without a word.
 *
 *
 */
record UnnameableMembers(Program program, Name name) {
    /** The problems with the fields that a class declares. */
    List<Problem> problemsOf(TypeElement level) {
        return program.isCompiled(level)
                ? problems(level, fieldsOf(level), "kapt leaves the field out, and messages would lack it", "Rename it")
                : problems(
                        level,
                        fieldsOf(level),
                        "generated code cannot use it",
                        "Remove @Marshal, and name a FieldMarshaller for " + name.simple()
                                + " in @MarshalWith where it is held");
    }

    /** The problems with the properties that an interface of Kotlin declares. */
    List<Problem> problemsOfAccessors(TypeElement level) {
        Set<String> seen = namesOf(ElementFilter.methodsIn(level.getEnclosedElements()));
        List<String> missing = program.isCompiled(level)
                ? KotlinMetadata.of(level).stream()
                        .flatMap(metadata -> metadata.getters().stream())
                        .filter(getter -> !seen.contains(getter))
                        .toList()
                : List.of();
        return problems(level, missing, "kapt leaves it out, and messages would lack the property", "Rename it");
    }

    private List<Problem> problems(TypeElement level, List<String> members, String consequence, String remedy) {
        return members.stream()
                .map(member -> Problem.of(
                        Diagnostic.UNNAMEABLE,
                        Place.of(name),
                        level.getSimpleName() + "." + member,
                        consequence,
                        remedy))
                .toList();
    }

    /** The names of the fields that generated code cannot use. */
    List<String> fieldsOf(TypeElement level) {
        if (!program.isCompiled(level)) {
            return inClassFile(level)
                    .map(field -> field.getSimpleName().toString())
                    .toList();
        }
        Set<String> seen = namesOf(ElementFilter.fieldsIn(level.getEnclosedElements()));
        return KotlinMetadata.of(level).stream()
                .flatMap(metadata -> metadata.fields().stream())
                .filter(field -> !seen.contains(field))
                .toList();
    }

    /** A field with a keyword as its name is accessed through a handle, but the component of a record is not. */
    private static Stream<? extends Element> inClassFile(TypeElement level) {
        return level.getKind() == ElementKind.RECORD
                ? level.getRecordComponents().stream().filter(component -> !Identifiers.isNameable(component))
                : ElementFilter.fieldsIn(level.getEnclosedElements()).stream()
                        .filter(field -> !Identifiers.isName(field))
                        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
                        .filter(field -> !field.getModifiers().contains(Modifier.TRANSIENT))
                        .filter(field -> !FieldReader.isConstant(field));
    }

    private static Set<String> namesOf(List<? extends Element> members) {
        return members.stream().map(member -> member.getSimpleName().toString()).collect(Collectors.toSet());
    }
}
