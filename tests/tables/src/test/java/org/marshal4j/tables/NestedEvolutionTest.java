package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.table.TableOptions;
import org.marshal4j.tables.v1.Basket;

/** Files that were created with other nested types. */
class NestedEvolutionTest {
    private static final int ROWS = 200;

    @TempDir
    Path temp;

    private Path file;

    @BeforeEach
    void createByTheFirstVersion() {
        file = temp.resolve("baskets.arrow");
        TableOptions options = TableOptions.DEFAULTS.batchRows(64).listElements(1);
        try (var table = org.marshal4j.tables.v1.BasketTable.create(file, options)) {
            for (int row = 0; row < ROWS; row++) {
                table.add(first(row));
            }
        }
    }

    private static Basket first(int row) {
        List<Basket.Item> items = new ArrayList<>();
        for (int i = 0; i < row % 9; i++) {
            items.add(i == 4 ? null : new Basket.Item("an item of basket " + row, i));
        }
        return new Basket(new Basket.Item("first", row), items, BigDecimal.valueOf(row, 2));
    }

    private static org.marshal4j.tables.v2.Basket.Item second(Basket.Item item) {
        return item == null ? null : new org.marshal4j.tables.v2.Basket.Item(item.count(), null, item.name());
    }

    @Test
    void findsColumnsOfNestedTypesByName() {
        try (var table = org.marshal4j.tables.v2.BasketTable.openReadOnly(file)) {
            for (int row = 0; row < ROWS; row++) {
                Basket was = first(row);
                var read = table.get(row);
                assertThat(read.first()).isEqualTo(second(was.first()));
                assertThat(read.all())
                        .isEqualTo(was.all().stream()
                                .map(NestedEvolutionTest::second)
                                .toList());
                assertThat(read.total()).isEqualTo(was.total());
            }
        }
    }

    @Test
    void refusesListsWhoseElementsNeedAMissingColumn() {
        try (var table = org.marshal4j.tables.v2.BasketTable.open(file)) {
            var former = table.all().get(3);
            for (int size : new int[] {1, 100}) {
                var item = new org.marshal4j.tables.v2.Basket.Item(1, "a note", "a name");
                assertThatThrownBy(() -> table.all().set(3, Collections.nCopies(size, item)))
                        .isInstanceOf(MarshalException.class)
                        .hasMessageContaining("MARSHAL249")
                        .hasMessageContaining("note");
            }
            assertThat(table.all().length(3)).isEqualTo(former.size());
        }
    }

    @Test
    void refusesANestedFieldOfAnotherTypeWithTheSameColumn() {
        assertThatThrownBy(() -> org.marshal4j.tables.v3.BasketTable.open(file))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("MARSHAL249")
                .hasMessageContaining("field all holds")
                .hasMessageContaining("Item, whose name: wire type was text?, is now decimal?");
        // The file has been closed.
        org.marshal4j.tables.v1.BasketTable.open(file).close();
    }

    @Test
    void refusesAnotherScale() {
        assertThatThrownBy(() -> org.marshal4j.tables.v3.TotalTable.open(file))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("MARSHAL249")
                .hasMessageContaining("total is decimal128(9, 2) in the file, but decimal128(9, 3) in the class");
    }

    @Test
    void refusesAFingerprintThatDoesNotMatchTheSchema() throws IOException {
        String fingerprint = String.format(
                "%016x",
                org.marshal4j.tables.v1.BasketMarshaller.INSTANCE.schema().fingerprint());
        byte[] bytes = Files.readAllBytes(file);
        byte[] text = fingerprint.getBytes(StandardCharsets.US_ASCII);
        int places = 0;
        for (int i = 0; i <= bytes.length - text.length; i++) {
            if (Arrays.equals(bytes, i, i + text.length, text, 0, text.length)) {
                bytes[i] = (byte) (bytes[i] == '0' ? '1' : '0');
                places++;
            }
        }
        assertThat(places).isEqualTo(2);
        Files.write(file, bytes);
        assertThatThrownBy(() -> org.marshal4j.tables.v2.BasketTable.open(file))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("MARSHAL249")
                .hasMessageContaining("another fingerprint");
    }
}
