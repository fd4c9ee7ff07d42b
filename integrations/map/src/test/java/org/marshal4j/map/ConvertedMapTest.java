package org.marshal4j.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.TreeMap;
import net.openhft.chronicle.map.ChronicleMap;
import net.openhft.chronicle.wire.WireType;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/** Maps in files whose values or keys have a former schema. */
class ConvertedMapTest {
    private static final int ENTRIES = 20;
    private static final LockFile LOCK = LockFile.empty()
            .accept(List.of(TicketMarshaller.FORMER))
            .accept(List.of(Schema.parse(Ticket.class.getName(), List.of("number int32", "note text"))))
            .accept(List.of(TicketMarshaller.TODAY));

    @TempDir
    Path temp;

    @AfterEach
    void today() {
        TicketMarshaller.isFormer = false;
    }

    private static ChronicleMap<Long, Ticket> values(File file) throws IOException {
        return MapMarshallers.values(ChronicleMap.of(Long.class, Ticket.class).entries(ENTRIES), Ticket.class)
                .averageValueSize(20)
                .createPersistedTo(file);
    }

    private static ChronicleMap<Ticket, Long> keys(File file) throws IOException {
        return MapMarshallers.keys(ChronicleMap.of(Ticket.class, Long.class).entries(ENTRIES), Ticket.class)
                .averageKeySize(20)
                .createPersistedTo(file);
    }

    private File formerValues() throws IOException {
        File file = temp.resolve("values.dat").toFile();
        TicketMarshaller.isFormer = true;
        try (ChronicleMap<Long, Ticket> map = values(file)) {
            for (long i = 0; i < ENTRIES; i++) {
                map.put(i, new Ticket(i, "note " + i));
            }
        }
        TicketMarshaller.isFormer = false;
        return file;
    }

    @Test
    void formerValuesAreConvertedAndCopied() throws IOException {
        File file = formerValues();
        assertThatThrownBy(() -> values(file)).hasMessageContaining("MARSHAL218");
        File copy = temp.resolve("copy.dat").toFile();
        try (ChronicleMap<Long, Ticket> map = MapMarshallers.convert(LOCK, () -> values(file));
                ChronicleMap<Long, Ticket> today = values(copy)) {
            assertThat(map.get(7L).number).isEqualTo(7);
            assertThat(map.getUsing(7L, new Ticket(0, "")).note).isEqualTo("note 7");
            map.forEach(today::put);
        }
        try (ChronicleMap<Long, Ticket> today = values(copy)) {
            assertThat(today).hasSize(ENTRIES);
            today.forEach((id, ticket) -> {
                assertThat(ticket.number).isEqualTo(id);
                assertThat(ticket.note).isEqualTo("note " + id);
            });
        }
    }

    @Test
    void nothingIsWrittenAmongFormerValues() throws IOException {
        File file = formerValues();
        Ticket ticket = new Ticket(1, "new");
        try (ChronicleMap<Long, Ticket> map = MapMarshallers.convert(LOCK, () -> values(file))) {
            for (ThrowingCallable writing : List.<ThrowingCallable>of(
                    () -> map.put(7L, ticket),
                    () -> map.put(99L, ticket),
                    () -> map.putIfAbsent(99L, ticket),
                    () -> map.replace(7L, ticket),
                    () -> map.remove(7L, ticket),
                    () -> map.compute(7L, (id, value) -> ticket),
                    () -> map.merge(7L, ticket, (one, other) -> other),
                    () -> map.entrySet().iterator().next().setValue(ticket))) {
                assertThatThrownBy(writing)
                        .isInstanceOfSatisfying(
                                MarshalException.class,
                                e -> assertThat(e.code()).isEqualTo("MARSHAL218"))
                        .hasMessageContaining("copy its entries to a new map");
            }
            assertThat(map).hasSize(ENTRIES);
            assertThat(map.get(7L).note).isEqualTo("note 7");
            assertThat(map.remove(7L).number).as("an entry can be removed").isEqualTo(7);
        }
        TicketMarshaller.isFormer = true;
        try (ChronicleMap<Long, Ticket> map = values(file)) {
            assertThat(map).hasSize(ENTRIES - 1);
        }
    }

    @Test
    void formerKeysAreReadButNotLookedUp() throws IOException {
        File file = temp.resolve("keys.dat").toFile();
        TicketMarshaller.isFormer = true;
        try (ChronicleMap<Ticket, Long> map = keys(file)) {
            for (long i = 0; i < ENTRIES; i++) {
                map.put(new Ticket(i, "note"), i);
            }
        }
        TicketMarshaller.isFormer = false;
        assertThatThrownBy(() -> keys(file)).hasMessageContaining("MARSHAL218");
        try (ChronicleMap<Ticket, Long> map = MapMarshallers.convert(LOCK, () -> keys(file))) {
            assertThatThrownBy(() -> map.get(new Ticket(1, "note"))).hasMessageContaining("MARSHAL218");
            TreeMap<Long, Long> read = new TreeMap<>();
            map.forEach((ticket, number) -> read.put(ticket.number, number));
            assertThat(read)
                    .hasSize(ENTRIES)
                    .allSatisfy((ticket, number) -> assertThat(ticket).isEqualTo(number));
        }
    }

    @Test
    void todaysValuesAreReadAndWritten() throws IOException {
        File file = temp.resolve("today.dat").toFile();
        try (ChronicleMap<Long, Ticket> map = values(file)) {
            map.put(1L, new Ticket(1, "a"));
        }
        try (ChronicleMap<Long, Ticket> map = MapMarshallers.convert(LOCK, () -> values(file))) {
            map.put(1L, new Ticket(2, "b"));
            assertThat(map.get(1L).number).isEqualTo(2);
        }
    }

    @Test
    void whatAllValuesAreRefusedForIsSaidAtOnce() {
        MapMarshaller<Ticket> tickets = new MapMarshaller<>(Ticket.class);
        String form = HeaderSchema.of(TicketMarshaller.INSTANCE);
        byte[] other = new String(Base64.getDecoder().decode(form), StandardCharsets.ISO_8859_1)
                .replace("note text", "rate bool")
                .getBytes(StandardCharsets.ISO_8859_1);
        String text = WireType.TEXT
                .asString(tickets)
                .replace(form, Base64.getEncoder().encodeToString(other));
        assertThatThrownBy(() -> MapMarshallers.convert(LOCK, () -> WireType.TEXT.fromString(text)))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("Ticket.note: older messages do not have it")
                .hasMessageEndingWith("[MARSHAL220]");
    }
}
