package org.marshal4j.processor.column;

import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;

/**
 * Why a field has no column, and what to do about it.
 *
 * @param diagnostic the diagnostic to report
 * @param arguments the arguments of its message after the name of the field
 */
public record NoColumn(Diagnostic diagnostic, List<String> arguments) {

    public NoColumn {
        arguments = List.copyOf(arguments);
    }

    /** Why the field has no column; empty if it has one. */
    public static Optional<NoColumn> of(Field field) {
        Optional<Reason> reason = Reason.of(field);
        if (reason.isPresent()) {
            return reason.map(known -> because(known.why(), known.advice()));
        }
        if (ColumnKinds.of(field).isPresent()) {
            return Optional.empty();
        }
        return ofElements(field).or(() -> Optional.of(byType(field.type())));
    }

    /** Why there is no column for the elements of a collection, or for the keys or values of a map. */
    private static Optional<NoColumn> ofElements(Field field) {
        boolean holds = ElementsColumn.kind(field.type()).isPresent()
                || MapColumn.kind(field.type()).isPresent();
        return field.type() instanceof TypeRef.OfClass named && holds
                ? named.arguments().stream()
                        .map(type -> of(ElementCode.field(field, type, true)))
                        .flatMap(Optional::stream)
                        .findFirst()
                : Optional.empty();
    }

    private static NoColumn byType(TypeRef type) {
        if (OptionalColumn.ofType(type).isPresent()) {
            return because(
                    "a column cannot tell null from an empty " + type, "Make it @Required, so that null means empty");
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
