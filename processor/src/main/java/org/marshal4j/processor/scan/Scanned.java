package org.marshal4j.processor.scan;

import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Problem;

/**
 * What came of reading a DTO.
 *
 * @param name the name of the class
 * @param dto what was read, unless generated code could not be about this class at all
 * @param problems what is wrong with it
 * @param isComplete whether all its superclasses exist; if not, the compiler itself complains of it
 */
public record Scanned(Name name, Optional<Dto> dto, List<Problem> problems, boolean isComplete) {

    public Scanned {
        problems = List.copyOf(problems);
    }
}
