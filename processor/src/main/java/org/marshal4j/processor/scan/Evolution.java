package org.marshal4j.processor.scan;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.scan.type.Ancestry;

/** Tells which classes of a DTO's ancestry are evolvable. */
record Evolution(Program program, TypeElement type, Ancestry ancestry) {
    /** The classes that have a versioned block of their own in this type's bytes, superclasses first. */
    List<Name> versionedBlocks() {
        return Annotations.isEvolvable(type)
                ? ancestry.levels().stream()
                        .filter(Annotations::isEvolvable)
                        .map(program::nameOf)
                        .toList()
                : List.of();
    }

    /** The problem with an evolvable class that inherits fields from one that is not, or the other way round. */
    Optional<Problem> mixture(List<Field> fields) {
        boolean evolvable = Annotations.isEvolvable(type);
        Name name = program.nameOf(type);
        return ancestry.levels().stream()
                .filter(level -> Annotations.isEvolvable(level) != evolvable)
                .map(program::nameOf)
                .filter(owner -> fields.stream().anyMatch(field -> field.owner().equals(owner)))
                .findFirst()
                .map(owner -> Problem.at(
                        Diagnostic.MIXED_EVOLUTION,
                        Place.of(name),
                        evolvable ? "evolvable" : "not evolvable",
                        owner,
                        evolvable ? "not" : "evolvable"));
    }
}
