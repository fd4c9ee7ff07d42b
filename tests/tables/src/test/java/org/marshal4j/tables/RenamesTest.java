package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.table.TableOptions;
import org.marshal4j.tables.v1.Tick;
import org.marshal4j.tables.v1.TickMarshaller;
import org.marshal4j.tables.v1.Tick_SpotMarshaller;

/** Files whose fields have other names in a later class. */
class RenamesTest {
    private static final int ROWS = 100;
    private static final Schema TICK = TickMarshaller.INSTANCE.schema();
    private static final Schema SPOT = Tick_SpotMarshaller.INSTANCE.schema();

    @TempDir
    Path temp;

    private Path file;

    @BeforeEach
    void createByTheFirstVersion() {
        file = temp.resolve("ticks.arrow");
        try (var table = org.marshal4j.tables.v1.TickTable.create(file, TableOptions.DEFAULTS.batchRows(64))) {
            for (int i = 0; i < ROWS; i++) {
                table.add(first(i));
            }
        }
    }

    private static Tick first(int i) {
        Tick.Spot spot = new Tick.Spot("a place with a long name " + i, i);
        return new Tick(i, i / 8.0, spot, List.of(spot, spot), Map.of("a", spot));
    }

    private static org.marshal4j.tables.v2.Tick second(int i) {
        var spot = new org.marshal4j.tables.v2.Tick.Spot("a place with a long name " + i, i);
        return new org.marshal4j.tables.v2.Tick(i, i / 8.0, spot, List.of(spot, spot), Map.of("a", spot));
    }

    /** The lock file that the update to the second version writes. */
    private static LockFile lock(Schema... second) {
        return LockFile.empty().accept(List.of(TICK, SPOT)).accept(List.of(second));
    }

    /** A schema of the second version. The classes of both versions have the same name in real life. */
    private static Schema now(Schema schema) {
        String text = schema.text().replace(".v2.", ".v1.");
        Schemas parsed = Schemas.parse(text);
        return parsed.apply(parsed.types().iterator().next());
    }

    private static LockFile lock() {
        return lock(
                now(org.marshal4j.tables.v2.TickMarshaller.INSTANCE.schema()),
                now(org.marshal4j.tables.v2.Tick_SpotMarshaller.INSTANCE.schema()));
    }

    @Test
    void areFollowed() {
        try (var table = org.marshal4j.tables.v2.TickTable.openReadOnly(file, lock())) {
            for (int i = 0; i < ROWS; i++) {
                assertThat(table.get(i)).isEqualTo(second(i));
            }
            assertThat(table.price().name()).isEqualTo("price");
            assertThat(table.column("price")).isSameAs(table.price());
        }
    }

    @Test
    void leaveTheFileAsItWas() {
        try (var table = org.marshal4j.tables.v2.TickTable.open(file, lock())) {
            table.price().set(0, 50);
            table.spot().columns().amount().set(1, 60);
            for (int i = ROWS; i < 2 * ROWS; i++) {
                table.add(second(i));
            }
        }
        try (var table = org.marshal4j.tables.v1.TickTable.open(file)) {
            assertThat(table.bid().get(0)).isEqualTo(50);
            assertThat(table.get(1).spot().size()).isEqualTo(60);
            for (int i = 2; i < 2 * ROWS; i++) {
                assertThat(table.get(i)).isEqualTo(first(i));
            }
        }
    }

    @Test
    void areDoneInACopy() {
        Path copy = temp.resolve("copy.arrow");
        try (var from = org.marshal4j.tables.v2.TickTable.openReadOnly(file, lock());
                var to = org.marshal4j.tables.v2.TickTable.create(copy)) {
            from.copyTo(to);
        }
        try (var table = org.marshal4j.tables.v2.TickTable.openReadOnly(copy)) {
            assertThat(table.get(ROWS - 1)).isEqualTo(second(ROWS - 1));
        }
    }

    @Test
    void areRefusedWithoutALockFile() {
        assertThatThrownBy(() -> org.marshal4j.tables.v2.TickTable.open(file))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("MARSHAL249")
                .hasMessageContaining("price was=bid");
        // The file has been closed.
        org.marshal4j.tables.v1.TickTable.open(file).close();
    }

    @Test
    void areRefusedInNestedTypesThatTheLockFileDoesNotKnow() {
        LockFile lock = lock(now(org.marshal4j.tables.v2.TickMarshaller.INSTANCE.schema()), SPOT);
        assertThatThrownBy(() -> org.marshal4j.tables.v2.TickTable.open(file, lock))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("MARSHAL249")
                .hasMessageContaining("v2.Tick$Spot has no field size")
                .hasMessageContaining("amount was=size");
    }

    @Test
    void areNotSuspectedIfALaterVersionAddsAField() {
        Path fees = temp.resolve("fees.arrow");
        try (var table = org.marshal4j.tables.v1.FeeTable.create(fees)) {
            table.add(new org.marshal4j.tables.v1.Fee(7, 0.25));
        }
        try (var table = org.marshal4j.tables.v2.FeeTable.open(fees)) {
            assertThat(table.get(0)).isEqualTo(new org.marshal4j.tables.v2.Fee(7, 0));
        }
    }
}
