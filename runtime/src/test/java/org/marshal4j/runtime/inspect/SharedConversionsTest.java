package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.HexMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.schema.Schema;

/** Conversions of messages in which objects refer to each other. */
class SharedConversionsTest {
    private static final int ROUNDS = 300;
    private static final int OBJECTS = 7;
    private static final String[] TYPES = {
        "shared A?",
        "shared A?",
        "shared B?",
        "shared family F?",
        "list<shared A?>",
        "list<shared family F?>",
        "map<int8,shared B?>",
        "P?",
        "optional<shared A?>",
        "int16",
        "text",
        "framed V?"
    };

    private static final String[] CLASSES = {"A", "B", "P", "V"};

    private static Map<String, Schema> parsed(Map<String, List<String>> fields, String... members) {
        Map<String, Schema> all = new HashMap<>();
        TestSource source = new TestSource(all::get);
        fields.forEach((name, lines) -> all.put(name, Schema.of(name, source, lines.toArray(String[]::new))));
        all.put("F", Schema.of("F", source).asFamily(members));
        return all;
    }

    private static Map<String, List<String>> randomFields(Random random) {
        Map<String, List<String>> fields = new LinkedHashMap<>();
        for (String name : CLASSES) {
            List<String> lines = new ArrayList<>();
            int count = 1 + random.nextInt(5);
            for (int i = 0; i < count; i++) {
                String type = TYPES[random.nextInt(TYPES.length - (name.equals("V") ? 1 : 0))];
                lines.add(name.toLowerCase() + i + " " + type);
            }
            if (name.equals("V")) {
                lines.add(0, "V frame");
            } else if (name.equals("P")) {
                lines.add("size text");
            }
            fields.put(name, lines);
        }
        return fields;
    }

    /** Moves, removes and widens fields. */
    private static Map<String, List<String>> edited(Random random, Map<String, List<String>> was) {
        Map<String, List<String>> fields = new LinkedHashMap<>();
        was.forEach((name, lines) -> {
            List<String> now = new ArrayList<>(lines.subList(name.equals("V") ? 1 : 0, lines.size()));
            // Null would have other bytes if all objects of a class had the same size.
            now.removeIf(line -> random.nextInt(5) == 0 && !line.startsWith("size"));
            now.replaceAll(line -> line.replace("int16", random.nextBoolean() ? "int16" : "int64"));
            if (random.nextInt(3) > 0) {
                Collections.shuffle(now, random);
            }
            if (random.nextInt(3) == 0) {
                now.add(random.nextInt(now.size() + 1), "added list<shared A?>?");
            }
            if (name.equals("V")) {
                now.add(0, "V frame");
            }
            fields.put(name, now);
        });
        return fields;
    }

