package org.marshal4j.processor.scan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.marshal4j.processor.model.Visibility;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Visibilities;

/**
 * Finds the fields of an imported class from a class file. Compilers return them in different orders, but all write
 * them to the file in the order of the source, so the order is taken from the file.
 */
record ImportedFields(Program program) {
    /**
     * The fields in order of declaration; empty if the order cannot be found out.
     *
     * @param fields the same fields in any order
     */
    Optional<List<VariableElement>> inOrder(TypeElement type, List<VariableElement> fields) {
        if (fields.size() < 2) {
            return Optional.of(fields);
        }
        Map<String, VariableElement> byName = new HashMap<>();
        fields.forEach(field -> byName.put(field.getSimpleName().toString(), field));
        Optional<List<VariableElement>> ordered = program.classFiles()
                .fieldsOf(program.nameOf(type), program.moduleOf(type))
                .map(names ->
                        names.stream().map(byName::get).filter(Objects::nonNull).toList())
                .filter(found -> found.size() == fields.size());
        // Otherwise trust the compiler, if it returns them in the order of the class file.
        return ordered.or(() -> program.classFiles().areShownInOrder() ? Optional.of(fields) : Optional.empty());
    }

    /** Whether a class belongs to the JDK and has fields that other code cannot access. */
    boolean isClosed(TypeElement type, List<VariableElement> fields) {
        return program.isOfJdk(type) && fields.stream().anyMatch(field -> Visibilities.of(field) != Visibility.PUBLIC);
    }
}
