package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.table.generated.TableColumns;

/** Fields that have been renamed since a file was written. */
class RenamesTest {
    private static final String TYPE = "com.acme.Order";
    private static final Schema BOTH = Schema.of(TYPE, "bid float64", "ask float64");
    private static final Consumer<TableColumns> BOTH_COLUMNS = columns -> {
        columns.float64("bid", false);
        columns.float64("ask", false);
    };

    private static final Schema ONE_ID = Schema.of(TYPE, "id float64");
    private static final Schema TWO_IDS = Schema.of(TYPE, "id float64", "id float64");
    private static final Consumer<TableColumns> ONE_ID_COLUMN = columns -> columns.float64("id", false);
    private static final Consumer<TableColumns> TWO_ID_COLUMNS =
            ONE_ID_COLUMN.andThen(columns -> columns.float64("id_", false));

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("orders.arrow");
    }

    private void write(Schema schema, Consumer<TableColumns> columns) {
        TableColumns created = TableColumns.create(schema, file(), TableOptions.DEFAULTS.batchRows(64));
        try (FreeTable table = new FreeTable(created, columns)) {
            table.add(row -> {
                for (int i = 0; i < table.columns().size(); i++) {
                    if (table.columns().get(i) instanceof DoubleColumn column) {
                        column.set(row, i + 1);
                    }
                }
            });
        }
    }

    private FreeTable open(Schema schema, LockFile lock, Consumer<TableColumns> columns) {
        return new FreeTable(TableColumns.open(schema, file(), lock), columns);
    }

    private static LockFile lock(Schema was, Schema now, Map<String, String> formerNames) {
        return new LockFile(
                2,
                List.of(
                        new LockFile.Entry(was, 1, Optional.of(1)),
                        new LockFile.Entry(now, 2, Optional.empty(), formerNames)));
    }

    private static double value(FreeTable table, String column) {
        return ((DoubleColumn) table.column(column)).get(0);
    }

    @Test
    void areFollowedIfFieldsSwapNames() {
        write(BOTH, BOTH_COLUMNS);
        Schema swapped = Schema.of(TYPE, "ask float64", "bid float64", "size int32");
        LockFile lock = lock(BOTH, swapped, Map.of("ask", "bid", "bid", "ask"));
        try (FreeTable table = open(swapped, lock, BOTH_COLUMNS)) {
            assertThat(value(table, "ask")).isEqualTo(1);
            assertThat(value(table, "bid")).isEqualTo(2);
        }
    }

    @Test
    void areFollowedIfTheFormerNameBelongsToANewField() {
        write(BOTH, BOTH_COLUMNS);
        Schema now = Schema.of(TYPE, "price float64", "ask float64", "bid text?");
        LockFile lock = lock(BOTH, now, Map.of("price", "bid"));
        try (FreeTable table = open(now, lock, columns -> {
            columns.float64("price", false);
            columns.text("bid", true);
        })) {
            assertThat(value(table, "price")).isEqualTo(1);
            assertThat(table.column("bid").value(0)).isNull();
        }
    }

    @Test
    void areNotGuessedIfAFieldBeginsToHideOneOfASuperclass() {
        write(ONE_ID, ONE_ID_COLUMN);
        assertThatThrownBy(() -> open(TWO_IDS, LockFile.empty(), TWO_ID_COLUMNS))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("the class has 2, the file 1");
    }

    @Test
    void areNotGuessedIfAFieldNoLongerHidesOneOfASuperclass() {
        write(TWO_IDS, TWO_ID_COLUMNS);
        assertThatThrownBy(() -> open(ONE_ID, LockFile.empty(), ONE_ID_COLUMN))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("the class has 1, the file 2");
    }

    @Test
    void areFollowedIfASubclassHidesAField() {
        write(Schema.of(TYPE, "id float64", "id float64"), columns -> {
            columns.float64("id", false);
            columns.float64("id_", false);
        });
        Schema now = Schema.of(TYPE, "id float64", "code float64");
        LockFile lock = lock(Schema.of(TYPE, "id float64", "id float64"), now, Map.of("code", "id'"));
        try (FreeTable table = open(now, lock, columns -> {
            columns.float64("id", false);
            columns.float64("code", false);
        })) {
            assertThat(value(table, "id")).isEqualTo(1);
            assertThat(value(table, "code")).isEqualTo(2);
        }
    }

    @Test
    void areFollowedToAWordOfJava() {
        write(BOTH, BOTH_COLUMNS);
        Schema now = Schema.of(TYPE, "default float64", "ask float64");
        try (FreeTable table = open(now, lock(BOTH, now, Map.of("default", "bid")), columns -> {
            columns.float64("default_", false);
            columns.float64("ask", false);
        })) {
            assertThat(value(table, "default_")).isEqualTo(1);
        }
    }

    @Test
    void areRefusedWhateverThePlaceOfTheField() {
        write(BOTH, BOTH_COLUMNS);
        Schema now = Schema.of(TYPE, "ask float64", "note text?", "price float64?");
        assertThatThrownBy(() -> open(now, LockFile.empty(), columns -> columns.float64("ask", false)))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("com.acme.Order has no field bid for a column of the file")
                .hasMessageContaining("price was=bid")
                .hasMessageContaining("MARSHAL249");
        // The file has been closed.
        open(BOTH, LockFile.empty(), BOTH_COLUMNS).close();
    }

    @Test
    void areRefusedIfTheFieldHasAWiderTypeAsWell() {
        write(Schema.of(TYPE, "size int32"), columns -> columns.int32("size", false));
        Schema now = Schema.of(TYPE, "quantity int64");
        assertThatThrownBy(() -> open(now, LockFile.empty(), columns -> columns.int64("quantity", false)))
                .hasMessageContaining("quantity was=size");
        LockFile lock = lock(Schema.of(TYPE, "size int32"), now, Map.of("quantity", "size"));
        assertThatThrownBy(() -> open(now, lock, columns -> columns.int64("quantity", false)))
                .hasMessageContaining("field quantity was int32 and is int64");
    }

    @Test
    void areNotSuspectedOfFieldsWithUnrelatedTypes() {
        write(BOTH, BOTH_COLUMNS);
        Schema now = Schema.of(TYPE, "ask float64", "note text?");
        try (FreeTable table = open(now, LockFile.empty(), columns -> {
            columns.float64("ask", false);
            columns.text("note", true);
        })) {
            assertThat(value(table, "ask")).isEqualTo(2);
            assertThat(table.column("note").value(0)).isNull();
        }
    }

    @Test
    void areRefusedInNestedTypesThatTheFileDoesNotDescribe() {
        Schema unknown = Schema.of(TYPE, "bid float64", "venue com.acme.Venue?");
        write(unknown, columns -> {
            columns.float64("bid", false);
            columns.struct("venue", true, within -> within.text("name", true));
        });
        assertThatThrownBy(() -> open(
                        unknown,
                        LockFile.empty(),
                        columns -> columns.struct("venue", true, within -> within.text("title", true))))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("title was=name")
                .hasMessageContaining("MARSHAL249");
        open(unknown, LockFile.empty(), columns -> columns.struct("venue", true, within -> within.text("name", true)))
                .close();
    }
}
