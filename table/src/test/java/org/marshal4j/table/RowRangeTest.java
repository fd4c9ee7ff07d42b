package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;

/** Scans of a range have exactly its rows. */
class RowRangeTest {
    private static final int ROWS = 200;

    private final QuoteTable table = QuoteTable.inMemory(TableOptions.DEFAULTS.batchRows(64));

    private void fill() {
        for (int i = 0; i < ROWS; i++) {
            table.add(Quotes.at(Instant.EPOCH));
            table.c().symbol.set(i, "x");
        }
    }

    @Test
    void startsAndEndsAnywhere() {
        fill();
        Random random = new Random(3);
        for (int i = 0; i < 300; i++) {
            int from = random.nextInt(ROWS + 1);
            int to = from + random.nextInt(ROWS + 1 - from);
            RowRange range = new RowRange(from, to);
            long[] rows = new long[to - from];
            Arrays.setAll(rows, index -> from + index);
            assertThat(table.c().symbol.whereEqual(range, "x").rows()).containsExactly(rows);
            assertThat(table.c().sequence.whereEqual(range, 0).rows()).containsExactly(rows);
            assertThat(table.c().bid.whereBetween(range, -1, 1).rows()).containsExactly(rows);
            assertThat(table.c().firm.whereFalse(range).rows()).containsExactly(rows);
            assertThat(table.c().firm.whereTrue(range).rows()).isEmpty();
            int[] count = new int[1];
            table.c().symbol.forEach(range, text -> count[0]++);
            table.c().firm.forEach(range, firm -> count[0]++);
            assertThat(count[0]).isEqualTo(2 * rows.length);
        }
    }

    @Test
    void isCombinedWithOthers() {
        fill();
        Selection all = table.chunks()
                .parallel()
                .map(rows -> table.c().symbol.whereEqual(rows, "x"))
                .reduce(Selection::or)
                .orElseThrow();
        assertThat(all.count()).isEqualTo(ROWS);
        assertThat(all.and(table.c().firm.whereFalse()).count()).isEqualTo(ROWS);
    }

    @Test
    void isRefusedBeyondTheRows() {
        fill();
        RowRange beyond = new RowRange(0, ROWS + 1);
        assertThatThrownBy(() -> table.c().symbol.whereEqual(beyond, "x"))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("MARSHAL247");
        assertThatThrownBy(() -> table.c().symbol.forEach(beyond, text -> {})).hasMessageContaining("MARSHAL247");
        assertThatThrownBy(() -> table.c().bid.where(beyond, bid -> true)).hasMessageContaining("MARSHAL247");
        assertThatThrownBy(() -> table.c().firm.whereTrue(beyond)).hasMessageContaining("MARSHAL247");
    }
}
