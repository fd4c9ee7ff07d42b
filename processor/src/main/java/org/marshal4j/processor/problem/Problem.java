package org.marshal4j.processor.problem;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.marshal4j.processor.model.Name;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Rule;

/**
 * Something wrong with a DTO.
 *
 * @param statement what is wrong
 * @param namesPlace whether the statement begins with the name of the place
 * @param advice what to do; empty if the statement says it
 * @param by who can follow the advice, if the class is from a jar
 * @param rule the way in which the schema has changed, if that is the problem
 */
public record Problem(
        Diagnostic diagnostic,
        Place place,
        String statement,
        boolean namesPlace,
        String advice,
        Remedy.By by,
        Optional<Rule> rule) {

    /** A problem whose message is completed by the given arguments. One of them may be a {@link Remedy}. */
    public static Problem of(Diagnostic diagnostic, Place place, Object... arguments) {
        return of(diagnostic, place, false, arguments);
    }

    /** A problem whose message begins with the name of the place. */
    public static Problem at(Diagnostic diagnostic, Place place, Object... others) {
        return within(diagnostic, place, "", others);
    }

    /**
     * A problem whose message begins with the name of the place and what follows that, such as the type of the field.
     */
    public static Problem within(Diagnostic diagnostic, Place place, String following, Object... others) {
        return of(
                diagnostic,
                place,
                true,
                Stream.concat(Stream.of(place + following), Stream.of(others)).toArray());
    }

    private static Problem of(Diagnostic diagnostic, Place place, boolean namesPlace, Object... arguments) {
        Remedy.By by = Arrays.stream(arguments)
                .filter(Remedy.class::isInstance)
                .map(remedy -> ((Remedy) remedy).by())
                .findFirst()
                .orElse(diagnostic.by());
        return new Problem(
                diagnostic,
                place,
                diagnostic.statement(arguments),
                namesPlace,
                diagnostic.advice(arguments),
                by,
                Optional.empty());
    }

    /** A schema that differs from an accepted one. */
    public static Problem of(Diagnostic diagnostic, Place place, Difference change) {
        boolean isOfPlace = change.type().equals(place.type().binary());
        return new Problem(
                diagnostic, place, change.message(), isOfPlace, "", diagnostic.by(), Optional.of(change.rule()));
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
        return new Problem(diagnostic, place, statement, namesPlace, other + ".", by, rule);
    }

    /** The same problem, with its location at the beginning of the message. */
    public Problem led(String where) {
        return stating(where + ": " + statement);
    }

    /**
     * The same problem, with a path to the class at the beginning: in place of the class if the message begins with one
     * of its fields.
     */
    public Problem onPath(Name type, String path) {
        if (path.equals(type.simple())) {
            return this;
        }
        return namesPlace && place.field() != null && place.type().equals(type)
                ? stating(path + statement.substring(type.simple().length()))
                : led(path);
    }

    private Problem stating(String other) {
        return new Problem(diagnostic, place, other, false, advice, by, rule);
    }
}
