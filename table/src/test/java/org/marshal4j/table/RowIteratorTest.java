package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * A cursor that moves over a table visits each row once. It also visits rows added meanwhile, and no row that has been
 * removed.
 */
class RowIteratorTest {
    private static final TableOptions SMALL =
            TableOptions.DEFAULTS.batchRows(64).listElements(1);

    private final QuoteTable table = QuoteTable.inMemory(SMALL);
    private final Iterator<Cursor> rows = table.iterator(new Cursor());

    private static final class Cursor extends TableRow<Quote> {

        @Override
        public Quote toObject() {
            throw new UnsupportedOperationException("not needed here");
        }
    }

    private void add(int count) {
        Quotes.random(new Random(1), count).forEach(table::add);
    }

    private List<Long> rest() {
        List<Long> found = new ArrayList<>();
        rows.forEachRemaining(row -> found.add(row.index()));
        return found;
    }

    @Test
    void visitsEachRow() {
        add(3);
        assertThat(rest()).containsExactly(0L, 1L, 2L);
        assertThatThrownBy(rows::next)
                .isInstanceOf(NoSuchElementException.class)
                .hasMessage("the table has 3 rows");
    }

    @Test
    void visitsRowsThatAreAddedMeanwhile() {
        assertThat(rows.hasNext()).isFalse();
        add(2);
        Cursor first = rows.next();
        assertThat(first.index()).isZero();
        add(100);
        assertThat(rest()).hasSize(101).startsWith(1L).endsWith(101L);
        add(1);
        assertThat(rows.next()).isSameAs(first);
        assertThat(first.index()).isEqualTo(102);
    }

    @Test
    void endsBeforeRowsThatAreRemovedMeanwhile() {
        add(3);
        rows.next();
        table.removeLast();
        assertThat(rest()).containsExactly(1L);
    }

    @Test
    void endsWhenTheTableIsClosed() {
        add(3);
        rows.next();
        table.close();
        assertThat(rows.hasNext()).isFalse();
        assertThatThrownBy(rows::next).isInstanceOf(NoSuchElementException.class);
    }
}
