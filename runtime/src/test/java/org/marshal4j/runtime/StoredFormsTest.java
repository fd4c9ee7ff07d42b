package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.schema.Fingerprint;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireType;

/**
 * Schemas and their fingerprints, as they are stored in old files and streams:
 * {@code src/test/resources/stored-forms}. Their contents never change; new files and lines may be added.
 */
class StoredFormsTest {
    private static final Path STORED = Path.of("src/test/resources/stored-forms");
    private static final String WIRE_TYPES = "wire-types.txt";

    private static final Schemas HELD = Schemas.parse("""
            wire 1

            com.acme.Circle
              radius float64

            com.acme.Holder
              held com.acme.Leg
              next com.acme.Holder?

            com.acme.Leg
              price float64
              open bool

            family com.acme.Shape
              0 com.acme.Circle
              7 com.acme.Square

            com.acme.Square
              side float32

            com.acme.Tick
              Tick frame
              id int64
              venue text? since=2
            """);

    static List<String> headers() throws IOException {
        try (Stream<Path> files = Files.list(STORED)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals(WIRE_TYPES))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("headers")
    void theTextIsPrintedAsItWasRead(String file) {
        String text = text(file);
        assertThat(header(text).schemas()).hasToString(text.substring(text.indexOf("wire 1\n")));
    }

    @ParameterizedTest
    @MethodSource("headers")
    void fingerprintsEqualTheStoredOnes(String file) {
        StreamHeader header = header(text(file));
        header.fingerprints()
                .forEach((type, stored) -> assertThat(
                                hex(header.schemas().apply(type).fingerprint(header.schemas())))
                        .as(type)
                        .isEqualTo(hex(stored)));
    }

    @ParameterizedTest
    @CsvSource({
        "evolvable.txt, com.acme.Quote, 44eade04c310c9e6",
        "evolvable.txt, com.acme.Level, 4c38864c9380e207",
        "evolvable.txt, com.acme.Book, 7452ccfad2ac3ea4",
        "family.txt, com.acme.Drawing, 140d67f4ddc83ddf",
        "graph.txt, com.acme.Visit, cab7b49a55993825",
        "enums-and-usual-texts.txt, com.acme.Trade, b09341b5d414beb3",
    })
    void lastingFingerprintsEqualTheStoredOnes(String file, String type, String stored) {
        Schemas schemas = header(text(file)).schemas();
        assertThat(hex(Fingerprint.lasting(schemas.apply(type), schemas))).isEqualTo(stored);
    }

    static Stream<String[]> wireTypes() {
        return text(WIRE_TYPES).lines().map(line -> line.split(" \\| "));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wireTypes")
    void eachWireTypeHasItsTextAndFingerprint(String field, String stored) {
        Schema schema = Schema.of("com.acme.X", "a " + field);
        assertThat(schema).hasToString("com.acme.X\n  a " + field);
        assertThat(hex(schema.fingerprint(HELD))).isEqualTo(stored);
    }

    /** With {@code -Dgolden.update=true}, adds the kinds that are new; lines that are there never change. */
    @Test
    void everyWireTypeIsListed() throws IOException {
        Set<Object> missing = new HashSet<>(List.of(WireType.class.getPermittedSubclasses()));
        missing.remove(PrimitiveKind.class);
        missing.addAll(List.of(PrimitiveKind.values()));
        missing.addAll(List.of(ValueKind.values()));
        missing.addAll(List.of(SpecialKind.values()));
        missing.addAll(List.of(TextKind.values()));
        List<WireType> stored = new ArrayList<>();
        wireTypes()
                .map(line -> Schema.of("com.acme.X", "a " + line[0]))
                .forEach(schema -> stored.add(schema.fields().get(0).type()));
        for (WireType type : stored) {
            missing.remove(type.getClass());
            if (type instanceof WireType.Primitive primitive) {
                missing.remove(primitive.kind());
            } else if (type instanceof WireType.Value value) {
                missing.remove(value.kind());
            } else if (type instanceof WireType.Special special) {
                missing.remove(special.kind());
            } else if (type instanceof WireType.Text text) {
                missing.remove(text.kind());
            }
        }
        if (Boolean.getBoolean("golden.update")) {
            for (SpecialKind kind : SpecialKind.values()) {
                if (missing.remove(kind)) {
                    add(kind.wireName());
                    add(kind.wireName() + "?");
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    private static void add(String type) throws IOException {
        String fingerprint = hex(Schema.of("com.acme.X", "a " + type).fingerprint(HELD));
        Files.writeString(STORED.resolve(WIRE_TYPES), type + " | " + fingerprint + "\n", StandardOpenOption.APPEND);
    }

    private static StreamHeader header(String text) {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        TestBuffer header = TestBuffer.elastic();
        header.out().writeInt(0x6A346D01).writeInt(body.length).write(body);
        return StreamHeader.read(header.in());
    }

    private static String hex(long number) {
        return HexFormat.of().toHexDigits(number);
    }

    private static String text(String file) {
        try {
            return Files.readString(STORED.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
