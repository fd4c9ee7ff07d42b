package org.marshal4j.benchmarks.tables;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How long full collections take while there are many rows: {@link Pauses}, with each form in a JVM of its own, all
 * with the same heap.
 */
final class PausesPart implements Part {
    private static final int COLLECTIONS = 51;
    private static final int MILLION = 1_000_000;
    private static final List<String> COLLECTORS = List.of("-XX:+UseG1GC", "-XX:+UseParallelGC");

    private record Case(RowsForm form, int millions) {
        String title() {
            return form.title() + (millions == 0 ? ", no rows" : ", " + millions + " million rows");
        }
    }

    private static final List<Case> CASES = List.of(
            new Case(RowsForm.COLUMN, 0),
            new Case(RowsForm.COLUMN, 10),
            new Case(RowsForm.COLUMN, 100),
            new Case(RowsForm.MAPPED_COLUMN, 0),
            new Case(RowsForm.MAPPED_COLUMN, 10),
            new Case(RowsForm.BEANS, 10));

    @Override
    public String name() {
        return "pauses";
    }

    @Override
    public String measure(Path charts, String suffix, boolean quick) throws Exception {
        StringBuilder table = new StringBuilder("| full collection, ms |");
        COLLECTORS.forEach(flag -> table.append(" `").append(flag).append("` |"));
        table.append("\n| --- |").append(" ---: |".repeat(COLLECTORS.size())).append('\n');
        for (Case each : CASES) {
            if (!quick || each.millions <= 10) {
                table.append("| ").append(each.title()).append(" |");
                for (String collector : COLLECTORS) {
                    table.append(' ')
                            .append(pauses(collector, each, quick ? 5 : COLLECTIONS)
                                    .strip())
                            .append(" |");
                }
                table.append('\n');
            }
        }
        return table.toString();
    }

    private static String pauses(String collector, Case each, int collections) throws Exception {
        List<String> flags = new ArrayList<>(List.of("-Xms2g", "-Xmx2g", "-XX:MaxDirectMemorySize=16g", collector));
        return OwnJvm.run(flags, Pauses.class, collections, each.form, each.millions * MILLION);
    }
}
