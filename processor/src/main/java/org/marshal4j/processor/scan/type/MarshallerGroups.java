package org.marshal4j.processor.scan.type;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.program.Program;

/** Finds the hand-written marshallers that a single class lists in its public constants. */
public final class MarshallerGroups {

    private static final Set<Modifier> CONSTANT = Set.of(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);

    private MarshallerGroups() {}

    /**
     * The marshallers that a named class lists. If it is a marshaller, or contains none, that is the class
     * itself.
     */
    public static List<TypeElement> members(Program program, TypeElement named) {
        if (CustomMarshallers.valuesOf(program, named).isPresent()) {
            return List.of(named);
        }
        List<TypeElement> members = ElementFilter.fieldsIn(named.getEnclosedElements()).stream()
                .filter(field -> field.getModifiers().containsAll(CONSTANT))
                .map(VariableElement::asType)
                .map(program::elementOf)
                .flatMap(Optional::stream)
                .filter(type -> CustomMarshallers.valuesOf(program, type).isPresent())
                .distinct()
                .toList();
        return members.isEmpty() ? List.of(named) : members;
    }
}
