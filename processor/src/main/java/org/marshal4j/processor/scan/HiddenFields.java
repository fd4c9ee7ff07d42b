package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.program.Program;

/**
 * Tells which fields of superclasses cannot be accessed by name alone in an object of a class, because a class further
 * down has a field of the same name. That field may be on the wire or not, static, private, or an interface's
 * constant.
 */
final class HiddenFields {

    private final Program program;

    /** For each class, the names that it hides in all classes above it. */
    private final List<Set<String>> names = new ArrayList<>();

    /** For a class and its superclasses, the topmost first. */
    HiddenFields(Program program, List<TypeElement> levels) {
        this.program = program;
        for (TypeElement level : levels) {
            Set<String> ofLevel = new HashSet<>();
            if (!names.isEmpty()) {
                addFieldsOf(level, ofLevel, new HashSet<>());
            }
            names.add(ofLevel);
        }
    }

    /** Looks at each type once: in broken source, an interface may extend itself. */
    private void addFieldsOf(TypeElement type, Set<String> to, Set<TypeElement> seen) {
        if (!seen.add(type)) {
            return;
        }
        for (Element field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
            to.add(field.getSimpleName().toString());
        }
        for (TypeMirror parent : type.getInterfaces()) {
            program.elementOf(parent).ifPresent(element -> addFieldsOf(element, to, seen));
        }
    }

    /** Whether a class later in the list hides a field of the class at the given index. */
    boolean isHidden(String field, int level) {
        return names.subList(level + 1, names.size()).stream().anyMatch(ofLevel -> ofLevel.contains(field));
    }
}
