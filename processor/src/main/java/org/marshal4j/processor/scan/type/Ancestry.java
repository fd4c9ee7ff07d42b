package org.marshal4j.processor.scan.type;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.program.Program;

/** A class and its superclasses, the topmost first. */
public final class Ancestry {

    private final Program program;
    private final List<TypeElement> levels = new ArrayList<>();

    public Ancestry(Program program, TypeElement type) {
        this.program = program;
        program.supertypes().levels(type).forEach(levels::add);
        Collections.reverse(levels);
    }

    /** The classes, the topmost first. */
    public List<TypeElement> levels() {
        return List.copyOf(levels);
    }

    /** The names of the classes, the topmost first. */
    public List<Name> names() {
        return levels.stream().map(program::nameOf).toList();
    }

    /**
     * Whether all superclasses exist, and no class is so invalid that the compiler would reject code that is correct.
     */
    public boolean isComplete() {
        InvalidClasses invalid = new InvalidClasses(program);
        return levels.stream()
                .noneMatch(level -> level.getSuperclass().getKind() == TypeKind.ERROR || invalid.isInvalid(level));
    }
}
