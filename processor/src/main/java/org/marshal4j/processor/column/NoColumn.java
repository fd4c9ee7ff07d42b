package org.marshal4j.processor.column;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.marshal4j.processor.codec.CollectionKind;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;

/**
 * Why a field has no column, and what to do about it.
 *
 * @param diagnostic what is reported
 * @param arguments what its message takes behind the name of the field
 */
public record NoColumn(Diagnostic diagnostic, List<String> arguments) {

    private static final Set<String> LISTS = Arrays.stream(CollectionKind.values())
            .map(CollectionKind::declared)
            .collect(Collectors.toUnmodifiableSet());

    public NoColumn {
        arguments = List.copyOf(arguments);
    }

    /** Why; empty if it has a column. */
    public static Optional<NoColumn> of(Field field) {
        Optional<Reason> reason = Reason.of(field);
        if (reason.isPresent()) {
            return reason.map(known -> because(known.why(), known.advice()));
        }
        return ColumnKinds.of(field).isPresent() ? Optional.empty() : Optional.of(byType(field.type()));
    }

    private static NoColumn byType(TypeRef type) {
        if (OptionalColumn.ofType(type).isPresent()) {
            return because(
                    "a column cannot tell null from an empty " + type, "Make it @Required, so that null means empty");
        }
        if (type instanceof TypeRef.OfClass named && LISTS.contains(named.name().qualified())) {
            return because(
                    "there is no column for " + type + ", only for lists of boxes, texts, enums and times",
                    "Declare such a List, or an array of numbers, " + Reason.SKIP);
        }
        return type instanceof TypeRef.OfClass named && named.kind() instanceof ClassKind.Marshalled marshalled
                ? byMarshalled(named, marshalled)
                : Replacement.of(type)
                        .map(other ->
                                because("there is no column for " + type, "Declare " + other + ", " + Reason.SKIP))
                        .orElseGet(() -> because(
                                "there is no column for " + type,
                                "Declare a type that docs/tables.md lists, such as a String or a class with"
                                        + " @Marshal(table = true), " + Reason.SKIP));
    }

    private static NoColumn byMarshalled(TypeRef.OfClass named, ClassKind.Marshalled marshalled) {
        if (marshalled.isFamily() || marshalled.isAbstract()) {
            return because(
                    named + " can be an object of several classes, and a column holds one",
                    "Declare one class, " + Reason.SKIP);
        }
        return named.arguments().isEmpty()
                ? new NoColumn(Diagnostic.NESTED_WITHOUT_TABLE, List.of(named.toString()))
                : because(
                        named + " is generic, and has no table", "Declare a class that is not generic, " + Reason.SKIP);
    }

    private static NoColumn because(String why, String advice) {
        return new NoColumn(Diagnostic.NO_COLUMN, List.of(why, advice));
    }
}
