package org.marshal4j.tests.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Members with an old and a new version of one class in one grid. Each loads its own class with its own class loader.
 */
class RollingUpgradeTest {
    private static final int ENTRIES = 200;

    @TempDir
    Path folder;

    @Test
    void oldAndNewMembersReadEachOther() throws Exception {
        Version old = Version.compiled(folder.resolve("old"), "(evolvable = true)", "long id", "String symbol");
        Version today = Version.compiled(
                folder.resolve("new"),
                "(evolvable = true)",
                "long id",
                "String symbol",
                "@org.marshal4j.Since(2) double fee");
        try (Grid grid = new Grid()) {
            HazelcastInstance oldMember = grid.start(old::setUp);
            IMap<Integer, Object> oldMap = oldMember.getMap("trades");
            for (int i = 0; i < ENTRIES; i++) {
                Object trade = old.trade(i);
                old.set(trade, "symbol", "S" + i);
                oldMap.set(i, trade);
            }

            HazelcastInstance newMember = grid.start(today::setUp);
            IMap<Integer, Object> newMap = newMember.getMap("trades");
            for (int i = 0; i < ENTRIES; i++) {
                assertThat(today.get(newMap.get(i), "symbol")).isEqualTo("S" + i);
                assertThat(today.get(newMap.get(i), "fee")).isEqualTo(0.0);
            }
            for (int i = ENTRIES; i < 2 * ENTRIES; i++) {
                Object trade = today.trade(i);
                today.set(trade, "fee", i / 8.0);
                newMap.set(i, trade);
            }
            for (int i = ENTRIES; i < 2 * ENTRIES; i++) {
                assertThat(old.get(oldMap.get(i), "id")).isEqualTo((long) i);
            }

            // The upgrade continues: another new member joins, and the old one leaves.
            HazelcastInstance third = grid.start(today::setUp);
            grid.stop(oldMember);
            for (HazelcastInstance member : new HazelcastInstance[] {newMember, third}) {
                IMap<Integer, Object> map = member.getMap("trades");
                assertThat(map.size()).isEqualTo(2 * ENTRIES);
                for (int i = 0; i < 2 * ENTRIES; i++) {
                    assertThat(today.get(map.get(i), "id")).isEqualTo((long) i);
                    assertThat(today.get(map.get(i), "fee")).isEqualTo(i < ENTRIES ? 0.0 : i / 8.0);
                }
            }
        }
    }

    @Test
    void anotherSchemaIsNoticedByBothSides() throws Exception {
        Version old = Version.compiled(folder.resolve("old"), "", "long id", "long price");
        Version today = Version.compiled(folder.resolve("new"), "", "long id", "double price");
        try (Grid grid = new Grid()) {
            IMap<Integer, Object> oldMap = grid.start(old::setUp).getMap("trades");
            IMap<Integer, Object> newMap = grid.start(today::setUp).getMap("trades");
            oldMap.set(1, old.trade(1));
            newMap.set(2, today.trade(2));

            assertThatThrownBy(() -> newMap.get(1))
                    .isInstanceOf(HazelcastSerializationException.class)
                    .hasStackTraceContaining("shop.Trade")
                    .hasStackTraceContaining("written with another schema");
            assertThatThrownBy(() -> oldMap.get(2))
                    .isInstanceOf(HazelcastSerializationException.class)
                    .hasStackTraceContaining("written with another schema");
            assertThat(old.get(oldMap.get(1), "id")).isEqualTo(1L);
        }
    }
}
