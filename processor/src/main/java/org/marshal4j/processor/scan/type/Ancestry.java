package org.marshal4j.processor.scan.type;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.source.Source;

/** A class and its superclasses, the topmost first. */
public final class Ancestry {

    private final Source source;
    private final List<TypeElement> levels = new ArrayList<>();

    public Ancestry(Source source, TypeElement type) {
        this.source = source;
        Set<TypeElement> seen = new HashSet<>();
        for (Optional<TypeElement> level = Optional.of(type);
                level.isPresent() && seen.add(level.get());
                level = source.supertypes().superclassOf(level.get())) {
            levels.add(level.get());
        }
        Collections.reverse(levels);
    }

    /** The classes, the topmost first. */
    public List<TypeElement> levels() {
        return List.copyOf(levels);
    }

    /** The names of the classes, the topmost first. */
    public List<Name> names() {
        return levels.stream().map(source::nameOf).toList();
    }

    /**
     * Whether all superclasses exist, and no class is so invalid that the compiler would reject code that is correct.
     */
    public boolean isComplete() {
        InvalidClasses invalid = new InvalidClasses(source);
        return levels.stream()
                .noneMatch(level -> level.getSuperclass().getKind() == TypeKind.ERROR || invalid.isInvalid(level));
    }
}
