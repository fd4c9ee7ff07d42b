package org.marshal4j.benchmarks.tables;

import java.nio.file.Path;
import java.util.List;

/** The memory of a million rows: {@link Footprint}, with each form in a JVM of its own. */
final class MemoryPart implements Part {
    private static final List<String> FLAGS = List.of("-Xms4g", "-Xmx4g");
    private static final int ROWS = 1_000_000;
    private static final List<RowsForm> FORMS = List.of(
            RowsForm.COLUMN, RowsForm.MAPPED_COLUMN, RowsForm.BEANS, RowsForm.EXTERNALIZABLE, RowsForm.SERIALIZABLE);

    @Override
    public String name() {
        return "memory";
    }

    @Override
    public String measure(Path charts, String suffix, boolean quick) throws Exception {
        StringBuilder table = new StringBuilder(Footprint.HEADS);
        table.append(OwnJvm.run(FLAGS, Footprint.class, RowsForm.COLUMN, 10 * ROWS));
        for (RowsForm form : FORMS) {
            table.append(OwnJvm.run(FLAGS, Footprint.class, form, ROWS));
        }
        return table.toString();
    }
}
