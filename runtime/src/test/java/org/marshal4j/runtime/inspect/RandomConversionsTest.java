package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.HexMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;

/**
 * Conversions between random schemas: what is converted is a message of today's schema, in which fields that have not
 * changed have their former values. Damaged messages are converted or refused, and nothing else happens.
 */
class RandomConversionsTest {
    private static final String[] LEAVES = """
            int8; int16; int32; int64; float32; float64; bool; char16; int32?; int64?; bool?; stop16; stop32;
            stop64; stop64?; stopfloat32; stopfloat64; stopfloat64?; text; text?; text(max=5); text[4]; text[9]?;
            oneof("a","b"); oneof("b")?; uri?; enum E(A,B); enum E(B,C,A)?; instant; instant?; stopinstant;
            stopinstant?; date?; stopdate; time; stoptime?; datetime; stopdatetime?; duration?; stopduration;
            decimal; decimal?; stopdecimal; stopdecimal?; bigint; bigint?; uuid; uuid?; optint32; optint32?;
            int32[]; int32[]?; int32[](max=2); int32[2]; int32[3]?; bool[]; int8[2]; zoneddatetime; zoneddatetime?;
            dynamic; dynamic?; ipaddress; ipaddress?
            """.strip().split(";\\s+");

    private static final int ROUNDS = 250;
    private static final int MESSAGES = 4;
    private static final int DAMAGED = 3;

    private final Random random = new Random();

    private String leaf() {
        return LEAVES[random.nextInt(LEAVES.length)];
    }

    private String type(int depth) {
        String q = random.nextBoolean() ? "?" : "";
        if (depth > 2) {
            return leaf();
        }
        return switch (random.nextInt(18)) {
            case 0 -> "list<" + type(depth + 1) + ">" + q;
            case 1 -> "map<" + leaf() + "," + type(depth + 1) + ">" + q;
            case 2 -> "optional<" + type(depth + 1) + ">" + q;
            case 3 -> "entry<" + type(depth + 1) + "," + leaf() + ">" + q;
            case 4 -> "Fix" + random.nextInt(3) + q;
            case 5 -> "Obj" + random.nextInt(3) + "?";
            case 6 -> "framed Ver" + random.nextInt(2) + "?";
            case 7 -> "family Fam" + q;
            case 8 -> "dynamic<" + random.nextInt(2) + " Fix0," + (2 + random.nextInt(2)) + " enum E(A,B)>" + q;
            case 9 -> "framed Bare";
            case 10 -> "shared Obj" + random.nextInt(3) + "?";
            case 11 -> "shared family Fam" + q;
            default -> leaf();
        };
    }

    private static final String[] NUMBERS = {
        "int8",
        "int16",
        "int32",
        "int64",
        "float32",
        "float64",
        "int32?",
        "int64?",
        "text[4]",
        "text[9]?",
        "int32[2]",
        "bool",
        "uuid?",
        "instant"
    };

    private String field(String name, String type, int since) {
        return name + " " + type + (since > 1 ? " since=" + since : "");
    }

    /** A similar type. */
    private String changed(String type) {
        if (random.nextInt(3) > 0) {
            return type;
        }
        if (random.nextInt(3) == 0 && !type.contains("framed Bare")) {
            return type.endsWith("?")
                    ? (type.contains("Obj") || type.contains("framed") ? type : type.substring(0, type.length() - 1))
                    : type + "?";
        }
        if (type.startsWith("list<") && random.nextBoolean()) {
            boolean q = type.endsWith("?");
            return "list<" + changed(type.substring(5, type.length() - (q ? 2 : 1))) + ">" + (q ? "?" : "");
        }
        for (String[] group : new String[][] {
            {
                "int8",
                "int16",
                "int32",
                "int64",
                "float32",
                "float64",
                "stop16",
                "stop32",
                "stop64",
                "stopfloat32",
                "stopfloat64",
                "int32?",
                "int64?",
                "stop64?"
            },
            {"text", "text?", "text(max=5)", "text[4]", "text[9]?", "oneof(\"a\",\"b\")", "oneof(\"b\")?"},
            {"instant", "instant?", "stopinstant", "stopinstant?"},
            {"date?", "stopdate"},
            {"time", "stoptime?"},
            {"datetime", "stopdatetime?"},
            {"duration?", "stopduration"},
            {"decimal", "decimal?", "stopdecimal", "stopdecimal?"},
            {"enum E(A,B)", "enum E(B,C,A)?", "enum E(A)"},
            {"int32[]", "int32[]?", "int32[](max=2)", "int32[2]", "int32[3]?"}
        }) {
            if (List.of(group).contains(type)) {
                return group[random.nextInt(group.length)];
            }
        }
        return random.nextInt(8) == 0 ? type(1) : type;
    }

    private Map<String, List<String>> schemas() {
        Map<String, List<String>> all = new TreeMap<>();
        for (int i = 0; i < 3; i++) {
            List<String> fixed = new ArrayList<>();
            int n = random.nextInt(5);
            for (int j = 0; j < n; j++) {
                fixed.add(field(
                        "f" + j,
                        i > 0 && random.nextInt(4) == 0
                                ? "Fix" + (i - 1) + (random.nextBoolean() ? "?" : "")
                                : NUMBERS[random.nextInt(NUMBERS.length)],
                        1));
            }
            all.put("Fix" + i, fixed);
            List<String> object = new ArrayList<>();
            n = random.nextInt(6);
            for (int j = 0; j < n; j++) {
                object.add(field("o" + j, type(0), 1));
            }
            all.put("Obj" + i, object);
        }
        for (int i = 0; i < 2; i++) {
            List<String> fields = new ArrayList<>();
            for (String block : new String[] {"Base", "Ver" + i}) {
                fields.add(block + " frame");
                int n = random.nextInt(5);
                int since = 1;
                for (int j = 0; j < n; j++) {
                    since += random.nextInt(3) == 0 ? 1 : 0;
                    fields.add(field(
                            block.toLowerCase() + j,
                            random.nextBoolean() ? NUMBERS[random.nextInt(NUMBERS.length)] : type(1),
                            since));
                }
            }
            all.put("Ver" + i, fields);
        }
        all.put("Bare", List.of("Bare frame", "x int32", "y int16"));
        List<String> root = new ArrayList<>();
        int n = 1 + random.nextInt(9);
        for (int j = 0; j < n; j++) {
            root.add(field("r" + j, type(0), 1));
        }
        all.put("Root", root);
        return all;
    }

