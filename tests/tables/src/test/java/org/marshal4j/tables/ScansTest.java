package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Array;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.table.Column;
import org.marshal4j.table.ObjectColumn;
import org.marshal4j.table.OrderedColumn;
import org.marshal4j.table.RowRange;
import org.marshal4j.table.Selection;
import org.marshal4j.table.TableOptions;

/** The columns of each type find the same rows as a loop over all values. */
class ScansTest {
    private static final int ROWS = 150;
    private static final RowRange RANGE = new RowRange(7, 140);

    /** To compare with values of several rows, but not with those of all. */
    private static final int STEP = 29;

    @TempDir
    Path temp;

    private EveryTable table(boolean isInFile) {
        TableOptions options =
                TableOptions.DEFAULTS.batchRows(64).listElements(1).textBytes(0);
        EveryTable table =
                isInFile ? EveryTable.create(temp.resolve("every.arrow"), options) : EveryTable.inMemory(options);
        RandomValues values = new RandomValues(isInFile ? 21 : 22);
        for (int i = 0; i < ROWS; i++) {
            // Some values twice.
            table.add(i % 10 == 9 ? table.get(i - 5) : values.every());
        }
        return table;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @SuppressWarnings("unchecked")
    void findEqualValues(boolean isInFile) {
        try (EveryTable table = table(isInFile)) {
            for (Column column : table.columns()) {
                if (column instanceof ObjectColumn<?> objects) {
                    checkEqual((ObjectColumn<Object>) objects);
                }
            }
        }
    }

    private static void checkEqual(ObjectColumn<Object> column) {
        List<Object> values = values(column);
        for (int i = 0; i < ROWS; i += STEP) {
            Object wanted = column.get(i);
            if (wanted != null) {
                Predicate<Object> isEqual = value -> Objects.equals(plain(value), plain(wanted));
                long[] rows = rows(values, isEqual, 0, ROWS);
                assertThat(column.whereEqual(wanted).rows()).as(column.name()).containsExactly(rows);
                assertThat(column.where(isEqual).rows()).containsExactly(rows);
                assertThat(column.indexOf(wanted)).isEqualTo(rows.length == 0 ? -1 : rows[0]);
                long[] within = rows(values, isEqual, (int) RANGE.from(), (int) RANGE.to());
                assertThat(column.whereEqual(RANGE, wanted).rows()).containsExactly(within);
                assertThat(column.where(RANGE, isEqual).rows()).containsExactly(within);
            }
        }
        checkEach(column, values);
    }

    /** With lists in place of queues and arrays, which are equal to none but themselves. */
    private static Object plain(Object value) {
        if (value instanceof List<?> || value instanceof Queue<?>) {
            return ((Collection<?>) value).stream().map(ScansTest::plain).toList();
        }
        if (value instanceof Map<?, ?> map) {
            Map<Object, Object> plain = new HashMap<>();
            map.forEach((key, each) -> plain.put(key, plain(each)));
            return plain;
        }
        return value != null && value.getClass().isArray()
                ? IntStream.range(0, Array.getLength(value))
                        .mapToObj(i -> plain(Array.get(value, i)))
                        .toList()
                : value;
    }

    private static void checkEach(ObjectColumn<Object> column, List<Object> values) {
        List<Object> found = new ArrayList<>();
        column.forEach(RANGE, found::add);
        List<Object> expected = values.subList((int) RANGE.from(), (int) RANGE.to()).stream()
                .filter(Objects::nonNull)
                .toList();
        Same.check(column.name(), found, expected);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @SuppressWarnings({"unchecked", "rawtypes"})
    void compareValues(boolean isInFile) {
        int checked = 0;
        try (EveryTable table = table(isInFile)) {
            Selection some = table.aBoolean().whereTrue();
            for (Column column : table.columns()) {
                if (column instanceof OrderedColumn ordered) {
                    checkOrder(ordered, some);
                    checked++;
                }
            }
        }
        assertThat(checked).isEqualTo(8);
    }

    private static <V extends Comparable<? super V>> void checkOrder(OrderedColumn<V> column, Selection some) {
        List<V> values = values(column);
        assertThat(column.min()).isEqualTo(least(values, Comparator.naturalOrder()));
        assertThat(column.max()).isEqualTo(least(values, Comparator.reverseOrder()));
        List<V> within = values.subList((int) RANGE.from(), (int) RANGE.to());
        assertThat(column.min(RANGE)).isEqualTo(least(within, Comparator.naturalOrder()));
        assertThat(column.max(RANGE)).isEqualTo(least(within, Comparator.reverseOrder()));
        List<V> selected = new ArrayList<>();
        some.forEach(row -> selected.add(values.get((int) row)));
        assertThat(column.min(some)).isEqualTo(least(selected, Comparator.naturalOrder()));
        assertThat(column.max(some)).isEqualTo(least(selected, Comparator.reverseOrder()));
        for (int i = 0; i < ROWS; i += STEP) {
            V least = values.get(i);
            V greatest = values.get((i + 5) % ROWS);
            if (least != null && greatest != null) {
                BiPredicate<V, V> isOrdered = (a, b) -> a.compareTo(b) <= 0;
                Predicate<V> isBetween =
                        value -> value != null && isOrdered.test(least, value) && isOrdered.test(value, greatest);
                assertThat(column.whereBetween(least, greatest).rows())
                        .as(column.name())
                        .containsExactly(rows(values, isBetween, 0, ROWS));
                assertThat(column.whereBetween(RANGE, least, greatest).rows())
                        .containsExactly(rows(values, isBetween, (int) RANGE.from(), (int) RANGE.to()));
            }
        }
    }

    private static <V> List<V> values(ObjectColumn<V> column) {
        List<V> values = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) {
            values.add(column.get(row));
        }
        return values;
    }

    private static <V> Optional<V> least(List<V> values, Comparator<V> order) {
        return values.stream().filter(Objects::nonNull).min(order);
    }

    private static <V> long[] rows(List<V> values, Predicate<V> test, int from, int to) {
        return IntStream.range(from, to)
                .filter(row -> test.test(values.get(row)))
                .asLongStream()
                .toArray();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void findBooleansAndNumbers(boolean isInFile) {
        try (EveryTable table = table(isInFile)) {
            List<Object> booleans = new ArrayList<>();
            table.booleanBox().forEach(RANGE, booleans::add);
            List<Object> all = new ArrayList<>();
            List<Long> numbers = new ArrayList<>();
            List<Object> kept = new ArrayList<>();
            for (int row = 0; row < ROWS; row++) {
                all.add(table.booleanBox().value(row));
                numbers.add((Long) table.longBox().value(row));
                if (row >= RANGE.from() && row < RANGE.to() && all.get(row) != null) {
                    kept.add(all.get(row));
                }
            }
            assertThat(booleans).isEqualTo(kept);
            assertThat(table.booleanBox().indexOf(true)).isEqualTo(all.indexOf(true));
            assertThat(table.booleanBox().indexOf(false)).isEqualTo(all.indexOf(false));
            assertThat(table.booleanBox().whereTrue(RANGE).rows())
                    .containsExactly(rows(all, Boolean.TRUE::equals, 7, 140));
            assertThat(table.booleanBox().whereFalse(RANGE).rows())
                    .containsExactly(rows(all, Boolean.FALSE::equals, 7, 140));
            assertThat(table.longBox().where(RANGE, number -> number > 0).rows())
                    .containsExactly(rows(numbers, number -> number != null && number > 0, 7, 140));
            assertThat(table.longBox().whereBetween(RANGE, -5, 1000).rows())
                    .containsExactly(rows(numbers, number -> number != null && number >= -5 && number <= 1000, 7, 140));
        }
    }
}
