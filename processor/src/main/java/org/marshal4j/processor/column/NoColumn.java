package org.marshal4j.processor.column;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.marshal4j.processor.codec.CollectionKind;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;

/**
 * Why a field has no column, and what to do about it.
 *
 * @param diagnostic what is reported
 * @param arguments what its message takes behind the name of the field
 */
public record NoColumn(Diagnostic diagnostic, List<String> arguments) {

    private static final String SKIP = "or mark it @Skip, which leaves it out of messages too";

    private static final Set<String> LISTS = Arrays.stream(CollectionKind.values())
            .map(CollectionKind::declared)
            .collect(Collectors.toUnmodifiableSet());

    public NoColumn {
        arguments = List.copyOf(arguments);
    }

    /** Why; empty if it has a column. */
    public static Optional<NoColumn> of(Field field) {
        Optional<NoColumn> byOptions = byOptions(field);
        if (byOptions.isPresent()) {
            return byOptions;
        }
        return ColumnKinds.of(field).isPresent() ? Optional.empty() : Optional.of(byType(field.type()));
    }

    /** What annotations on the field, or on its class, leave no column for. */
    static Optional<NoColumn> byOptions(Field field) {
        if (field.options().with().isPresent() || isCustom(field.type())) {
            return Optional.of(because(
                    "a hand-written marshaller writes it, and tables do not ask that",
                    "Hold its parts in fields of their own, " + SKIP));
        }
        if (field.options().has(Option.DYNAMIC)) {
            return Optional.of(because(
                    "the classes of its values are not known before", "Declare the exact class, " + SKIP));
        }
        if (field.options().has(Option.SHARED)
                || (field.type() instanceof TypeRef.OfClass named
                        && named.kind() instanceof ClassKind.Marshalled marshalled
                        && marshalled.isShared())) {
            return Optional.of(because(
                    "@Shared keeps the identity of objects, and rows hold values",
                    "Remove @Shared, or hold what identifies the object, " + SKIP));
        }
        return Optional.empty();
    }

    private static boolean isCustom(TypeRef type) {
        return type instanceof TypeRef.OfClass named && named.kind() instanceof ClassKind.Custom;
    }

    private static NoColumn byType(TypeRef type) {
        if (OptionalColumn.ofType(type).isPresent()) {
            return because(
                    "a column cannot tell null from an empty " + type, "Make it @Required, so that null means empty");
        }
        if (type instanceof TypeRef.OfClass named && LISTS.contains(named.name().qualified())) {
            return because(
                    "there is no column for " + type + ", only for lists of boxes, texts, enums and times",
                    "Declare such a List, or an array of numbers, " + SKIP);
        }
        return type instanceof TypeRef.OfClass named && named.kind() instanceof ClassKind.Marshalled marshalled
                ? byMarshalled(named, marshalled)
                : Replacement.of(type)
                        .map(other -> because("there is no column for " + type, "Declare " + other + ", " + SKIP))
                        .orElseGet(() -> because(
                                "there is no column for " + type,
                                "Declare a type that docs/tables.md lists, such as a String or a class with"
                                        + " @Marshal(table = true), " + SKIP));
    }

    private static NoColumn byMarshalled(TypeRef.OfClass named, ClassKind.Marshalled marshalled) {
        if (marshalled.isFamily() || marshalled.isAbstract()) {
            return because(
                    named + " stands for objects of different classes, and a column holds one",
                    "Declare one class, " + SKIP);
        }
        return named.arguments().isEmpty()
                ? new NoColumn(Diagnostic.NESTED_WITHOUT_TABLE, List.of(named.toString()))
                : because(named + " is generic, and has no table", "Declare a class that is not generic, " + SKIP);
    }

    private static NoColumn because(String why, String advice) {
        return new NoColumn(Diagnostic.NO_COLUMN, List.of(why, advice));
    }
}
