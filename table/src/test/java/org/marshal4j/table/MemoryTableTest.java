package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;

/** Tables in memory return what was put into them, row by row and column by column. */
class MemoryTableTest {
    private static final TableOptions SMALL =
            TableOptions.DEFAULTS.batchRows(64).listElements(1);
    private static final int ROWS = 1_000;

    private static void assertRow(QuoteTable table, long row, Quote expected) {
        assertThat(table.get(row)).usingRecursiveComparison().isEqualTo(expected);
    }

    @Test
    void returnsRowsThatWereAdded() {
        QuoteTable table = QuoteTable.inMemory(SMALL);
        List<Quote> quotes = Quotes.random(new Random(1), ROWS);
        quotes.forEach(table::add);
        assertThat(table.size()).isEqualTo(ROWS);
        for (int row = 0; row < ROWS; row++) {
            assertRow(table, row, quotes.get(row));
        }
    }

    @Test
    void returnsRowsThatWereSetAgainAndAgain() {
        QuoteTable table = QuoteTable.inMemory(SMALL);
        Quotes.random(new Random(2), 100).forEach(table::add);
        for (int seed = 3; seed < 13; seed++) {
            List<Quote> quotes = Quotes.random(new Random(seed), 100);
            for (int row = 0; row < 100; row++) {
                table.set(row, quotes.get(row));
            }
            for (int row = 0; row < 100; row++) {
                assertRow(table, row, quotes.get(row));
            }
        }
    }

    @Test
    void scansColumns() {
        QuoteTable table = QuoteTable.inMemory(SMALL);
        List<Quote> quotes = Quotes.random(new Random(4), ROWS);
        quotes.forEach(table::add);
        QuoteTable.Columns c = table.c();
        assertThat(c.sequence.sum())
                .isEqualTo(quotes.stream().mapToLong(Quote::sequence).sum());
        assertThat(c.bid.min().orElseThrow())
                .isEqualTo(quotes.stream().mapToDouble(Quote::bid).min().orElseThrow(NoSuchElementException::new));
        assertThat(c.size.max().orElseThrow())
                .isEqualTo(quotes.stream()
                        .filter(quote -> quote.size() != null)
                        .mapToLong(Quote::size)
                        .max()
                        .orElseThrow());
        assertThat(c.size.sum())
                .isEqualTo(quotes.stream()
                        .filter(quote -> quote.size() != null)
                        .mapToLong(Quote::size)
                        .sum());
        assertThat(c.sequence.indexOf(quotes.get(777).sequence())).isEqualTo(777);
        assertThat(c.sequence.indexOf(-1)).isEqualTo(-1);
        assertThat(table.chunks().parallel().mapToLong(c.sequence::sum).sum()).isEqualTo(c.sequence.sum());
    }

    @Test
    void selectsRows() {
        QuoteTable table = QuoteTable.inMemory(SMALL);
        List<Quote> quotes = Quotes.random(new Random(5), ROWS);
        quotes.forEach(table::add);
        QuoteTable.Columns c = table.c();
        Selection buys = c.side.whereEqual(Quote.Side.BUY);
        Selection large = c.size.where(size -> size > 0);
        assertThat(buys.and(large).rows())
                .containsExactly(Quotes.rows(
                        quotes, quote -> quote.side() == Quote.Side.BUY && quote.size() != null && quote.size() > 0));
        assertThat(buys.or(large.not()).rows())
                .containsExactly(Quotes.rows(
                        quotes, quote -> quote.side() == Quote.Side.BUY || quote.size() == null || quote.size() <= 0));
        assertThat(c.sequence.sum(buys))
                .isEqualTo(quotes.stream()
                        .filter(quote -> quote.side() == Quote.Side.BUY)
                        .mapToLong(Quote::sequence)
                        .sum());
        assertThat(c.firm.whereTrue().count())
                .isEqualTo(quotes.stream().filter(Quote::firm).count());
        assertThat(c.firm.whereFalse().count() + c.firm.count()).isEqualTo(ROWS);
    }

