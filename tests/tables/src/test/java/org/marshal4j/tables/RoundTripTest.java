package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.table.Table;
import org.marshal4j.table.TableOptions;

/** A table returns what was put into it, whatever was in the row before. */
class RoundTripTest {
    /** Small batches, so that the rows need several. */
    private static final TableOptions SMALL = TableOptions.DEFAULTS.batchRows(64);

    private static final int ROWS = 140;

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void everyType(long seed) {
        RandomValues values = new RandomValues(seed);
        try (EveryTable table = EveryTable.inMemory(SMALL)) {
            comesBack(table, values::every);
            Every into = new Every();
            for (long row = 0; row < table.size(); row += 7) {
                assertThat(table.get(row, into)).isSameAs(into);
                Same.check("row " + row, into, table.get(row));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {4, 5})
    void privateFields(long seed) {
        RandomValues values = new RandomValues(seed);
        try (QuoteTable table = QuoteTable.inMemory(SMALL)) {
            comesBack(table, () -> values.quote(seed));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {6, 7})
    void recordsInRecords(long seed) {
        RandomValues values = new RandomValues(seed);
        try (LineTable table = LineTable.inMemory(SMALL)) {
            comesBack(table, values::line);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {8, 9})
    void everyTypeInAFile(long seed, @TempDir Path temp) {
        RandomValues values = new RandomValues(seed);
        Path file = temp.resolve("every.arrow");
        List<Every> expected;
        try (EveryTable table = EveryTable.create(file, SMALL)) {
            expected = comesBack(table, values::every);
        }
        try (EveryTable table = EveryTable.openReadOnly(file)) {
            equals(table, expected);
        }
        try (EveryTable table = EveryTable.open(file)) {
            for (int i = 0; i < ROWS; i += 5) {
                expected.set(i, values.every());
                table.set(i, expected.get(i));
            }
            expected.add(values.every());
            table.add(expected.get(ROWS));
            table.flush();
            try (EveryTable other = EveryTable.openReadOnly(file)) {
                equals(other, expected);
            }
        }
    }

    private static <T> List<T> comesBack(Table<T> table, Supplier<T> values) {
        List<T> expected = new ArrayList<>();
        for (int i = 0; i < ROWS; i++) {
            expected.add(values.get());
            table.add(expected.get(i));
        }
        for (int i = 0; i < ROWS; i += 3) {
            expected.set(i, values.get());
            table.set(i, expected.get(i));
        }
        for (int i = 0; i < ROWS / 2; i++) {
            expected.remove(expected.size() - 1);
            table.removeLast();
        }
        for (int i = 0; i < ROWS / 2; i++) {
            expected.add(values.get());
            table.add(expected.get(expected.size() - 1));
        }
        equals(table, expected);
        return expected;
    }

    private static <T> void equals(Table<T> table, List<T> expected) {
        assertThat(table.size()).isEqualTo(expected.size());
        for (int i = 0; i < expected.size(); i++) {
            Same.check("row " + i, table.get(i), expected.get(i));
        }
    }
}
