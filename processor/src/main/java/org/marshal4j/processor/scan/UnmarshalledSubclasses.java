package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Identifiers;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.scan.type.Ancestry;
import org.marshal4j.processor.scan.type.Families;

/**
 * Finds classes that are not marshalled, although they extend a class whose objects are. Writing an object of such a
 * class fails where a field of the superclass holds it, and nothing says so before that.
 */
public final class UnmarshalledSubclasses {

    private final Program program;
    private final Set<TypeElement> imported;

    /**
     * For the subclasses in a program.
     *
     * @param imported the classes that have marshallers without an annotation
     */
    public UnmarshalledSubclasses(Program program, Set<TypeElement> imported) {
        this.program = program;
        this.imported = Set.copyOf(imported);
    }

    /**
     * A class with its problem.
     *
     * @param type the class
     * @param problem a warning
     */
    public record Found(TypeElement type, Problem problem) {}

    /** The classes found among the given ones and their nested classes. */
    public List<Found> in(Collection<? extends Element> roots) {
        List<Found> found = new ArrayList<>();
        roots.forEach(root -> look(root, found));
        return found;
    }

    private void look(Element element, List<Found> found) {
        if (element instanceof TypeElement type) {
            if (mayBeHeld(type)) {
                marshalledSuperclassOf(type).ifPresent(of -> found.add(new Found(type, problem(type, of))));
            }
            type.getEnclosedElements().forEach(member -> look(member, found));
        }
    }

    private boolean mayBeHeld(TypeElement type) {
        return type.getKind() == ElementKind.CLASS
                && !type.getModifiers().contains(Modifier.ABSTRACT)
                && Identifiers.hasName(type)
                && !Annotations.isMarshal(type)
                && !Annotations.has(type, Option.MARSHAL_WITH.qualified())
                && !imported.contains(type)
                && !Annotations.isSilenced(type);
    }

    /** The nearest superclass with {@code @Marshal}, if it has objects or is the root of a family. */
    private Optional<TypeElement> marshalledSuperclassOf(TypeElement type) {
        List<TypeElement> levels = new Ancestry(program, type).levels();
        for (int i = levels.size() - 2; i >= 0; i--) {
            TypeElement level = levels.get(i);
            if (Annotations.isMarshal(level)) {
                boolean hasObjects = !level.getModifiers().contains(Modifier.ABSTRACT) || Families.isRoot(level);
                return Optional.of(level).filter(each -> hasObjects);
            }
        }
        return Optional.empty();
    }

    private Problem problem(TypeElement type, TypeElement superclass) {
        return Problem.of(
                Diagnostic.UNMARSHALLED_SUBCLASS,
                Place.of(program.nameOf(type)),
                type.getSimpleName(),
                superclass.getSimpleName());
    }
}
