package org.marshal4j.processor;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.marshal4j.processor.problem.Problem;

/**
 * What the stages of the pipeline have made of a type so far.
 *
 * @param value the result of the last stage; empty if a stage could not make one
 * @param problems what all stages found wrong
 * @param isComplete whether nothing is missing that the compiler itself reports
 */
record Outcome<T>(Optional<T> value, List<Problem> problems, boolean isComplete) {

    Outcome {
        problems = List.copyOf(problems);
    }

    /** The outcome of a stage that found nothing wrong. */
    static <T> Outcome<T> of(T value) {
        return of(value, List.of());
    }

    /** The outcome of a stage that the next ones can work with, whatever it found wrong. */
    static <T> Outcome<T> of(T value, List<Problem> problems) {
        return new Outcome<>(Optional.of(value), problems, true);
    }

    /** Whether code generated from this is correct. */
    boolean isSound() {
        return isComplete
                && value.isPresent()
                && problems.stream().allMatch(problem -> problem.diagnostic().leavesCodeCorrect());
    }

    /** Goes on with the next stage, if there is a value. */
    <U> Outcome<U> then(Function<T, Outcome<U>> stage) {
        return value.map(stage)
                .map(next -> new Outcome<>(next.value, joined(next.problems), isComplete && next.isComplete))
                .orElseGet(() -> new Outcome<>(Optional.empty(), problems, isComplete));
    }

    /** Goes on with the next stage, unless a problem would make the generated code wrong. */
    <U> Outcome<U> thenIfSound(Function<T, Outcome<U>> stage) {
        return isSound() ? then(stage) : new Outcome<>(Optional.empty(), problems, isComplete);
    }

    private List<Problem> joined(List<Problem> next) {
        return Stream.concat(problems.stream(), next.stream()).toList();
    }
}
