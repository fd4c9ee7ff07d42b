package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.generated.TableColumns;
import org.marshal4j.table.stored.StoredTable;

/** A file says what generated code reads from it, without that code; and hostile files do no harm. */
class StoredTableTest {
    static final List<String> NAMES = SmallTables.NAMES;

    /** Other tests change every so-many-th byte. */
    private static final int CHANGES = Math.min(3_000, 90_000 / Integer.getInteger("table.changes", 3001));

    @TempDir
    Path temp;

    @ParameterizedTest
    @FieldSource("NAMES")
    void everyKindOfColumn(String name) throws IOException {
        Path file = temp.resolve("table.arrow");
        SmallTables.create(name, file);
        List<Map<String, @Nullable Object>> expected =
                name.equals("quotes") ? quotes(file) : SmallTables.columns(name, file, StoredTableTest::rows);
        try (StoredTable table = StoredTable.open(file)) {
            assertThat(table.size()).isEqualTo(expected.size()).isGreaterThan(60);
            assertThat(table.columns())
                    .containsExactlyElementsOf(expected.get(0).keySet());
            assertThat(table.schema()).isEqualTo(QuoteTable.SCHEMA);
            int row = 0;
            while (table.next()) {
                String some = table.columns().get(row % table.columns().size());
                assertThat(table.row(some::equals)).containsOnlyKeys(some);
                assertThat(plain(table.row())).as("row %s", row).isEqualTo(expected.get(row++));
            }
            assertThat(row).isEqualTo(expected.size());
            assertThat(table.next()).isFalse();
        }
    }

    private static List<Map<String, @Nullable Object>> rows(Table<?> table) {
        List<Map<String, @Nullable Object>> rows = new ArrayList<>();
        for (long row = 0; row < table.size(); row++) {
            Map<String, @Nullable Object> values = new LinkedHashMap<>();
            for (Column column : table.columns()) {
                values.put(column.name(), plain(column.value(row)));
            }
            rows.add(values);
        }
        return rows;
    }

    private static List<Map<String, @Nullable Object>> quotes(Path file) {
        try (QuoteTable table = QuoteTable.openReadOnly(file)) {
            List<Map<String, @Nullable Object>> rows = rows(table);
            for (int row = 0; row < rows.size(); row++) {
                Quote.Venue venue = table.get(row).venue();
                Map<String, @Nullable Object> inside = new LinkedHashMap<>();
                if (venue != null) {
                    inside.put("name", venue.name());
                    inside.put("number", venue.number());
                }
                rows.get(row).put("venue", venue == null ? null : inside);
            }
            return rows;
        }
    }

    /** What a stored table gives for a value of generated code. */
    private static @Nullable Object plain(@Nullable Object value) {
        if (value instanceof Enum<?> constant) {
            return constant.name();
        }
        List<@Nullable Object> list = new ArrayList<>();
        if (value instanceof Map<?, ?> map && (map.isEmpty() || map.size() > 0 && !isObject(map))) {
            map.forEach((key, each) -> {
                Map<String, @Nullable Object> entry = new LinkedHashMap<>();
                entry.put("key", plain(key));
                entry.put("value", plain(each));
                list.add(entry);
            });
            return list;
        }
        if (value instanceof Map<?, ?> map) {
            Map<String, @Nullable Object> fields = new LinkedHashMap<>();
            map.forEach((key, each) -> fields.put(String.valueOf(key), plain(each)));
            return fields;
        }
        if (value instanceof Collection<?> all) {
            all.forEach(each -> list.add(plain(each)));
            return list;
        }
        if (value != null && value.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(value); i++) {
                list.add(Array.get(value, i));
            }
            return list;
        }
        return value;
    }

    /** Whether its keys are the names of columns. */
    private static boolean isObject(Map<?, ?> map) {
        return map.keySet().stream().allMatch(key -> String.valueOf(key).matches("[a-z]|[a-z]{2,8}"))
                && !map.containsKey("x");
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void damagedFilesAreRefusedOrRead(String name) throws IOException {
        Path file = temp.resolve("table.arrow");
        SmallTables.create(name, file);
        byte[] whole = Files.readAllBytes(file);
        Random random = new Random(name.hashCode());
        for (int i = 0; i < CHANGES; i++) {
            byte[] changed = whole.clone();
            for (int n = random.nextInt(3); n >= 0; n--) {
                changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
            }
            // A new file each time: Windows does not replace one that is mapped.
            Path damaged = Files.write(temp.resolve("damaged" + i), changed);
            assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
                try (StoredTable table = StoredTable.open(damaged)) {
                    while (table.next()) {
                        try {
                            table.row();
                        } catch (MarshalException e) {
                            // A damaged value.
                        }
                    }
                } catch (MarshalException e) {
                    assertThat(e).hasMessageContaining("MARSHAL249");
                }
            });
        }
    }

    /** A thousand lists, which all hold the same million elements. */
    @Test
    void listsThatShareTheirElements() throws IOException {
        Path file = temp.resolve("table.arrow");
        TableOptions options = TableOptions.DEFAULTS.batchRows(1024).listElements(1024);
        try (FreeTable table = new FreeTable(
                TableColumns.create(QuoteTable.SCHEMA, file, options), c -> c.arrays("a", short[].class, false))) {
            @SuppressWarnings("unchecked")
            ListColumn<short[]> lists = (ListColumn<short[]>) table.columns().get(0);
            for (int i = 0; i < 1024; i++) {
                table.add(row -> lists.set(row, new short[1024]));
            }
            for (int i = 0; i < 1024; i++) {
                RawMemory.putInt(lists.node.values().base(0), lists.node.values().starts[0] + 4L * i, 0);
                RawMemory.putInt(lists.node.sizes().base(0), lists.node.sizes().starts[0] + 4L * i, 1 << 20);
            }
        }
        try (StoredTable table = StoredTable.open(file)) {
            assertThat(table.next()).isTrue();
            // Not read: nothing is counted.
            for (int i = 0; i < 10; i++) {
                assertThat(table.row(column -> false)).isEmpty();
            }
            // Read once, however often it is asked for.
            for (int i = 0; i < 10; i++) {
                assertThat((List<?>) table.row().get("a")).hasSize(1 << 20);
            }
            assertThatThrownBy(() -> {
                        while (table.next()) {
                            table.row();
                        }
                    })
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("hold more than there is room for in the file");
            assertThat(table.number()).isBetween(1L, 4L);
        }
    }

    @Test
    void otherFiles() throws IOException {
        Path file = Files.writeString(temp.resolve("other"), "ARROW1 of somebody else");
        assertThat(StoredTable.isTable(file)).isTrue();
        assertThatThrownBy(() -> StoredTable.open(file))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("MARSHAL249");
        Files.writeString(file, "ARROW");
        assertThat(StoredTable.isTable(file)).isFalse();
        assertThat(StoredTable.isTable(temp)).isFalse();
    }
}
