package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.schema.Schema;
import org.marshal4j.table.generated.TableColumns;

/** The columns of a file are found by name if the class has other fields than before. */
class EvolutionTest {
    private static final Schema WAS = Schema.of("com.acme.Order", "id int64", "side text", "note text?", "venue text?");
    private static final List<String> SIDES = List.of("BUY", "SELL");

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("orders.arrow");
    }

    private FreeTable open(Schema schema, Consumer<TableColumns> columns) {
        return new FreeTable(TableColumns.open(schema, file()), columns);
    }

    @BeforeEach
    void writeFile() {
        TableColumns columns = TableColumns.create(WAS, file(), TableOptions.DEFAULTS.batchRows(64));
        try (FreeTable table = new FreeTable(columns, c -> {
            c.int64("id", false);
            c.oneOf("side", SIDES, false);
            c.text("note", true);
            c.struct("venue", true, within -> within.text("name", true));
        })) {
            for (int i = 0; i < 100; i++) {
                long id = i;
                table.add(row -> {
                    ((LongColumn) table.column("id")).set(row, id);
                    side(table).set(row, SIDES.get((int) id % 2));
                    ((TextColumn) table.column("note")).set(row, id % 3 == 0 ? null : "a note on the order " + id);
                    ((StructColumn<?>) table.column("venue")).setPresent(row);
                });
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static EnumColumn<String> side(FreeTable table) {
        return (EnumColumn<String>) table.column("side");
    }

    /** A class may hide a field of its superclass, and the name of the column becomes longer each time. */
    @Test
    void refusesFileWithOneNameManyTimes() {
        String[] fields = new String[20_000];
        Arrays.fill(fields, "id int64");
        Schema hostile = Schema.of("com.acme.Order", fields);
        Path path = folder.resolve("hostile.arrow");
        new FreeTable(TableColumns.create(hostile, path, TableOptions.DEFAULTS), c -> c.int64("id", false)).close();
        assertThatThrownBy(() -> new FreeTable(TableColumns.open(WAS, path), c -> c.int64("id", false)))
                .hasMessageContaining("com.acme.Order has more than 1000 fields id")
                .hasMessageContaining("MARSHAL249");
    }

    /** Two programs whose classes have exchanged their numbers: the fingerprints of their rows are equal. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "family com.acme.Order; 1 com.acme.Bid, 2 com.acme.Ask; 1 com.acme.Ask, 2 com.acme.Bid;"
                        + " field order holds com.acme.Order",
                "dynamic<1 com.acme.Bid,2 com.acme.Ask>?; 1 com.acme.Bid, 2 com.acme.Ask;"
                        + " 1 com.acme.Bid, 2 com.acme.Ask;"
                        + " field order was dynamic<1 com.acme.Ask,2 com.acme.Bid>?"
            })
    void refusesFileOfClassesWithOtherNumbers(String type, String members, String former, String message) {
        String formerType = type.replace("1 com.acme.Bid,2 com.acme.Ask", "1 com.acme.Ask,2 com.acme.Bid");
        Schema was = rows(formerType, former.split(", "));
        Schema now = rows(type, members.split(", "));
        assertThat(was.fingerprint()).isEqualTo(now.fingerprint());
        Path path = folder.resolve("numbers.arrow");
        new FreeTable(TableColumns.create(was, path, TableOptions.DEFAULTS), c -> c.int64("id", false)).close();

        new FreeTable(TableColumns.open(was, path), c -> c.int64("id", false)).close();
        assertThatThrownBy(() -> new FreeTable(TableColumns.open(now, path), c -> c.int64("id", false)))
                .hasMessageContaining(message)
                .hasMessageContaining("MARSHAL249");
    }

    private static Schema rows(String type, String... members) {
        Map<String, Schema> held = Map.of(
                "com.acme.Order", Schema.of("com.acme.Order").asFamily(members),
                "com.acme.Bid", Schema.of("com.acme.Bid", "price float64"),
                "com.acme.Ask", Schema.of("com.acme.Ask", "price float64"));
        return Schema.of("com.acme.Row", "id int64", "order " + type).from(new TestSource(held::get));
    }

    @Test
    void ignoresColumnsThatTheClassNoLongerHas() {
        try (FreeTable table = open(Schema.of("com.acme.Order", "id int64"), c -> c.int64("id", false))) {
            LongColumn id = (LongColumn) table.column("id");
            table.add(row -> id.set(row, 100));
            assertThat(id.sum()).isEqualTo(100 * 101 / 2);
        }
        try (FreeTable table = open(WAS, c -> {
            c.text("note", true);
            c.oneOf("side", SIDES, false);
        })) {
            assertThat(table.column("note").value(100)).isNull();
            assertThat(table.column("note").value(1)).isEqualTo("a note on the order 1");
            assertThat(side(table).get(100)).isEqualTo("BUY");
        }
    }

    @Test
    void readsMissingColumnsAsNullOrZero() {
        Schema now = Schema.of("com.acme.Order", "id int64", "price float64", "trader uuid?");
        try (FreeTable table = open(now, c -> {
            c.int64("id", false);
            c.float64("price", false);
            c.uuid("trader", true);
            c.arrays("fees", double[].class, false);
            c.struct("venue", true, within -> within.int32("number", true));
        })) {
            assertThat(table.column("price").value(99)).isEqualTo(0.0);
            assertThat(table.column("trader").isNull(99)).isTrue();
            // Rows that another column selects are rows of this one, too.
            Selection odd = ((LongColumn) table.column("id")).where(number -> number % 2 == 1);
            assertThat(((DoubleColumn) table.column("price")).sum(odd)).isZero();
            assertThatThrownBy(() -> table.column("fees").value(99))
                    .hasMessageContaining("fees: row 99: the file has no such column, and the field is never null")
                    .hasMessageContaining("MARSHAL206");
            LongColumn id = (LongColumn) table.column("id");
            assertThatThrownBy(() -> table.add(row -> id.set(row, 1)))
                    .hasMessageContaining("the file has no column price")
                    .hasMessageContaining("copyTo")
                    .hasMessageContaining("MARSHAL249");
            assertThatThrownBy(() -> ((DoubleColumn) table.column("price")).set(0, 1))
                    .hasMessageContaining("the file has no column price");
            id.set(0, 77);
            assertThat(id.get(0)).isEqualTo(77);
        }
    }

    @Test
    void addsConstantsToTheDictionary() {
        List<String> more = List.of("HOLD", "SELL", "BUY");
        for (int time = 0; time < 2; time++) {
            try (FreeTable table = open(WAS, c -> c.oneOf("side", more, false))) {
                EnumColumn<String> side = side(table);
                assertThat(side.get(99)).isEqualTo("SELL");
                side.set(98, "HOLD");
                assertThat(side.get(98)).isEqualTo("HOLD");
            }
        }
        try (FreeTable table = open(WAS, c -> c.oneOf("side", SIDES, false))) {
            assertThat(side(table).get(99)).isEqualTo("SELL");
            assertThatThrownBy(() -> side(table).get(98))
                    .hasMessageContaining("the class has no constant HOLD")
                    .hasMessageContaining("MARSHAL209");
        }
    }

    @Test
    void refusesConstantsBeyondTheRangeOfTheIndex() {
        List<String> many = IntStream.range(0, 200).mapToObj(i -> "S" + i).toList();
        try (FreeTable table = open(WAS, c -> c.oneOf("side", many, false))) {
            EnumColumn<String> side = side(table);
            assertThatThrownBy(() -> side.set(0, "S150"))
                    .hasMessageContaining("side: row 0: cannot hold S150, which is not among the constants of the file")
                    .hasMessageContaining("MARSHAL248");
        }
    }

    @Test
    void refusesFieldsOfAnotherType() {
        assertThatThrownBy(() -> open(WAS, c -> c.int32("id", false)))
                .hasMessageContaining("column id is int64 in the file, but int32 in the class")
                .hasMessageContaining("MARSHAL249");
        Schema now = Schema.of("com.acme.Order", "note decimal?");
        assertThatThrownBy(() -> open(now, c -> c.text("note", true)))
                .hasMessageContaining("field note was text? and is decimal?")
                .hasMessageContaining("MARSHAL249");
        // Neither failure keeps the file open.
        open(WAS, c -> c.int64("id", false)).close();
    }
}
