package org.marshal4j.processor.scan;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.source.Source;

/** Classes that are named for several hand-written marshallers at once: those that their public constants are. */
final class MarshallerGroups {

    private static final Set<Modifier> CONSTANT = Set.of(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);

    private MarshallerGroups() {}

    /** The marshallers that a class means: itself if it is one, or if it has none. */
    static List<TypeElement> members(Source source, TypeElement named) {
        if (CustomMarshallers.valuesOf(source, named).isPresent()) {
            return List.of(named);
        }
        List<TypeElement> members = ElementFilter.fieldsIn(named.getEnclosedElements()).stream()
                .filter(field -> field.getModifiers().containsAll(CONSTANT))
                .map(VariableElement::asType)
                .map(source::elementOf)
                .flatMap(Optional::stream)
                .filter(type -> CustomMarshallers.valuesOf(source, type).isPresent())
                .distinct()
                .toList();
        return members.isEmpty() ? List.of(named) : members;
    }
}
