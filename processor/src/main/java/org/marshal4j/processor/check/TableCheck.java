package org.marshal4j.processor.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.column.NoColumn;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TableMethods;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;

/** Finds types that cannot have a table, and fields that cannot have a column. */
final class TableCheck implements Check {

    private final NestedTables nested;

    TableCheck(CheckContext context) {
        this.nested = new NestedTables(context.nested());
    }

    @Override
    public boolean needsSoundType() {
        return true;
    }

    @Override
    public List<Problem> check(BoundType type) {
        Dto dto = type.dto();
        if (!dto.is(Dto.Trait.TABLE)) {
            return List.of();
        }
        if (!dto.is(Dto.Trait.HAS_TABLES)) {
            return List.of(Problem.at(Diagnostic.WITHOUT_TABLES, Place.of(dto.name())));
        }
        return ofType(dto).map(List::of).orElseGet(() -> ofFields(dto));
    }

    private static Optional<Problem> ofType(Dto dto) {
        if (dto.isAbstract() || dto.family().isPresent()) {
            return Optional.of(of(
                    dto,
                    "objects of it are of different classes, with different fields",
                    "Remove table = true here, and say it of a class with all fields"));
        }
        if (dto.bound().isPresent()) {
            return Optional.of(of(
                    dto,
                    "it is generic, and has as many forms as fields give it type arguments",
                    "Remove table = true"));
        }
        if (!dto.parents().isEmpty()) {
            return Optional.of(of(
                    dto,
                    dto.parents().get(0).name() + " is @Parent, and rows do not know the objects around them",
                    "Remove table = true"));
        }
        Optional<String> taken = dto.methodAmong(TableMethods.ROW);
        if (taken.isPresent()) {
            return Optional.of(of(
                    dto,
                    "it has a method " + taken.get() + ", and so do all rows, which do something else there",
                    "Remove table = true, or rename the method"));
        }
        return nameOfTable(dto);
    }

    /** The table would hide the class, and a class without a package has no other name. */
    private static Optional<Problem> nameOfTable(Dto dto) {
        String first = dto.name().simpleNames().get(0);
        return dto.name().packageName().isEmpty() && TableMethods.CLASSES.contains(first)
                ? Optional.of(of(
                        dto,
                        "its table has a class " + first + " too, which would hide it",
                        "Rename it, or put it into a package"))
                : Optional.empty();
    }

    private List<Problem> ofFields(Dto dto) {
        List<Problem> problems = new ArrayList<>();
        for (Field field : dto.fields()) {
            ofField(dto, field).ifPresent(problems::add);
        }
        return problems;
    }

    private Optional<Problem> ofField(Dto dto, Field field) {
        if (field.elements()) {
            return Optional.of(of(
                    dto,
                    "it extends a collection or map, whose elements are what it is",
                    "Remove table = true, or hold the collection or map in a field"));
        }
        if (field.filled()) {
            return Optional.of(of(
                    dto,
                    field.name() + " is final, and what is read goes into the value that a new object has",
                    "Remove table = true, or let a constructor take the field"));
        }
        Optional<NoColumn> none = NoColumn.of(field);
        if (none.isPresent()) {
            return Optional.of(ofColumn(
                    dto, field, none.get().diagnostic(), none.get().arguments().toArray(String[]::new)));
        }
        return nested.leadsBack(dto, field)
                ? Optional.of(ofColumn(
                        dto,
                        field,
                        Diagnostic.NO_COLUMN,
                        "it leads back to " + dto.name().simple() + ", whose columns would have no end",
                        "Hold what identifies the object, or mark it @Skip, which leaves it out of messages too"))
                : Optional.empty();
    }

    private static Problem ofColumn(Dto dto, Field field, Diagnostic diagnostic, String... arguments) {
        return Problem.at(diagnostic, new Place(dto.name(), field.name()), (Object[]) arguments);
    }

    private static Problem of(Dto dto, String why, String advice) {
        return Problem.at(Diagnostic.NO_TABLE, Place.of(dto.name()), why, advice);
    }
}