    @Test
    void refusesASelectionOfAnotherTable() {
        QuoteTable table = QuoteTable.inMemory(SMALL);
        QuoteTable other = QuoteTable.inMemory(SMALL);
        Quotes.random(new Random(7), 10).forEach(quote -> {
            table.add(quote);
            other.add(quote);
        });
        Selection firm = other.c().firm.whereTrue();
        assertThatThrownBy(() -> table.c().sequence.sum(firm))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the selection is not of this table's rows");
        assertThatThrownBy(() -> firm.and(table.c().firm.whereTrue())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void removesTheLastRow() {
        QuoteTable table = QuoteTable.inMemory(SMALL);
        List<Quote> quotes = Quotes.random(new Random(6), 70);
        quotes.forEach(table::add);
        for (int i = 0; i < 10; i++) {
            table.removeLast();
        }
        assertThat(table.size()).isEqualTo(60);
        assertThatThrownBy(() -> table.get(60))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("MARSHAL247");
        table.add(quotes.get(0));
        assertRow(table, 60, quotes.get(0));
    }

    @Test
    void refusesRowsThatAColumnCannotHold() {
        QuoteTable table = QuoteTable.inMemory(SMALL);
        Quote beyond = Quotes.at(Instant.MAX);
        assertThatThrownBy(() -> table.add(beyond))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("at: row 0: cannot hold " + Instant.MAX)
                .hasMessageContaining("MARSHAL248");
        assertThat(table.size()).isZero();
    }

    @Test
    void holdsAllNanosecondsOfALong() {
        QuoteTable table = QuoteTable.inMemory(SMALL);
        table.add(Quotes.at(Instant.EPOCH));
        for (long nanos : new long[] {Long.MIN_VALUE, Long.MIN_VALUE + 1, -1, 0, 1, Long.MAX_VALUE}) {
            Instant instant = Instant.EPOCH.plusNanos(nanos);
            table.c().at.set(0, instant);
            assertThat(table.c().at.get(0)).isEqualTo(instant);
        }
        Instant above = Instant.EPOCH.plusNanos(Long.MAX_VALUE).plusNanos(1);
        Instant below = Instant.EPOCH.plusNanos(Long.MIN_VALUE).minusNanos(1);
        assertThatThrownBy(() -> table.c().at.set(0, above)).hasMessageContaining("MARSHAL248");
        assertThatThrownBy(() -> table.c().at.set(0, below)).hasMessageContaining("MARSHAL248");
    }

    @Test
    void describesFailures() {
        QuoteTable table = QuoteTable.inMemory(SMALL);
        table.add(Quotes.at(Instant.EPOCH));
        table.c().size.setNull(0);
        assertThatThrownBy(() -> table.c().size.get(0)).hasMessageContaining("size: row 0 is null");
        assertThatThrownBy(() -> table.c().bid.setNull(0)).hasMessageContaining("bid: row 0: cannot hold null");
        assertThatThrownBy(() -> table.c().bid.get(1)).hasMessageContaining("bid: there is no row 1");
        assertThatThrownBy(() -> table.c().bid.get(-1)).hasMessageContaining("MARSHAL247");
        assertThatThrownBy(() -> table.c().bid.set(1, 1)).hasMessageContaining("MARSHAL247");
        table.close();
        table.close();
        assertThat(table.isOpen()).isFalse();
        assertThatThrownBy(() -> table.c().bid.get(0)).hasMessageContaining("MARSHAL246");
        assertThatThrownBy(() -> table.c().bid.set(0, 1)).hasMessageContaining("MARSHAL246");
        assertThatThrownBy(() -> table.add(Quotes.at(Instant.EPOCH))).hasMessageContaining("MARSHAL246");
        assertThatThrownBy(table::flush).hasMessageContaining("MARSHAL246");
    }

    @Test
    void givesBackTextsOfEachLength() {
        QuoteTable table = QuoteTable.inMemory(SMALL);
        Quotes.random(new Random(14), 1).forEach(table::add);
        for (String character : List.of("x", "é", "€", "😀")) {
            for (int before = 0; before < 5; before++) {
                for (int count = 0; count < 8; count++) {
                    String text = "a".repeat(before) + character.repeat(count);
                    table.c().symbol.set(0, text);
                    assertThat(table.c().symbol.get(0)).isEqualTo(text);
                    table.c().symbol.setChars(0, new StringBuilder(text).append("z"));
                    assertThat(table.c().symbol.get(0)).isEqualTo(text + "z");
                }
            }
        }
    }
}
