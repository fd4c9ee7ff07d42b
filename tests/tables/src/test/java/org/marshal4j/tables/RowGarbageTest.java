package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Going through the rows of a table allocates only the cursor, however many rows there are. */
class RowGarbageTest {
    private static final int ROWS = 2000;

    /** A cursor, its iterator, and a cursor of a nested object. */
    private static final int MOST = 200;

    private Object kept;

    private static QuoteTable quotes() {
        QuoteTable table = QuoteTable.inMemory();
        for (int i = 0; i < ROWS; i++) {
            table.add(Quote.of("VOD.L", i, i, Side.BUY, i, "XLON", Instant.EPOCH));
        }
        return table;
    }

    @Test
    void garbageIsNoticed() {
        try (QuoteTable table = quotes()) {
            assertThat(Garbage.of(() -> {
                        for (QuoteTable.Row row : table) {
                            kept = row.symbol();
                        }
                    }))
                    .isGreaterThan(ROWS * 16L);
        }
    }

    @Test
    void cursorsMakeNone() {
        try (QuoteTable table = quotes()) {
            assertThat(Garbage.of(() -> {
                        for (QuoteTable.Row row : table) {
                            row.bid(row.bid() + 1);
                            row.sequence(row.sequence() + 1);
                            row.side(row.side() == Side.BUY ? Side.SELL : Side.BUY);
                            row.firm(!row.firm());
                            row.symbol("another text");
                        }
                    }))
                    .isLessThan(MOST);
        }
    }

    @Test
    void nestedCursorsMakeNone() {
        try (LineTable table = LineTable.inMemory()) {
            for (int i = 0; i < ROWS; i++) {
                table.add(new Line("line", new Point(i, i), null));
            }
            assertThat(Garbage.of(() -> {
                        for (LineTable.Row row : table) {
                            row.from().x(row.from().x() + 1);
                            if (row.to() != null) {
                                throw new AssertionError(row);
                            }
                        }
                    }))
                    .isLessThan(MOST);
        }
    }

    @Test
    void setsAndAddsMakeNone() {
        Quote quote = Quote.of("VOD.L", 1, 2, Side.BUY, 3, "XLON", Instant.EPOCH);
        try (QuoteTable table = quotes()) {
            assertThat(Garbage.of(() -> {
                        for (int i = 0; i < ROWS; i++) {
                            table.set(i, quote);
                        }
                        table.removeLast();
                        table.add(quote);
                    }))
                    .isLessThan(MOST);
        }
    }
}
