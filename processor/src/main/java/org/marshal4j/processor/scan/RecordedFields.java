package org.marshal4j.processor.scan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.scan.type.OwnElements;

/**
 * Finds the fields of a superclass with {@code @Marshal} from a class file, in the order recorded by its marshaller.
 *
 * @param version the version of the processor, for messages
 * @param name the name of the class
 */
record RecordedFields(Program program, String version, Name name, List<Problem> problems) {
    /**
     * The fields in order of declaration; none if the marshaller does not belong to the class in its current state.
     *
     * @param fields the same fields in any order
     */
    List<VariableElement> inOrder(TypeElement level, List<VariableElement> fields) {
        Name marshaller = program.nameOf(level).generated("Marshaller");
        Optional<AnnotationMirror> generated = program.find(marshaller.qualified())
                .flatMap(element -> Annotations.find(element, Annotations.GENERATED));
        if (generated.isEmpty()) {
            return stale(level, marshaller, "no such class has been generated");
        }
        Map<String, VariableElement> byName = new HashMap<>();
        fields.forEach(field -> byName.put(nameOf(field), field));
        List<String> recorded = Annotations.recordedFields(generated.get()).stream()
                .filter(field -> !field.equals(OwnElements.NAME))
                .toList();
        // A constant that no constructor takes has no bytes, so it is not recorded.
        byName.values().removeIf(field -> FieldReader.isConstant(field) && !recorded.contains(nameOf(field)));
        return byName.keySet().equals(Set.copyOf(recorded))
                ? recorded.stream().map(byName::get).toList()
                : stale(level, marshaller, "the fields differ");
    }

    private static String nameOf(VariableElement field) {
        return field.getSimpleName().toString();
    }

    private List<VariableElement> stale(TypeElement level, Name marshaller, String why) {
        problems.add(Problem.of(
                Diagnostic.STALE_SUPERCLASS,
                Place.of(name),
                name,
                program.nameOf(level),
                marshaller.simple(),
                why,
                version));
        return List.of();
    }
}
