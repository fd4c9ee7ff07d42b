package org.marshal4j.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import net.openhft.chronicle.map.ChronicleMap;
import net.openhft.chronicle.map.ChronicleMapBuilder;
import net.openhft.chronicle.set.ChronicleSet;
import net.openhft.chronicle.set.ChronicleSetBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Uses marshalled keys and values in Chronicle maps, in memory and in files. */
class MapMarshallersTest {
    private static final int ENTRIES = 500;

    @TempDir
    Path temp;

    @Test
    void valuesOfOneSizeAreStoredWithoutTheirLengths() {
        ChronicleMapBuilder<Long, Position> builder = positions();
        assertThat(builder.constantlySizedValues()).isTrue();
        assertThat(MapMarshallers.values(ChronicleMap.of(Long.class, Account.class), Account.class)
                        .constantlySizedValues())
                .isFalse();
        assertThat(MapMarshallers.values(ChronicleMap.of(Long.class, Growing.class), Growing.class)
                        .constantlySizedValues())
                .as("types that can grow")
                .isFalse();
    }

    @Test
    void valuesComeBackFromAFile() throws IOException {
        File file = temp.resolve("positions.dat").toFile();
        try (ChronicleMap<Long, Position> map = positions().createPersistedTo(file)) {
            for (long i = 0; i < ENTRIES; i++) {
                assertThat(map.put(i, position(i))).isNull();
            }
            assertThat(map.put(7L, position(70))).isEqualTo(position(7));
            assertThat(map.replace(8L, position(8), position(80))).isTrue();
            assertThat(map.remove(9L, position(90))).isFalse();
            assertThat(map.remove(9L)).isEqualTo(position(9));
        }
        try (ChronicleMap<Long, Position> map = positions().createPersistedTo(file)) {
            assertThat(map).hasSize(ENTRIES - 1);
            map.forEach((id, position) -> assertThat(position).isEqualTo(position(id == 7 ? 70 : id == 8 ? 80 : id)));
        }
    }

    @Test
    void recordsAreKeys() throws IOException {
        File file = temp.resolve("instruments.dat").toFile();
        try (ChronicleMap<Instrument, Position> map = instruments(file)) {
            for (int i = 0; i < ENTRIES; i++) {
                map.put(instrument(i), position(i));
            }
        }
        try (ChronicleMap<Instrument, Position> map = instruments(file)) {
            assertThat(map).hasSize(ENTRIES);
            for (int i = 0; i < ENTRIES; i++) {
                assertThat(map.get(instrument(i))).isEqualTo(position(i));
            }
            assertThat(map).doesNotContainKey(instrument(ENTRIES));
            assertThat(map.keySet()).contains(instrument(5), instrument(6));
        }
    }

    @Test
    void recordsAreMembersOfSets() {
        try (ChronicleSet<Instrument> set = MapMarshallers.keys(
                        ChronicleSetBuilder.of(Instrument.class).entries(ENTRIES), Instrument.class)
                .averageKey(instrument(1_000))
                .create()) {
            assertThat(set.add(instrument(1))).isTrue();
            assertThat(set.add(instrument(1))).isFalse();
            assertThat(set).containsExactly(instrument(1));
        }
    }

    @Test
    void valuesOfVaryingSizeGrowAndShrink() {
        try (ChronicleMap<Long, Account> map = MapMarshallers.values(
                        ChronicleMap.of(Long.class, Account.class).entries(100), Account.class)
                .averageValueSize(400)
                .create()) {
            Account used = new Account();
            for (int round = 0; round < 20; round++) {
                int size = round * 7 % 20;
                Account account = account(size);
                map.put(1L, account);
                for (Account read : List.of(map.get(1L), map.getUsing(1L, used))) {
                    assertThat(read.positions).isEqualTo(account.positions);
                    assertThat(read.owner).isEqualTo(account.owner);
                    assertThat(read.note).hasToString(account.note.toString());
                    assertThat(read.history).isEqualTo(account.history);
                }
                assertThat(map.getUsing(1L, used)).isSameAs(used);
            }
        }
    }

    @Test
    void familiesAreValues() {
        try (ChronicleMap<Long, Event> map = MapMarshallers.values(
                        ChronicleMap.of(Long.class, Event.class).entries(100), Event.class)
                .averageValueSize(20)
                .create()) {
            map.put(1L, new Event.Opened("me", 17));
            map.put(2L, new Event.Closed(1.5));
            assertThat(map.get(1L)).isEqualTo(new Event.Opened("me", 17));
            assertThat(map.getUsing(2L, new Event.Opened("other", 1))).isEqualTo(new Event.Closed(1.5));
        }
    }

    static ChronicleMapBuilder<Long, Position> positions() {
        return MapMarshallers.values(ChronicleMap.of(Long.class, Position.class).entries(ENTRIES), Position.class);
    }

    private static ChronicleMap<Instrument, Position> instruments(File file) throws IOException {
        return MapMarshallers.keys(
                        MapMarshallers.values(
                                ChronicleMap.of(Instrument.class, Position.class)
                                        .entries(ENTRIES),
                                Position.class),
                        Instrument.class)
                .averageKey(instrument(1_000))
                .createPersistedTo(file);
    }

    static Position position(long i) {
        return new Position(i * 1_000_003, i / 7.0, (int) i, i % 2 == 0);
    }

    private static Instrument instrument(int i) {
        return new Instrument("XNAS", "SYM" + i, i % 3 == 0 ? null : LocalDate.ofEpochDay(20_000 + i));
    }

    private static Account account(int size) {
        Account account = new Account();
        account.owner = size % 2 == 0 ? null : "owner " + size;
        account.note.append("x".repeat(size));
        account.history = new long[size];
        for (int i = 0; i < size; i++) {
            account.positions.add(position(i));
            account.history[i] = i;
        }
        return account;
    }
}
