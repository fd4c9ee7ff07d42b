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
import org.marshal4j.schema.wire.CharForm;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.TimeForm;
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

    /** Every form that another library has chosen. */
    private static final List<String> ENCODED = List.of(
            "list<int8> as count(int32be,-1)?",
            "map<text,int8> as count(uint16be)",
            "int32[] as int32be(int8,-1)?",
            "int32 as int8",
            "int32 as uint8",
            "int32 as int16le",
            "int32 as int16be",
            "int32 as uint16le",
            "char16 as uint16be",
            "int64 as int32le",
            "int32 as int64le",
            "int32 as int64be",
            "enum com.acme.Side(BUY,SELL) as stopbit",
            "int64 as vint",
            "int64 as zigzag?",
            "int64 as hadoop",
            "float32[] as float32le(int32be)",
            "float32 as float32be",
            "float32 as stopbitdouble?",
            "decimal as float64le",
            "float64 as float64be?",
            "bool[] as zeroone(vint)",
            "bool as yesno",
            "text as utf8(hadoop)",
            "text(max=9) as modified(uint16be)?",
            "text as cesu8(stopbit,-1)?",
            "text as cesu8units(vint)",
            "enum com.acme.Side(BUY,SELL) as latin1(uint8)",
            "date as int32be(days)",
            "time as int32be(seconds)",
            "instant as int64be(millis)",
            "duration as int64le(micros)?",
            "millis as int64be(nanos)",
            "int64 as int64be?0");

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
        missing.addAll(List.of(NumberForm.values()));
        missing.addAll(List.of(CharForm.values()));
        missing.addAll(List.of(TimeForm.values()));
        missing.addAll(List.of(PresenceByte.values()));
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
            } else if (type instanceof WireType.Encoded encoded) {
                missing.removeAll(formsOf(encoded));
            }
        }
        if (Boolean.getBoolean("golden.update")) {
            for (String encoded : ENCODED) {
                WireType type = WireType.parse(encoded);
                missing.remove(WireType.Encoded.class);
                if (missing.removeAll(formsOf((WireType.Encoded) type))) {
                    add(encoded);
                }
            }
            for (SpecialKind kind : SpecialKind.values()) {
                if (missing.remove(kind)) {
                    add(kind.wireName());
                    add(kind.wireName() + "?");
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    private static Set<Object> formsOf(WireType.Encoded type) {
        Set<Object> forms = new HashSet<>(formsOf(type.form()));
        forms.add(type.presence());
        return forms;
    }

    private static Set<Object> formsOf(EncodedForm form) {
        if (form instanceof EncodedForm.OfNumber of) {
            return Set.of(of.number());
        }
        if (form instanceof EncodedForm.OfTime time) {
            return Set.of(time.number(), time.time());
        }
        if (form instanceof EncodedForm.OfText text) {
            return Set.of(text.chars(), text.length());
        }
        return form instanceof EncodedForm.OfArray array
                ? new HashSet<>(List.of(array.element(), array.length()))
                : Set.of(((EncodedForm.OfCount) form).length());
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
