package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.table.TableOptions;
import org.marshal4j.tables.v2.Order;

/** Files created by one version of a class and opened by others. */
class EvolutionTest {
    private static final int ROWS = 100;

    @TempDir
    Path temp;

    private Path file;

    @BeforeEach
    void createByTheFirstVersion() {
        file = temp.resolve("orders.arrow");
        try (var table = org.marshal4j.tables.v1.OrderTable.create(file, TableOptions.DEFAULTS.batchRows(64))) {
            for (int i = 0; i < ROWS; i++) {
                table.add(new org.marshal4j.tables.v1.Order(
                        i,
                        "a symbol of more than twelve bytes " + i,
                        i * 2,
                        i % 2 == 0 ? org.marshal4j.tables.v1.Order.State.OPEN : null,
                        true));
            }
        }
    }

    @Test
    void findsColumnsByName() {
        try (var table = org.marshal4j.tables.v2.OrderTable.openReadOnly(file)) {
            assertThat(table.size()).isEqualTo(ROWS);
            for (int i = 0; i < ROWS; i++) {
                assertThat(table.get(i)).isEqualTo(second(i));
            }
            assertThat(table.quantity().sum()).isEqualTo((long) ROWS * (ROWS - 1));
        }
    }

    private static Order second(int i) {
        return new Order(
                "a symbol of more than twelve bytes " + i, i, i % 2 == 0 ? Order.State.OPEN : null, i * 2, null, 0);
    }

    @Test
    void setsFieldsThatTheFileHas() {
        try (var table = org.marshal4j.tables.v2.OrderTable.open(file)) {
            table.quantity().set(5, 50);
            table.state().set(6, Order.State.LOST);
            assertThatThrownBy(() -> table.limit().set(5, 1))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("MARSHAL249")
                    .hasMessageContaining("limit");
            assertThatThrownBy(() -> table.add(second(ROWS)))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("copyTo");
        }
        try (var table = org.marshal4j.tables.v2.OrderTable.openReadOnly(file)) {
            assertThat(table.size()).isEqualTo(ROWS);
            assertThat(table.quantity().get(5)).isEqualTo(50);
            assertThat(table.state().get(6)).isEqualTo(Order.State.LOST);
        }
        try (var table = org.marshal4j.tables.v1.OrderTable.openReadOnly(file)) {
            assertThat(table.quantity().get(5)).isEqualTo(50);
            assertThat(table.state().get(4)).isEqualTo(org.marshal4j.tables.v1.Order.State.OPEN);
            assertThatThrownBy(() -> table.state().get(6)).hasMessageContaining("LOST");
        }
    }

    @Test
    void canBeCopiedToANewFile() {
        Path copy = temp.resolve("copy.arrow");
        try (var from = org.marshal4j.tables.v2.OrderTable.openReadOnly(file);
                var to = org.marshal4j.tables.v2.OrderTable.create(copy)) {
            assertThat(from.copyTo(to)).isEqualTo(ROWS);
            to.add(second(ROWS));
        }
        try (var table = org.marshal4j.tables.v2.OrderTable.openReadOnly(copy)) {
            for (int i = 0; i <= ROWS; i++) {
                assertThat(table.get(i)).isEqualTo(second(i));
            }
        }
    }

    @Test
    void refusesAFieldOfAnotherType() {
        assertThatThrownBy(() -> org.marshal4j.tables.v3.OrderTable.open(file))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("MARSHAL249")
                .hasMessageContaining("field quantity was int32 and is int64: copy its rows")
                .hasMessageContaining("both classes");
    }

    @Test
    void canBeCopiedByAProgramThatHasBothClasses() {
        Path copy = temp.resolve("copy.arrow");
        try (var from = org.marshal4j.tables.v1.OrderTable.openReadOnly(file);
                var to = org.marshal4j.tables.v3.OrderTable.create(copy)) {
            for (long row = 0; row < from.size(); row++) {
                var was = from.get(row);
                to.add(new org.marshal4j.tables.v3.Order(was.id(), was.symbol(), was.quantity()));
            }
        }
        try (var table = org.marshal4j.tables.v3.OrderTable.open(copy)) {
            assertThat(table.size()).isEqualTo(ROWS);
            assertThat(table.quantity().sum()).isEqualTo((long) ROWS * (ROWS - 1));
        }
    }
}
