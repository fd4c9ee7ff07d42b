package org.marshal4j.schema.matrix;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.field.RenameHistory;
import org.marshal4j.schema.lock.Schemas;

/**
 * What becomes of messages of a type between an older and a newer revision.
 *
 * @param older what becomes of messages of the older one in the newer one
 * @param newer what becomes of messages of the newer one in the older one
 */
record Judgement(Cell older, Cell newer) {

    /**
     * Asks the judge of changes.
     *
     * @param was the schemas of the older revision, with the names that fields have in the newer one
     * @param now the schemas of the newer one
     */
    static Judgement of(String type, Schemas was, Schemas now) {
        try {
            Schema today = now.apply(type);
            List<Difference> differences = SchemaChanges.between(was.apply(type), was, today, now);
            Routes routes = new Routes(today, now);
            return new Judgement(cell(differences, routes, true), cell(differences, routes, false));
        } catch (IllegalArgumentException e) {
            Cell unknown = Cell.unknown(String.valueOf(e.getMessage()));
            return new Judgement(unknown, unknown);
        }
    }

    private static Cell cell(List<Difference> differences, Routes routes, boolean isOlder) {
        List<Reason> reasons = differences.stream()
                .flatMap(difference -> reason(difference, routes, isOlder).stream())
                .sorted(Comparator.comparing(Reason::outcome).reversed())
                .toList();
        Outcome outcome = reasons.stream().map(Reason::outcome).reduce(Outcome.READ, Outcome::and);
        boolean isConverted = outcome != Outcome.REFUSED
                && differences.stream()
                        .anyMatch(difference -> reading(difference, isOlder) == Reading.READ_AFTER_MIGRATION);
        return new Cell(outcome, isConverted, reasons, "");
    }

    private static Optional<Reason> reason(Difference difference, Routes routes, boolean isOlder) {
        Reading reading = reading(difference, isOlder);
        if (reading == Reading.READ) {
            return Optional.empty();
        }
        Routes.Route route = routes.to(difference.type());
        boolean isByValue =
                isOlder ? difference.byValue().older() : difference.byValue().newer();
        boolean isByClass = reading == Reading.REFUSED && route.isOneOfSeveral();
        Outcome outcome = isByValue || isByClass
                ? Outcome.DEPENDS_ON_VALUES
                : reading == Reading.REFUSED ? Outcome.REFUSED : Outcome.READ_AFTER_MIGRATION;
        String path = Stream.of(route.path(), RenameHistory.shown(difference.field()))
                .filter(part -> !part.isEmpty())
                .reduce((type, field) -> type + "." + field)
                .orElse("");
        return Optional.of(new Reason(outcome, path, difference));
    }

    private static Reading reading(Difference difference, boolean isOlder) {
        return isOlder ? difference.oldBytesNewClass() : difference.newBytesOldClass();
    }
}
