package org.marshal4j.processor.problem;

import java.util.Arrays;
import java.util.Optional;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Rule;

/**
 * Something wrong with a DTO.
 *
 * @param statement what is wrong
 * @param advice what to do; empty if the statement says it
 * @param by who can follow the advice, if the class is from a jar
 * @param rule the way in which the schema has changed, if that is the problem
 */
public record Problem(
        Diagnostic diagnostic, Place place, String statement, String advice, Remedy.By by, Optional<Rule> rule) {

    /** A problem whose message is completed by the given arguments. One of them may be a {@link Remedy}. */
    public static Problem of(Diagnostic diagnostic, Place place, Object... arguments) {
        Remedy.By by = Arrays.stream(arguments)
                .filter(Remedy.class::isInstance)
                .map(remedy -> ((Remedy) remedy).by())
                .findFirst()
                .orElse(diagnostic.by());
        return new Problem(
                diagnostic, place, diagnostic.statement(arguments), diagnostic.advice(arguments), by, Optional.empty());
    }

    /** A schema that differs from an accepted one. */
    public static Problem of(Diagnostic diagnostic, Place place, Difference change) {
        return new Problem(diagnostic, place, change.message(), "", diagnostic.by(), Optional.of(change.rule()));
    }

    /** Whether no marshaller can be generated. */
    public boolean isError() {
        return !diagnostic.isWarning();
    }

    /** The text for the user. */
    public String message() {
        return diagnostic.message(statement, advice);
    }

    /** The same problem, with other advice. */
    public Problem advising(String other) {
        return new Problem(diagnostic, place, statement, other + ".", by, rule);
    }

    /** The same problem, with its location at the beginning of the message. */
    public Problem led(String where) {
        return stating(where + ": " + statement);
    }

    /** The same problem, with the beginning of the message, after the code, replaced. */
    public Problem beginning(String old, String now) {
        return stating(now + statement.substring(old.length()));
    }

    private Problem stating(String other) {
        return new Problem(diagnostic, place, other, advice, by, rule);
    }
}
