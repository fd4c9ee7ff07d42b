package org.marshal4j.processor.scan.type;

import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.program.Program;

/**
 * Finds classes of the JDK that have fields. Those fields are internal, so no class that extends one can be
 * marshalled.
 */
public record JdkState(Program program) {
    /** Whether a class is a class of the JDK with fields. */
    public boolean isIn(TypeElement type) {
        String in = program.packageOf(type) + ".";
        return (in.startsWith("java.") || in.startsWith("javax."))
                && !program.isCompiled(type)
                && ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                        .map(field -> field.getModifiers())
                        .anyMatch(modifiers ->
                                !modifiers.contains(Modifier.STATIC) && !modifiers.contains(Modifier.TRANSIENT));
    }

    /** Whether a class extends a class of the JDK with fields. */
    boolean isBehind(TypeElement type) {
        List<TypeElement> levels = new Ancestry(program, type).levels();
        OwnElements elements = new OwnElements(program);
        return elements.unusableOf(levels).isPresent()
                || (elements.containerOf(levels).isEmpty()
                        && levels.stream().anyMatch(level -> !level.equals(type) && isIn(level)));
    }
}