    private Map<String, List<String>> changed(Map<String, List<String>> was) {
        Map<String, List<String>> all = new TreeMap<>();
        was.forEach((name, fields) -> {
            boolean versioned = name.startsWith("Ver");
            List<String> now = new ArrayList<>();
            for (String field : fields) {
                String[] words = field.split(" ", 2);
                if (words[1].equals("frame")) {
                    now.add(field);
                    continue;
                }
                if (random.nextInt(9) == 0) {
                    continue;
                }
                int at = words[1].indexOf(" since=");
                String type = at < 0 ? words[1] : words[1].substring(0, at);
                String since = at < 0 ? "" : words[1].substring(at);
                now.add(words[0] + " " + (name.startsWith("Fix") && random.nextInt(5) > 0 ? type : changed(type))
                        + since);
                if (random.nextInt(9) == 0) {
                    now.add("new" + now.size() + " " + (random.nextBoolean() ? "int32" : "text?") + since);
                }
            }
            if (!versioned && !name.equals("Bare") && random.nextBoolean()) {
                Collections.shuffle(now, random);
            } else if (versioned && random.nextInt(3) == 0) {
                now.add("later text" + (random.nextBoolean() ? "?" : "") + " since=9");
            }
            all.put(name, now);
        });
        return all;
    }

    private static Map<String, Schema> parsed(Map<String, List<String>> texts, boolean former) {
        Map<String, Schema> all = new HashMap<>();
        TestSource source = new TestSource(all::get);
        texts.forEach((name, fields) -> all.put(name, Schema.of(name, source, fields.toArray(String[]::new))));
        all.put(
                "Fam",
                Schema.of("Fam", source)
                        .asFamily(
                                former
                                        ? new String[] {"1 Fix0", "2 Obj0", "5 Ver0"}
                                        : new String[] {"3 Fix0", "2 Obj0", "5 Ver0"}));
        return all;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void convertOrRefuse(long seed) {
        int converted = 0;
        for (long round = seed * 1000; round < seed * 1000 + ROUNDS; round++) {
            random.setSeed(round);
            Map<String, List<String>> texts = schemas();
            Map<String, List<String>> now = changed(texts);
            Map<String, Schema> was = parsed(texts, true);
            Map<String, Schema> is = parsed(now, false);
            for (int i = 0; i < MESSAGES; i++) {
                byte[] message = SampleMessages.of(was.get("Root"), was::get, round * MESSAGES + i);
                String about = "round " + round + ", message " + i + "\n" + texts + "\n" + now;
                converted += check(was, is, message, about) ? 1 : 0;
                for (int j = 0; j < DAMAGED && message.length > 0; j++) {
                    convert(was, is, damaged(message), about);
                }
            }
        }
        assertThat(converted).isGreaterThan(ROUNDS);
    }

    private byte[] damaged(byte[] message) {
        if (random.nextBoolean()) {
            return Arrays.copyOf(message, random.nextInt(message.length));
        }
        byte[] damaged = message.clone();
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
        return damaged;
    }

    /** Returns today's bytes; empty if the message is refused. */
    private static Optional<byte[]> convert(
            Map<String, Schema> was, Map<String, Schema> is, byte[] message, String about) {
        Input in = Input.of(message);
        try {
            String today = SchemaMigration.read(new HexMarshaller(is.get("Root")), was.get("Root"), was::get, in);
            return Optional.of(HexFormat.of().parseHex(today));
        } catch (MarshalException e) {
            assertThat(in.position()).as(about).isZero();
            assertThat(e.type()).as(about).isEqualTo("Root");
            return Optional.empty();
        }
    }

    private static boolean check(Map<String, Schema> was, Map<String, Schema> is, byte[] message, String about) {
        Optional<byte[]> today = convert(was, is, message, about);
        if (today.isEmpty()) {
            return false;
        }
        Map<String, String> values = values(was, message, about);
        Map<String, String> converted = values(is, today.get(), about);
        converted.forEach((field, value) -> {
            if (values.containsKey(field)) {
                assertThat(value).as("%s: %s", field, about).isEqualTo(values.get(field));
            }
        });
        return true;
    }

    /** The values of the root's fields, by the text of the field. Values that hold others are left out. */
    private static Map<String, String> values(Map<String, Schema> schemas, byte[] message, String about) {
        Map<String, String> values = new HashMap<>();
        Schema root = schemas.get("Root");
        long end = SchemaWalker.walk(
                root,
                schemas::get,
                Input.of(message).readable(),
                0,
                message.length,
                (path, offset, length, type, value) -> values.put(path + " " + type, text(value)));
        assertThat(end).as(about).isEqualTo(message.length);
        values.keySet()
                .removeIf(field -> root.fields().stream()
                        .noneMatch(one -> one.toString().equals(field)
                                && one.type().parts().isEmpty()
                                && one.type().heldTypes().isEmpty()
                                && !(one.type() instanceof WireType.Dynamic)));
        return values;
    }

    private static String text(Object value) {
        return Arrays.deepToString(new Object[] {value});
    }
}
