package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.scan.type.Families;

/**
 * A class as a member of families.
 *
 * @param id its type id
 * @param roots the binary names of its families' roots, including itself if it is a root
 */
public record Membership(int id, List<String> roots) {

    public Membership {
        roots = List.copyOf(roots);
    }

    /** The membership of a class; empty if it has no type id. */
    public static Optional<Membership> of(TypeElement type, Program program) {
        return Annotations.find(type, Annotations.TYPE_ID)
                .flatMap(annotation -> Annotations.integer(annotation, "value"))
                .map(id -> {
                    List<String> roots = new ArrayList<>();
                    new Families(program)
                            .rootsAbove(type)
                            .forEach(root -> roots.add(program.nameOf(root).binary()));
                    if (Families.isRoot(type)) {
                        roots.add(program.nameOf(type).binary());
                    }
                    return new Membership(id, roots);
                });
    }
}
