package org.marshal4j.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.TreeMap;
import net.openhft.chronicle.map.ChronicleMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.schema.lock.LockFile;

/** Maps in files whose values begin with schema ids: each says which schema wrote it. */
class IdentifiedMapTest {
    private static final int ENTRIES = 20;

    @TempDir
    Path temp;

    private File file;

    @BeforeEach
    void writeFormerValues() throws IOException {
        file = temp.resolve("stamps.dat").toFile();
        StampMarshaller.isFormer = true;
        try (ChronicleMap<Long, Stamp> map = values()) {
            for (long i = 0; i < ENTRIES / 2; i++) {
                map.put(i, new Stamp(i + 0.5, "v" + i));
            }
        }
        StampMarshaller.isFormer = false;
    }

    @AfterEach
    void today() {
        StampMarshaller.isFormer = false;
    }

    private ChronicleMap<Long, Stamp> values() throws IOException {
        return MapMarshallers.values(ChronicleMap.of(Long.class, Stamp.class).entries(ENTRIES), Stamp.class)
                .averageValueSize(20)
                .createPersistedTo(file);
    }

    @Test
    void formerValuesAreReadAndTodaysWrittenAmongThem() throws IOException {
        try (ChronicleMap<Long, Stamp> map = values()) {
            assertThat(map.get(7L).price).isEqualTo(7.5);
            assertThat(map.getUsing(7L, new Stamp(0, "")).venue).isEqualTo("v7");
            map.put(7L, new Stamp(0.1, "new"));
            map.put(15L, new Stamp(0.2, "newer"));
            map.compute(3L, (id, stamp) -> new Stamp(stamp.price / 10, stamp.venue));
            assertThat(map.remove(4L).price).isEqualTo(4.5);
            assertThat(map.replace(5L, new Stamp(0.3, "replaced")).venue).isEqualTo("v5");
        }
        // The file still has the schema of those who created it.
        try (ChronicleMap<Long, Stamp> map = values()) {
            TreeMap<Long, String> read = new TreeMap<>();
            map.forEach((id, stamp) -> read.put(id, stamp.price + " " + stamp.venue));
            assertThat(read)
                    .hasSize(ENTRIES / 2)
                    .containsEntry(2L, "2.5 v2")
                    .containsEntry(3L, "0.35 v3")
                    .containsEntry(5L, "0.3 replaced")
                    .containsEntry(7L, "0.1 new")
                    .containsEntry(15L, "0.2 newer");
        }
    }

    /** Values of today are not taken for former ones. */
    @Test
    void converterReadsEachByItsIdAndWritesToo() throws IOException {
        try (ChronicleMap<Long, Stamp> map = MapMarshallers.convert(LockFile.empty(), this::values)) {
            map.put(7L, new Stamp(0.1, "new"));
            assertThat(map.get(7L).price).isEqualTo(0.1);
            assertThat(map.get(6L).price).isEqualTo(6.5);
        }
    }

    @Test
    void schemasThatTheHistoryDoesNotKnowAreRefused() throws IOException {
        File newer = temp.resolve("newer.dat").toFile();
        file = newer;
        values().close();
        StampMarshaller.isFormer = true;
        assertThatThrownBy(this::values)
                .hasMessageContaining("price: float64, here float32")
                .hasMessageEndingWith("[MARSHAL218]");
    }

    @Test
    void keysCannotHaveIds() {
        assertThatThrownBy(() -> MapMarshallers.keys(
                        ChronicleMap.of(Stamp.class, Long.class).entries(ENTRIES), Stamp.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("org.marshal4j.map.Stamp begin with schema ids");
    }
}
