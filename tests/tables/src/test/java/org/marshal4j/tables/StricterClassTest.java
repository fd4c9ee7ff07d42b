package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.table.Column;
import org.marshal4j.table.ObjectColumn;
import org.marshal4j.table.RowRange;
import org.marshal4j.table.StructColumn;
import org.marshal4j.table.TableOptions;
import org.marshal4j.tables.v1.Basket;
import org.marshal4j.tables.v1.Basket_ItemTable;
import org.marshal4j.tables.v1.Key;
import org.marshal4j.tables.v1.Loose;
import org.marshal4j.tables.v1.LooseTable;
import org.marshal4j.tables.v2.LongerTable;
import org.marshal4j.tables.v2.PositiveTable;
import org.marshal4j.tables.v2.Strict;
import org.marshal4j.tables.v2.StrictTable;

/** Files with values that the class can no longer hold: reading them names column and row, as reading messages does. */
class StricterClassTest {
    private static final List<Refused> VALUES = List.of(
            new Refused("tags", "MARSHAL214", "element 2 is one", loose -> loose.tags = List.of("a", "b", "a")),
            new Refused("sorted", "MARSHAL214", "element 1 is one", loose -> loose.sorted = List.of(1, 1)),
            new Refused("sorted", "MARSHAL206", "null", loose -> loose.sorted = Arrays.asList(1, null)),
            new Refused("sides", "MARSHAL214", "element 1", loose -> loose.sides = List.of(Side.BUY, Side.BUY)),
            new Refused("sides", "MARSHAL206", "null", loose -> loose.sides = Arrays.asList(Side.BUY, null)),
            new Refused("queue", "MARSHAL206", "null", loose -> loose.queue = Arrays.asList("a", null)),
            new Refused("groups", "MARSHAL214", "element 1", loose -> loose.groups = List.of(List.of("a", "a"))),
            new Refused("byKey", "MARSHAL214", "entry 1 has a key", loose -> {
                loose.byKey = new HashMap<>();
                loose.byKey.put(key("a"), 1);
                loose.byKey.put(key("a"), 2);
            }),
            new Refused(
                    "shared.value", "MARSHAL206", "null", loose -> loose.shared = Collections.singletonMap("a", null)),
            new Refused("note", "MARSHAL206", "null", loose -> loose.note = null),
            new Refused("count", "MARSHAL206", "null", loose -> loose.count = null),
            new Refused("boxed", "MARSHAL206", "null", loose -> loose.boxed = null),
            new Refused("flag", "MARSHAL206", "null", loose -> loose.flag = null),
            new Refused("at", "MARSHAL206", "null", loose -> loose.at = null),
            new Refused("uri", "MARSHAL206", "null", loose -> loose.uri = null),
            new Refused("point", "MARSHAL206", "null", loose -> loose.point = null),
            new Refused("points", "MARSHAL206", "null", loose -> loose.points = null),
            new Refused("state", "MARSHAL209", "GONE", loose -> loose.state = Loose.State.GONE),
            new Refused("states", "MARSHAL209", "GONE", loose -> loose.states = List.of(Loose.State.GONE)),
            new Refused("known", "MARSHAL209", "no constant b", loose -> loose.known = "b"),
            new Refused(
                    "code", "MARSHAL215", "a length of 4, and the field allows at most 3", loose -> loose.code = "€a"),
            new Refused("bytes", "MARSHAL215", "length of 4", loose -> loose.bytes = new byte[4]),
            new Refused("few", "MARSHAL215", "length of 4", loose -> loose.few = List.of(1, 2, 3, 4)),
            new Refused("link", "MARSHAL215", "length of 4", loose -> loose.link = URI.create("a:bc")),
            new Refused("symbol", "MARSHAL215", "length of 5", loose -> loose.symbol = "abcde"),
            new Refused(
                    "three",
                    "MARSHAL215",
                    "length of 3, and the field allows exactly 2",
                    loose -> loose.three = new double[3]));

    @TempDir
    Path temp;

    private Path file;

    @BeforeEach
    void place() {
        file = temp.resolve("loose.arrow");
    }

    private static Loose fitting() {
        Loose loose = new Loose();
        loose.tags = List.of("a", "b");
        loose.sorted = List.of(2, 1);
        loose.sides = List.of(Side.SELL);
        loose.queue = List.of("a");
        loose.groups = List.of(List.of("a"));
        loose.byKey = Map.of(key("a"), 1);
        loose.shared = Map.of("a", "b");
        loose.note = "";
        loose.count = 1;
        loose.boxed = 1;
        loose.flag = true;
        loose.at = Instant.EPOCH;
        loose.uri = URI.create("a:b");
        loose.point = new Point(1, 2);
        loose.points = List.of();
        loose.state = Loose.State.OPEN;
        loose.known = "a";
        loose.code = "€";
        loose.bytes = new byte[3];
        loose.few = List.of(1, 2, 3);
        loose.link = URI.create("a:b");
        loose.symbol = "abcd";
        return loose;
    }

    private static Key key(String name) {
        Key key = new Key();
        key.name = name;
        return key;
    }

    /** A file with a row for each of the values, after one that has none of them. */
    private void create() {
        try (LooseTable table = LooseTable.create(file, TableOptions.DEFAULTS.batchRows(64))) {
            table.add(fitting());
            for (Refused each : VALUES) {
                Loose loose = fitting();
                each.change.accept(loose);
                table.add(loose);
            }
        }
    }

