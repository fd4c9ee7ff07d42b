package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.table.Column;

/** Fields whose names collide with other names. */
class NamesTest {

    @Test
    void getUnderscores() {
        try (ClashesTable table = ClashesTable.inMemory()) {
            table.add(clashes());

            assertThat(table.columns()).extracting(Column::name).startsWith("size", "add", "get", "row", "columns");
            assertThat(List.of(
                            table.size_().get(0),
                            table.add_().get(0),
                            table.get_().get(0),
                            table.row_().get(0),
                            table.columns_().get(0),
                            table.put_().get(0),
                            table.open_().get(0),
                            table.size__().get(0),
                            table.SIZE().get(0),
                            table.hashCode_().get(0),
                            table.HASH_CODE().get(0)))
                    .containsExactly(1, 2, 3, 4, 5, 9, 10, 13, 14, 15, 16);
        }
    }

    @Test
    void rowsHaveNamesOfTheirOwn() {
        try (ClashesTable table = ClashesTable.inMemory()) {
            table.add(clashes());
            ClashesTable.Row row = table.row();

            row.index_(60);
            row.moveTo_(70);
            row.toObject_(80);

            assertThat(row.size()).isEqualTo(1);
            assertThat(row.row()).isEqualTo(4);
            assertThat(row.toObject().sum()).isEqualTo(136 + 54 + 63 + 72);
            assertThat(row.point().x()).isEqualTo(17);
            assertThat(row.pointRow().x()).isEqualTo(19);
        }
    }

    private static Clashes clashes() {
        Clashes clashes = new Clashes();
        clashes.size = 1;
        clashes.add = 2;
        clashes.get = 3;
        clashes.row = 4;
        clashes.columns = 5;
        clashes.index = 6;
        clashes.moveTo = 7;
        clashes.toObject = 8;
        clashes.put = 9;
        clashes.open = 10;
        clashes.value = 11;
        clashes.clashes = 12;
        clashes.size_ = 13;
        clashes.SIZE = 14;
        clashes.setHidden(15, 16);
        clashes.point = new Point(17, 18);
        clashes.pointRow = new Point(19, 20);
        return clashes;
    }

    @Test
    void classesMayBeNamedLikeThoseOfTheirTables() {
        Row object = new Row();
        object.number = 3;
        object.columns = new Columns();
        object.columns.columns = 4;
        try (RowTable table = RowTable.inMemory()) {
            table.add(object);

            assertThat(table.number().get(0)).isEqualTo(3);
            assertThat(table.row().columns().columns()).isEqualTo(4);
            assertThat(table.get(0).columns.columns).isEqualTo(4);
        }
    }

    @Test
    void hiddenFieldsHaveColumnsToo(@TempDir Path temp) {
        Derived object = new Derived();
        object.baseNumber(1);
        object.number = "two";
        try (DerivedTable table = DerivedTable.create(temp.resolve("derived.arrow"))) {
            table.add(object);
        }
        try (DerivedTable table = DerivedTable.open(temp.resolve("derived.arrow"))) {
            assertThat(table.columns()).extracting(Column::name).containsExactly("number", "number_");
            assertThat(table.number().get(0)).isEqualTo(1);
            assertThat(table.number_().get(0)).isEqualTo("two");
            assertThat(table.get(0).baseNumber()).isEqualTo(1);
            assertThat(table.get(0).number).isEqualTo("two");
        }
    }
}
