package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.source.Source;

/**
 * Which fields of superclasses cannot be reached by their name alone in an object of a class: a class further down has another of that
 * name, be it on the wire or not, static, private, or the constant of an interface.
 */
final class HiddenFields {

    private final Source source;

    /** The names that each class hides of all that are above it. */
    private final List<Set<String>> names = new ArrayList<>();

    /** For a class and its superclasses, the last first. */
    HiddenFields(Source source, List<TypeElement> levels) {
        this.source = source;
        for (TypeElement level : levels) {
            Set<String> ofLevel = new HashSet<>();
            if (!names.isEmpty()) {
                addFieldsOf(level, ofLevel, new HashSet<>());
            }
            names.add(ofLevel);
        }
    }

    /** Each type once: in broken source, interfaces may extend themselves. */
    private void addFieldsOf(TypeElement type, Set<String> to, Set<TypeElement> seen) {
        if (!seen.add(type)) {
            return;
        }
        for (Element field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
            to.add(field.getSimpleName().toString());
        }
        for (TypeMirror parent : type.getInterfaces()) {
            source.elementOf(parent).ifPresent(element -> addFieldsOf(element, to, seen));
        }
    }

    /** Whether a field of the class at that place in the list is hidden by a class behind it. */
    boolean isHidden(String field, int level) {
        return names.subList(level + 1, names.size()).stream().anyMatch(ofLevel -> ofLevel.contains(field));
    }
}
