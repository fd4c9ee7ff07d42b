package org.marshal4j.processor.binding;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.KeyObstacle;
import org.marshal4j.processor.codec.holder.CollectionKind;
import org.marshal4j.processor.codec.holder.MapKind;
import org.marshal4j.processor.model.FieldOptions;

/** The column <i>canonical</i> in docs/types.md tells for each type what the compiler does with it in a key. */
class CanonicalColumnTest {
    private static final Pattern TABLE = Pattern.compile("\n## Values\n(.*?)\n## Classes that extend", Pattern.DOTALL);
    private static final Pattern QUOTED = Pattern.compile("`([^`]*)`");
    private static final Pattern LEAF = Pattern.compile("\"((?:java|net)\\.[a-z.]+\\.[A-Z]\\w+)\",");
    private static final List<String> PRIMITIVES =
            List.of("boolean", "byte", "short", "char", "int", "long", "float", "double");

    /** Rows that describe types instead of naming them: how they begin, and some of the types described. */
    private static final Map<String, List<String>> DESCRIBED = Map.of(
            "enums",
            List.of("com.acme.Side"),
            "arrays of primitives",
            PRIMITIVES.stream().map(primitive -> primitive + "[]").toList(),
            "arrays of anything else",
            List.of("java.lang.String[]", "java.util.List<java.lang.String>[]"));

    @Test
    void saysWhatTheCompilerDoes() throws IOException {
        Map<String, String> types = types();
        Set<String> unseen = new HashSet<>(types.keySet());
        for (String row : rows()) {
            String[] cells = row.replaceAll(" \\|$", "").split(" \\| ", -1);
            String declared = cells[0].substring(2);
            for (String name : names(declared, types)) {
                String type = types.getOrDefault(name, name);
                assertThat(isCanonical(type)).as("%s: %s", name, cells[3]).isEqualTo(isSaidToBe(cells[3], name));
                unseen.remove(name);
            }
        }
        assertThat(unseen).isEmpty();
    }

    /**
     * Cells are {@code yes}, {@code no}, {@code as …}, {@code if …}; or {@code not} or {@code only} with some names of
     * the row.
     */
    private static boolean isSaidToBe(String cell, String name) {
        assertThat(cell).matches("yes|no|(as|if|not|only) .*");
        List<String> named =
                QUOTED.matcher(cell).results().map(match -> match.group(1)).toList();
        if (cell.startsWith("only ")) {
            return named.contains(name);
        }
        return !cell.equals("no") && !(cell.startsWith("not ") && named.contains(name));
    }

    private static boolean isCanonical(String type) {
        Binding binding = FieldTypes.codecs().bind(new FieldRequest(FieldTypes.of(type), FieldOptions.NULLABLE));
        return KeyObstacle.in(((Binding.Bound) binding).codec(), type, marshaller -> false)
                .isEmpty();
    }

    private static List<String> names(String declared, Map<String, String> types) {
        for (Map.Entry<String, List<String>> described : DESCRIBED.entrySet()) {
            if (declared.startsWith(described.getKey())) {
                return described.getValue();
            }
        }
        // The effect of an annotation on a type has a row of its own.
        return declared.contains(" with `@")
                ? List.of()
                : QUOTED.matcher(declared)
                        .results()
                        .map(match -> match.group(1).replaceAll(".*\\.|<.*", ""))
                        .filter(types::containsKey)
                        .toList();
    }

    /** All types in these tables that have names, by their simple names, with type arguments if they need any. */
    private static Map<String, String> types() throws IOException {
        Map<String, String> types = new HashMap<>();
        PRIMITIVES.forEach(primitive -> types.put(primitive, primitive));
        List<String> plain = new ArrayList<>(List.of("java.util.Properties"));
        for (String box : List.of("Boolean", "Byte", "Short", "Character", "Integer", "Long", "Float", "Double")) {
            plain.add("java.lang." + box);
        }
        Path codecs = Path.of("src/main/java/org/marshal4j/processor/codec");
        LEAF.matcher(Files.readString(codecs.resolve("value/LeafTypes.java")))
                .results()
                .map((MatchResult match) -> match.group(1))
                .filter(name -> !name.startsWith("java.sql.Date"))
                .forEach(plain::add);
        plain.forEach(name -> types.put(simple(name), name));
        Stream.of("java.util.Optional", "java.util.concurrent.atomic.AtomicReference")
                .forEach(name -> types.put(simple(name), name + "<java.lang.String>"));
        Stream.of(
                        "java.util.Map.Entry",
                        "java.util.AbstractMap.SimpleEntry",
                        "java.util.AbstractMap.SimpleImmutableEntry")
                .forEach(name -> types.put(simple(name), name + "<java.lang.String,java.lang.String>"));
        Arrays.stream(CollectionKind.values())
                .map(CollectionKind::declared)
                .forEach(name -> types.put(simple(name), name + "<" + first(name) + ">"));
        Arrays.stream(MapKind.values())
                .map(MapKind::declared)
                .forEach(name -> types.put(simple(name), name + "<" + first(name) + ",java.lang.String>"));
        return types;
    }

    private static String first(String container) {
        return container.contains("Enum") ? "com.acme.Side" : "java.lang.String";
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static List<String> rows() throws IOException {
        String table = TABLE.matcher(Files.readString(Path.of("../docs/types.md")))
                .results()
                .findFirst()
                .orElseThrow(() -> new AssertionError("no tables from Values to Classes"))
                .group(1);
        return table.lines()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| ---") && !line.startsWith("| declared"))
                .toList();
    }
}
