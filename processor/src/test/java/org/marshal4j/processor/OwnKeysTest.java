package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    @TempDir
    Path temp;

    private List<String> messages(TestCompiler compiler, String field, String... options) {
        String source = "package p;\nimport java.util.*;\nimport org.marshal4j.*;\n" + KEYS
                + "@Marshal class Book {\n    " + field + "\n}\n";
        return compiler
                .compile(
                        temp,
                        Map.of("p/Book.java", source),
                        TestCompiler.pathOf(List.of()),
                        List.of(new MarshalProcessor()),
                        List.of(options))
                .diagnostics()
                .stream()
                .filter(diagnostic -> diagnostic.getMessage(null).contains("[MARSHAL156] Book."))
                .map(diagnostic -> diagnostic.getKind() + " " + diagnostic.getLineNumber() + " "
                        + diagnostic.getMessage(null).strip())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Set<Hashed> keys;                    | Hashed | hashCode",
                "Map<Heir, String> keys;              | Heir   | hashCode",
                "TreeMap<Sorted, Long> keys;          | Sorted | compareTo",
                "PriorityQueue<Sorted> keys;          | Sorted | compareTo",
                "Map<String, Set<List<Hashed>>> keys; | Hashed | hashCode",
                "Map<Optional<Hashed>, String>[] keys;| Hashed | hashCode",
                "Set<Map.Entry<Long, Hashed>> keys;   | Hashed | hashCode",
                "Hashtable<Hashed, String> keys;      | Hashed | hashCode",
                "Set<Node> keys;                      | Node   | equals",
                "Map<Around, Long> keys;              | Around | equals",
                "Set<List<Index>> keys;               | Index  | equals",
                "java.util.concurrent.CopyOnWriteArraySet<Hashed> keys;| Hashed | hashCode"
            })
    void areNamedWithTheMethod(String field, String type, String method) {
        assertThat(messages(TestCompiler.JAVAC, field, "-Amarshal4j.untrusted=true"))
                .singleElement()
                .asString()
                .contains(" 18 ")
                .contains("[MARSHAL156] Book.keys holds keys or elements of " + type + ", whose own method " + method
                        + " runs on whatever is read, and nothing limits what that costs.")
                .matches("(?s)(MANDATORY_)?WARNING .*");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Set<Plain> keys;",
                "Set<Pair> keys;",
                "Set<Tags> keys;",
                "Set<Side> keys;",
                "Map<String, Hashed> keys;",
                "List<Hashed> keys;",
                "Map.Entry<Hashed, Sorted> keys;",
                "TreeSet<java.math.BigDecimal> keys;"
            })
    void othersAreNot(String field) {
        assertThat(messages(TestCompiler.JAVAC, field, "-Amarshal4j.untrusted=true"))
                .isEmpty();
    }

    @ParameterizedTest
    @EachCompiler
    void bothCompilersSaySoOnlyWhenAsked(TestCompiler compiler) {
        assertThat(messages(compiler, "Set<Hashed> keys;", "-Amarshal4j.untrusted=true"))
                .hasSize(1);
        assertThat(messages(compiler, "Set<Hashed> keys;")).isEmpty();
        assertThat(messages(compiler, "Set<Hashed> keys;", "-Amarshal4j.untrusted=false"))
                .isEmpty();
    }
}
