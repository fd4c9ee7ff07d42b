package org.marshal4j.benchmarks.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writing and reading of each shape, a column for each form. */
final class ShapeTable {
    private static final String NONE = "–";
    private static final List<Form> BY_HAND = List.of(
            new Form("NONE", "nothing"),
            new Form("RAW", "bare copy"),
            new Form("EXPLICIT", "explicit"),
            new Form("TRIVIAL", "trivially copyable"),
            new Form("GENERATED", "generated"));
    private static final List<Form> COPYING = List.of(
            new Form("GENERATED_FIELDS", "fields"),
            new Form("GENERATED_BULK", "bulk"),
            new Form("GENERATED", "as chosen"));

    private ShapeTable() {}

    /** Compares generated with hand-written code. Forms that were not measured have no column; empty without rows. */
    static String generatedAgainstByHand(ShapeResults results) {
        return table(
                results,
                results.shapes(),
                BY_HAND,
                "generated : better by hand",
                shape -> ratio(results.of(shape, "GENERATED"), results.byHand(shape)));
    }

    /** Compares one store for each field with bulk copies, for the shapes that have both; empty if there is none. */
    static String fieldsAgainstBulk(ShapeResults results) {
        return table(
                results,
                results.shapes().stream()
                        .filter(shape -> results.of(shape, "GENERATED_BULK").isPresent())
                        .toList(),
                COPYING,
                "bulk : fields",
                shape -> ratio(results.of(shape, "GENERATED_BULK"), results.of(shape, "GENERATED_FIELDS")));
    }

    private static String ratio(Optional<WriteRead> above, Optional<WriteRead> below) {
        return above.flatMap(a -> below.map(a::ratioTo)).orElse(NONE);
    }

    private static String table(
            ShapeResults results, List<String> shapes, List<Form> forms, String last, LastCell lastCell) {
        if (shapes.isEmpty()) {
            return "";
        }
        List<Form> measured =
                forms.stream().filter(form -> results.has(form.constant())).toList();
        List<String> titles = new ArrayList<>(List.of("shape"));
        measured.forEach(form -> titles.add(form.title()));
        titles.add(last);
        MarkdownTable table = new MarkdownTable(titles);
        for (String shape : shapes) {
            List<String> cells = new ArrayList<>(List.of(ShapeResults.words(shape)));
            measured.forEach(form -> cells.add(
                    results.of(shape, form.constant()).map(WriteRead::cell).orElse(NONE)));
            cells.add(lastCell.of(shape));
            table.row(cells);
        }
        return table.toString();
    }

    private interface LastCell {
        String of(String shape);
    }
}