    @Test
    void namesColumnAndRow() throws ReflectiveOperationException {
        create();
        try (StrictTable table = StrictTable.openReadOnly(file)) {
            assertThat(table.get(0).tags).containsExactlyInAnyOrder("a", "b");
            StrictTable.Row cursor = table.row();
            for (int row = 1; row < table.size(); row++) {
                long at = row;
                Refused value = VALUES.get(row - 1);
                cursor.moveTo(row);
                Method getter = StrictTable.Row.class.getMethod(value.field());
                value.requireRefused(at, () -> table.get(at));
                value.requireRefused(at, () -> table.get(at, new Strict()));
                value.requireRefused(at, cursor::toObject);
                value.requireRefused(at, () -> getter.invoke(cursor));
                value.requireRefusedBy(table.column(value.field()), at);
            }
        }
    }

    @Test
    void copiesTheRowsBefore() {
        create();
        try (StrictTable table = StrictTable.openReadOnly(file);
                StrictTable copy = StrictTable.inMemory()) {
            VALUES.get(0).requireRefused(1, () -> table.copyTo(copy));
            assertThat(copy.size()).isEqualTo(1);
        }
    }

    /** A value that is refused. */
    private record Refused(String path, String code, String why, Consumer<Loose> change) {
        String field() {
            return path.replace(".value", "");
        }

        void requireRefusedBy(Column column, long row) {
            if (!(column instanceof StructColumn<?>)) {
                requireRefused(row, () -> column.value(row));
            }
            if (column instanceof ObjectColumn<?> objects && !objects.isNull(row)) {
                RowRange range = new RowRange(row, row + 1);
                requireRefused(row, () -> objects.forEach(range, each -> {}));
                requireRefused(row, () -> objects.where(range, each -> true));
            }
        }

        void requireRefused(long row, Reading reading) {
            assertThatThrownBy(() -> {
                        try {
                            reading.run();
                        } catch (InvocationTargetException e) {
                            throw e.getCause();
                        }
                    })
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining(path + ": row " + row + ": ")
                    .hasMessageContaining(why)
                    .hasMessageContaining("[" + code + "]");
        }
    }

    private interface Reading {
        void run() throws ReflectiveOperationException;
    }

    @Test
    void refusesToStoreThem() {
        create();
        try (StrictTable table = StrictTable.open(file)) {
            Strict strict = table.get(0);
            strict.code = "abcd";
            assertThatThrownBy(() -> table.set(1, strict))
                    .hasMessageContaining("code: row 1: a length of 4")
                    .hasMessageContaining("MARSHAL215");
            strict.code = null;
            strict.note = null;
            assertThatThrownBy(() -> table.add(strict))
                    .hasMessageContaining("note: row " + table.size() + ": cannot hold null")
                    .hasMessageContaining("MARSHAL248");
            assertThat(table.size()).isEqualTo(1 + VALUES.size());
        }
    }

    @Test
    void areReplaced() {
        create();
        try (StrictTable table = StrictTable.open(file)) {
            Strict good = table.get(0);
            for (int row = 1; row < table.size(); row++) {
                table.set(row, good);
                assertThat(table.get(row).tags).isEqualTo(Set.of("a", "b"));
            }
        }
        try (LooseTable table = LooseTable.openReadOnly(file)) {
            for (int row = 0; row < table.size(); row++) {
                assertThat(table.get(row).tags).containsExactlyInAnyOrder("a", "b");
                assertThat(table.get(row).sorted).containsExactlyInAnyOrder(1, 2);
            }
        }
    }

    @Test
    void namesTheRowThatAConstructorRefuses() {
        try (Basket_ItemTable table = Basket_ItemTable.create(file)) {
            table.add(new Basket.Item("a", 1));
            table.add(new Basket.Item("a", -1));
        }
        try (PositiveTable table = PositiveTable.openReadOnly(file)) {
            PositiveTable.Row cursor = table.row();
            assertThat(cursor.toObject().count()).isEqualTo(1);
            cursor.moveTo(1);
            for (Reading reading : List.<Reading>of(() -> table.get(1), cursor::toObject)) {
                assertThatThrownBy(reading::run)
                        .isInstanceOf(MarshalException.class)
                        .hasMessageContaining("reading org.marshal4j.tables.v2.Positive: row 1: ")
                        .hasMessageContaining("negative: -1 [MARSHAL299]")
                        .hasCauseInstanceOf(IllegalArgumentException.class);
            }
        }
    }

    @Test
    void hasNoValueOfAFieldThatIsNeverNull() {
        try (Basket_ItemTable table = Basket_ItemTable.create(file)) {
            table.add(new Basket.Item("a", 1));
        }
        try (LongerTable table = LongerTable.open(file)) {
            assertThatThrownBy(() -> table.get(0))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("text: row 0: the file has no such column, and the field is never null")
                    .hasMessageContaining("MARSHAL206");
            for (String name : List.of("text", "side", "known", "instant", "decimal", "scaled", "list")) {
                assertThatThrownBy(() -> table.column(name).value(0))
                        .as(name)
                        .isInstanceOf(MarshalException.class)
                        .hasMessageContaining(name + ": row 0: ")
                        .hasMessageContaining("MARSHAL206");
            }
            LongerTable.Row row = table.row();
            assertThatThrownBy(row::decimal).hasMessageContaining("decimal: row 0: ");
            assertThatThrownBy(row::point).hasMessageContaining("point: row 0: ");
            assertThat(row.zero()).isZero();
            assertThat(row.number()).isZero();
            assertThat(row.count()).isEqualTo(1);
            assertThat(table.instant().min()).isEmpty();
        }
    }
}
