package org.marshal4j.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.map.ChronicleMap;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The schemas and values in files of maps must stay readable when the files are old, so none of this ever changes. */
class StoredSchemasTest {
    private static final Path STORED = Path.of("src/test/resources/stored-forms");

    @TempDir
    Path temp;

    @ParameterizedTest
    @ValueSource(classes = {Position.class, Instrument.class, Growing.class, Event.class})
    <T> void storedMarshallersStayTheSame(Class<T> type) throws IOException {
        String stored = stored(type);
        assertThat(WireType.TEXT.asString(new MapMarshaller<>(type))).isEqualTo(stored);
        MapMarshaller<T> again = WireType.TEXT.fromString(stored);
        assertThat(WireType.TEXT.asString(again)).isEqualTo(stored);
    }

    @Test
    void headerOfAFileStaysTheSame() throws IOException {
        Path file = temp.resolve("positions.dat");
        MapMarshallers.keys(
                        MapMarshallers.values(
                                ChronicleMap.of(Instrument.class, Position.class)
                                        .entries(3),
                                Position.class),
                        Instrument.class)
                .averageKeySize(30)
                .createPersistedTo(file.toFile())
                .close();
        assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
                .contains("\n  keyReader: " + indented(stored(Instrument.class)) + ",\n")
                .contains("\n  valueReader: " + indented(stored(Position.class)) + ",\n");
    }

    @Test
    void valuesStayTheSame() {
        Growing growing = new Growing();
        growing.id = 7;
        growing.price = 1.5;
        assertThat(hex(Position.class, new Position(1, 1.5, 2, true)))
                .isEqualTo("0100000000000000" + "000000000000f83f" + "02000000" + "01");
        assertThat(hex(Instrument.class, new Instrument("XNAS", "ABC", null)))
                .isEqualTo("04584e4153" + "03414243" + "00" + "000000000000");
        assertThat(hex(Growing.class, growing)).isEqualTo("10000000" + "0700000000000000" + "000000000000f83f");
        assertThat(hex(Event.class, new Event.Opened("me", 17))).isEqualTo("01" + "026d65" + "1100000000000000");
        assertThat(hex(Event.class, new Event.Closed(1.5))).isEqualTo("02" + "000000000000f83f");
    }

    private static <T> String hex(Class<T> type, T value) {
        MapMarshaller<T> marshaller = new MapMarshaller<>(type);
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        marshaller.write(bytes, marshaller.size(value), value);
        return HexFormat.of().formatHex(bytes.toByteArray());
    }

    private static String stored(Class<?> type) throws IOException {
        return Files.readString(STORED.resolve(type.getSimpleName() + ".txt"));
    }

    private static String indented(String text) {
        return text.strip().replace("\n", "\n  ");
    }
}
