package org.marshal4j.processor.scan;

import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.source.Source;

/** Classes of the JDK that have fields, which are their own business: no class that extends one can be marshalled. */
final class JdkState {

    private final Source source;

    JdkState(Source source) {
        this.source = source;
    }

    /** Whether a class is one of them. */
    boolean isIn(TypeElement type) {
        String in = source.packageOf(type) + ".";
        return (in.startsWith("java.") || in.startsWith("javax."))
                && !source.isCompiled(type)
                && ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                        .map(field -> field.getModifiers())
                        .anyMatch(modifiers ->
                                !modifiers.contains(Modifier.STATIC) && !modifiers.contains(Modifier.TRANSIENT));
    }

    /** Whether a class extends one of them. */
    boolean isBehind(TypeElement type) {
        List<TypeElement> levels = new Ancestry(source, type).levels();
        OwnElements elements = new OwnElements(source);
        return elements.unusableOf(levels).isPresent()
                || (elements.containerOf(levels).isEmpty()
                        && levels.stream().anyMatch(level -> !level.equals(type) && isIn(level)));
    }
}
