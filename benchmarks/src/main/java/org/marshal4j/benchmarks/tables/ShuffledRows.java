package org.marshal4j.benchmarks.tables;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rows in a table, updated through a cursor that jumps in the order of shuffled {@link BeanRows}. */
final class ShuffledRows extends TableRows {
    private final TickTable.Row row;
    private final int[] order;

    /** Takes over a table. */
    ShuffledRows(TickTable table) {
        super(table);
        row = table.row();
        List<Integer> rows =
                IntStream.range(0, (int) table.size()).boxed().collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(rows, new Random(BeanRows.SEED));
        order = rows.stream().mapToInt(Integer::intValue).toArray();
    }

    @Override
    public void update() {
        for (int i : order) {
            row.moveTo(i);
            row.quantity(row.quantity() + 1);
        }
    }
}
