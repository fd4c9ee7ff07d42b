package org.marshal4j.processor.scan;

import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Problem;

/**
 * The result of reading a DTO.
 *
 * @param name the name of the class
 * @param dto the DTO; empty if no code can be generated for the class
 * @param problems the problems with it
 * @param isComplete whether all its superclasses exist; if not, the compiler itself reports it
 */
public record Scanned(Name name, Optional<Dto> dto, List<Problem> problems, boolean isComplete) {

    public Scanned {
        problems = List.copyOf(problems);
    }
}