    /** The marshaller of the old class and of the new one write the same graph. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void graphsAreNumberedAgain(long seed) {
        int different = 0;
        for (long round = seed * 1_000; round < seed * 1_000 + ROUNDS; round++) {
            Random random = new Random(round);
            Map<String, List<String>> fields = randomFields(random);
            Map<String, Schema> was = parsed(fields, "1 A", "2 B");
            Map<String, Schema> is = parsed(edited(random, fields), "1 A", "3 B");
            SharedGraph graph = SharedGraph.random(random, was, OBJECTS);
            String root = random.nextInt(3) == 0 ? "F" : random.nextBoolean() ? "A" : "P";
            String former = graph.bytes(was, root);
            String today = graph.bytes(is, root);
            String about = "round " + round + "\n" + was + "\n" + is;
            Input in = Input.of(HexFormat.of().parseHex(former + "55"));
            assertThat(SchemaMigration.read(new HexMarshaller(is.get(root)), was.get(root), was::get, in))
                    .as(about)
                    .isEqualTo(today);
            assertThat(in.remaining()).as(about).isOne();
            different += former.equals(today) ? 0 : 1;
            damage(random, former, was.get(root), was, is.get(root), about);
        }
        assertThat(different).isGreaterThan(ROUNDS / 2);
    }

    /** Damaged messages are converted or refused, and what is converted from a message is a message. */
    private static void damage(
            Random random, String former, Schema was, Map<String, Schema> types, Schema is, String about) {
        byte[] message = HexFormat.of().parseHex(former);
        for (int i = 0; i < 3; i++) {
            byte[] damaged = Arrays.copyOf(message, message.length - random.nextInt(Math.min(2, message.length)));
            if (damaged.length > 0) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(8);
            }
            Input in = Input.of(damaged);
            String today;
            try {
                today = SchemaMigration.read(new HexMarshaller(is), was, types::get, in);
            } catch (MarshalException e) {
                assertThat(in.position()).as(about).isZero();
                continue;
            }
            // Bytes that stay the same are copied: only today's marshaller would refuse them.
            if (isMessage(was, types::get, Arrays.copyOf(damaged, (int) in.position()))) {
                assertThat(isMessage(is, is.resolver(), HexFormat.of().parseHex(today)))
                        .as(about)
                        .isTrue();
            }
        }
    }

    private static boolean isMessage(Schema schema, Function<String, Schema> types, byte[] bytes) {
        try {
            return SchemaWalker.walk(
                            schema,
                            types,
                            Input.of(bytes).readable(),
                            0,
                            bytes.length,
                            (path, at, size, type, value) -> {})
                    == bytes.length;
        } catch (MarshalException e) {
            return false;
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # the field of the first occurrence is gone
            a shared Leg?; b shared Leg?       | b shared Leg?                | 010702         | 0107
            # or moved
            a shared Leg?; b shared Leg?       | b shared Leg?; a shared Leg? | 010702         | 010702
            a shared Leg?; b shared Leg?       | b shared Leg?; a shared Leg? | 01070108       | 01080107
            a list<shared Leg?>; b shared Leg? | b shared Leg?; a list<shared Leg?> | 020107010803 | 0108020107 02
            # a new one among numbered ones
            a shared Leg?; b shared Leg?       | a shared Leg?; n shared Leg?; b shared Leg? | 010702 | 01070002
            # the outermost object has a number only if a reference could refer to it
            a shared Leg?; b shared Leg?       | a shared Leg?; b shared Leg?; n shared Root? | 010702 | 01070300
            n shared Root?; a shared Leg?; b shared Leg? | a shared Leg?; b shared Leg? | 00010703 | 010702
            n shared Root?; a shared Leg?; b int8 | b int8; a shared Leg?; n shared Root? | 02010705 | 05010702
            a shared Leg?; n shared Root?      | n shared Root?; a shared Leg? | 010702         | 020107
            # null
            a shared Leg?; b int8              | a shared Leg; b int16        | 0005           | MARSHAL206
            a shared Leg; b int8               | a shared Leg?; b int16       | 010705         | 01070500
            # no such object
            a shared Leg?; b shared Leg?       | b shared Leg?; a shared Leg? | 0003           | MARSHAL214
            a shared Leg?; b shared Leg?       | b shared Leg?; a shared Leg? | 030107         | MARSHAL214
            a shared Leg?; b shared Leg?       | b shared Leg?; a shared Leg? | 80000107       | MARSHAL214
            a shared Leg?; b shared Leg?       | b shared Leg?; a shared Leg? | 0107           | MARSHAL203
            # references of another kind
            a shared Leg?; b int8              | a Leg?; b int16              | 0005           | MARSHAL220
            a Leg; b int8                      | a shared Leg; b int16        | 0705           | MARSHAL220
            a shared Leg?; b int8              | a shared family F?; b int16 | 0005         | MARSHAL220
            """)
    void oneFieldAfterTheOther(String was, String is, String former, String expected) {
        Map<String, Schema> formerTypes =
                parsed(Map.of("Leg", List.of("x int8"), "Root", List.of(was.split("; "))), "1 Leg");
        Map<String, Schema> types = parsed(Map.of("Leg", List.of("x int8"), "Root", List.of(is.split("; "))), "1 Leg");
        Schema then = formerTypes.get("Root");
        Schema now = types.get("Root");
        Input in = Input.of(HexFormat.of().parseHex(former));
        if (expected.startsWith("MARSHAL")) {
            assertThatThrownBy(() -> SchemaMigration.read(new HexMarshaller(now), then, formerTypes::get, in))
                    .isInstanceOfSatisfying(
                            MarshalException.class, e -> assertThat(e.code()).isEqualTo(expected));
        } else {
            assertThat(SchemaMigration.read(new HexMarshaller(now), then, formerTypes::get, in))
                    .isEqualTo(expected.replace(" ", ""));
        }
    }

    @Test
    void failureInAnObjectHasThePathOfItsFirstReferenceToday() {
        Map<String, Schema> was =
                parsed(Map.of("Leg", List.of("x int64"), "Root", List.of("a shared Leg?", "b shared Leg?")));
        Map<String, Schema> is = parsed(Map.of("Leg", List.of("x int8"), "Root", List.of("b shared Leg?")));
        Input in = Input.of(HexFormat.of().parseHex("01" + "0001000000000000" + "02"));
        assertThatThrownBy(() -> SchemaMigration.read(new HexMarshaller(is.get("Root")), was.get("Root"), was::get, in))
                .hasMessage("converting Root.b.x at offset 9: 256 does not fit into INT8 [MARSHAL220]");
    }

    /** An object cannot be of two classes. */
    @Test
    void objectThatBecameTwoClassesIsRefused() {
        Map<String, Schema> was =
                parsed(Map.of("Leg", List.of("x int8"), "Root", List.of("a shared Leg?", "b shared Leg?")));
        Map<String, Schema> is = parsed(Map.of(
                "Leg",
                List.of("x int16"),
                "Arm",
                List.of("x int16"),
                "Root",
                List.of("a shared Leg?", "b shared Arm?")));
        Schema root = is.get("Root");
        assertThat(SchemaMigration.read(new HexMarshaller(root), was.get("Root"), was::get, in("01070108")))
                .isEqualTo("010700" + "010800");
        assertThatThrownBy(() -> SchemaMigration.read(new HexMarshaller(root), was.get("Root"), was::get, in("010702")))
                .hasMessage(
                        "converting Root.b at offset 3: the object is a Leg elsewhere, and a Arm here [MARSHAL220]");
    }

    /** Objects that were beside each other may be inside each other today: as deep as today's marshaller allows. */
    @Test
    void listMayBecomeAChain() {
        Map<String, List<String>> link = Map.of("A", List.of("next shared A?"));
        Map<String, Schema> was = parsed(withRoot(link, "all list<shared A?>", "head shared A?"));
        Map<String, Schema> is = parsed(withRoot(link, "head shared A?", "all list<shared A?>"));
        // Each object but the first refers to the one before.
        assertThat(SchemaMigration.read(
                        new HexMarshaller(is.get("R")), was.get("R"), was::get, in("03 0100 0102 0103 04")))
                .isEqualTo("01010100" + "03" + "040302");
        for (int links : new int[] {900, 2_000}) {
            ArrayTarget target = new ArrayTarget(1 << 10);
            Output out = target.output();
            StopBit.write(links, out);
            out.write(new byte[] {1, 0});
            for (int i = 1; i < links; i++) {
                StopBit.write(1, out);
                StopBit.write(i + 1, out);
            }
            StopBit.write(links + 1, out);
            Input in = Input.of(Arrays.copyOf(target.array(), (int) out.position()));
            if (links < 1_000) {
                assertThat(SchemaMigration.read(new HexMarshaller(is.get("R")), was.get("R"), was::get, in))
                        .startsWith("0101010101");
            } else {
                assertThatThrownBy(
                                () -> SchemaMigration.read(new HexMarshaller(is.get("R")), was.get("R"), was::get, in))
                        .isInstanceOf(MarshalException.class)
                        .hasMessageEndingWith("[MARSHAL207]");
                assertThat(in.position()).isZero();
            }
        }
    }

    private static Map<String, List<String>> withRoot(Map<String, List<String>> types, String... fields) {
        Map<String, List<String>> all = new LinkedHashMap<>(types);
        all.put("R", List.of(fields));
        return all;
    }

    private static Input in(String hex) {
        return Input.of(HexFormat.of().parseHex(hex.replace(" ", "")));
    }
}
