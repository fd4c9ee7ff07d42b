package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * Fields whose containers call code of the user's classes on everything that is read, in compilations that ask for
 * them.
 */
class OwnKeysTest {
    private static final String KEYS = """
            @Marshal class Plain { int a; }
            @Marshal record Pair(int a, int b) {}
            @Marshal class Hashed { int a; public int hashCode() { return a; } }
            @Marshal class Heir extends Hashed { int b; }
            @Marshal class Sorted implements Comparable<Sorted> {
                int a;
                public int compareTo(Sorted other) { return Integer.compare(a, other.a); }
            }
            enum Side { BUY, SELL }
            @Marshal record Node(Set<Node> children) {}
            @Marshal record Around(int a, List<Node> nodes) {}
            @Marshal record Index(Map<Pair, Long> places) {}
            @Marshal record Tags(Set<String> tags, Map<Side, Long> sides, List<Pair> pairs) {}
            """;

    /** Fields, and the class and method that their messages name. */
    private static final Map<String, String> NAMED = new TreeMap<>(Map.ofEntries(
            Map.entry("Set<Hashed>", "Hashed hashCode"),
            Map.entry("Map<Heir, String>", "Heir hashCode"),
            Map.entry("TreeMap<Sorted, Long>", "Sorted compareTo"),
            Map.entry("PriorityQueue<Sorted>", "Sorted compareTo"),
            Map.entry("Map<String, Set<List<Hashed>>>", "Hashed hashCode"),
            Map.entry("Map<Optional<Hashed>, String>[]", "Hashed hashCode"),
            Map.entry("Set<Map.Entry<Long, Hashed>>", "Hashed hashCode"),
            Map.entry("Hashtable<Hashed, String>", "Hashed hashCode"),
            Map.entry("Set<Node>", "Node equals"),
            Map.entry("Map<Around, Long>", "Around equals"),
            Map.entry("Set<List<Index>>", "Index equals"),
            Map.entry("java.util.concurrent.CopyOnWriteArraySet<Hashed>", "Hashed hashCode")));

    private static final List<String> NOT_NAMED = List.of(
            "Set<Plain>",
            "Set<Pair>",
            "Set<Tags>",
            "Set<Side>",
            "Map<String, Hashed>",
            "List<Hashed>",
            "Map.Entry<Hashed, Sorted>",
            "TreeSet<java.math.BigDecimal>");

    private static final int FIRST_LINE = 18;

    @TempDir
    Path temp;

    /** The messages about fields of the given types, in lines of their own. */
    private List<String> messages(TestCompiler compiler, List<String> types, String... options) {
        StringBuilder source = new StringBuilder("package p;\nimport java.util.*;\nimport org.marshal4j.*;\n")
                .append(KEYS)
                .append("@Marshal class Book {\n");
        for (int i = 0; i < types.size(); i++) {
            source.append("    " + types.get(i) + " keys" + i + ";\n");
        }
        return compiler.compile(temp, Map.of("p/Book.java", source + "}\n"), List.of(options)).diagnostics().stream()
                .filter(diagnostic -> diagnostic.getMessage(null).contains("[MARSHAL156] Book."))
                .map(diagnostic -> diagnostic.getKind() + " " + diagnostic.getLineNumber() + " "
                        + diagnostic.getMessage(null).strip())
                .toList();
    }

    @Test
    void areNamedWithTheMethodAndOthersAreNot() {
        List<String> types =
                Stream.concat(NAMED.keySet().stream(), NOT_NAMED.stream()).toList();
        List<String> messages = messages(TestCompiler.JAVAC, types, "-Amarshal4j.untrusted=true");
        assertThat(messages).hasSameSizeAs(NAMED.keySet());
        for (int i = 0; i < NAMED.size(); i++) {
            String[] named = NAMED.get(types.get(i)).split(" ");
            String expected = (FIRST_LINE + i) + " [MARSHAL156] Book.keys" + i + " holds keys or elements of "
                    + named[0] + ", whose own method " + named[1]
                    + " runs on whatever is read, and nothing limits what that costs.";
            assertThat(messages)
                    .anyMatch(message ->
                            message.replaceFirst("^(MANDATORY_)?WARNING ", "").startsWith(expected));
        }
    }

    @ParameterizedTest
    @EachCompiler
    void bothCompilersSaySoOnlyWhenAsked(TestCompiler compiler) {
        assertThat(messages(compiler, List.of("Set<Hashed>"), "-Amarshal4j.untrusted=true"))
                .hasSize(1);
        assertThat(messages(compiler, List.of("Set<Hashed>"))).isEmpty();
        assertThat(messages(compiler, List.of("Set<Hashed>"), "-Amarshal4j.untrusted=false"))
                .isEmpty();
    }
}
