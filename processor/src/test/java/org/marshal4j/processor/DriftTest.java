package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.schema.Compatibility;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/**
 * Edits of types, each in {@code src/test/resources/drift} with the sources before and after it. The schemas of one
 * side are accepted, then the other side is compiled: in the everyday build for a quarter of the edits, and in the
 * reverse direction for some of them. Comments in the sources say what must be reported on their lines; nothing else may be
 * reported.
 */
class DriftTest {
    private static final Path EDITS = Path.of("src/test/resources/drift");

    @TempDir
    Path temp;

    static Stream<Arguments> edits() throws IOException {
        try (Stream<Path> edits = Files.list(EDITS)) {
            return edits
                    .map(edit -> edit.getFileName().toString())
                    .sorted()
                    .flatMap(edit -> Stream.concat(
                            Stream.of(Arguments.of(edit, "before", "after", TestCompiler.JAVAC))
                                    .filter(arguments -> Sampled.takesFourth(edit)),
                            Sampled.of(Stream.of(
                                    Arguments.of(edit, "after", "before", TestCompiler.JAVAC),
                                    Arguments.of(edit, "before", "after", TestCompiler.ECLIPSE)))))
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest(name = "{0}, from {1} to {2}, by {3}")
    @MethodSource("edits")
    void isReportedWhereItWasMade(String edit, String from, String to, TestCompiler compiler) throws IOException {
        Path lock = temp.resolve("marshal4j.lock");
        Files.writeString(lock, accepted(edit, from, compiler).text());
        Map<String, String> sources = SourceTree.read(EDITS.resolve(edit).resolve(to));
        TestCompiler.Result result = compile(compiler, "second", sources, lock);
        Expectations.requireReported(compiler, result, sources);
    }

    static Stream<Arguments> editsByJavac() throws IOException {
        return Sampled.of(
                edits().filter(edit -> edit.get()[1].equals("before") && edit.get()[3] == TestCompiler.JAVAC));
    }

    @ParameterizedTest(name = "{0}, from {1} to {2}, by {3}")
    @MethodSource("editsByJavac")
    void isNotReportedOnceItIsAccepted(String edit, String from, String to, TestCompiler compiler) throws IOException {
        Path lock = temp.resolve("marshal4j.lock");
        LockFile before = accepted(edit, from, compiler);
        LockFile after = before.accept(schemas(
                compile(compiler, "second", SourceTree.read(EDITS.resolve(edit).resolve(to)), null)));
        Files.writeString(lock, after.text());
        assertThat(LockFile.parse(after.text())).isEqualTo(after);
        TestCompiler.Result result =
                compile(compiler, "third", SourceTree.read(EDITS.resolve(edit).resolve(to)), lock);
        assertThat(result.messages()).isEmpty();
        assertThat(result.success()).isTrue();
    }

    @Test
    void everyRuleHasAnEdit() throws IOException {
        List<String> texts = new ArrayList<>();
        try (Stream<Path> files = Files.walk(EDITS)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                texts.add(Files.readString(file));
            }
        }
        List<String> shown = Arrays.stream(Rule.values())
                .filter(Rule::isReported)
                // The compiler does not see removed types, nor everything that a message may hold.
                .filter(rule -> rule != Rule.TYPE_REMOVED && rule != Rule.SUPERCLASS_REMOVED)
                .filter(rule -> rule != Rule.SHARED_NUMBERING)
                // This one needs a third version of the type: see below.
                .filter(rule -> rule != Rule.FIELD_REUSED)
                .map(Rule::id)
                .toList();
        assertThat(shown).allSatisfy(id -> assertThat(texts).anyMatch(text -> text.contains(id)));
    }

    @Test
    void aTypeIdIsReportedWhereOnlyItsClassIsCompiled() throws IOException {
        Path lock = temp.resolve("marshal4j.lock");
        TestCompiler.Result first = compile(
                TestCompiler.JAVAC,
                "first",
                SourceTree.read(EDITS.resolve("type-id-changed").resolve("before")),
                null);
        Files.writeString(lock, LockFile.empty().accept(schemas(first)).text());

        String changed = """
                import org.marshal4j.*;

                @Marshal
                @TypeId(7)
                record Ask(int n) implements Quote, AskMarshallable {}
                """;
        TestCompiler.Result result = TestCompiler.JAVAC.compile(
                temp.resolve("second"),
                Map.of("Ask.java", changed),
                TestCompiler.pathOf(List.of(first.classes())),
                List.of(new MarshalProcessor()),
                List.of("-Amarshal4j.lock=" + lock));
        assertThat(result.diagnostics().stream().map(Expectations::describe))
                .singleElement()
                .asString()
                .startsWith("Ask.java:5 [MARSHAL150] Ask: had @TypeId(1), now has @TypeId(7) (type-id-changed");
    }

    @Test
    void aLockThatCannotBeReadIsReportedOnce() throws IOException {
        Path lock = Files.writeString(temp.resolve("marshal4j.lock"), "wire 1\nrevision 1\n\ncom.acme.Quote\n");
        TestCompiler.Result result = compile(
                TestCompiler.JAVAC,
                "second",
                Map.of(
                        "Quote.java", "@org.marshal4j.Marshal class Quote implements QuoteMarshallable { long id; }",
                        "Leg.java", "@org.marshal4j.Marshal class Leg implements LegMarshallable { long id; }"),
                lock);
        assertThat(result.messages())
                .singleElement()
                .asString()
                .contains("[MARSHAL152] the lock file " + lock
                        + " cannot be read: line 4: expected a type with a revision, found: com.acme.Quote.");
    }

    @Test
    void theNameOfARemovedFieldCannotBeReused() throws IOException {
        Path lock = Files.writeString(temp.resolve("marshal4j.lock"), """
                wire 1
                revision 2

                Quote from=2
                  Quote frame
                  id int64

                Quote from=1 to=1
                  Quote frame
                  id int64
                  bid float64 since=2
                """);
        String source = """
                import org.marshal4j.*;

                @Marshal(evolvable = true)
                class Quote implements QuoteMarshallable {
                    long id;
                    @Since(2)
                    int bid;
                }
                """;
        for (TestCompiler compiler : TestCompiler.values()) {
            TestCompiler.Result result = compile(compiler, "second" + compiler, Map.of("Quote.java", source), lock);
            assertThat(result.diagnostics().stream().map(Expectations::describe))
                    .singleElement()
                    .asString()
                    .startsWith(
                            "Quote.java:7 [MARSHAL150] Quote.bid: wire type was float64, is now int32, compared with"
                                    + " revision 1 (field-reused: messages of a former revision have another field of this name)."
                                    + " Give it a name that was never used");
        }
    }

    @Test
    void renamesAndRemovalsAreJudgedByTheWholeHistory() throws IOException {
        Path lock = Files.writeString(temp.resolve("marshal4j.lock"), """
                wire 1
                revision 2

                Fill from=1
                  a int32

                Order from=2
                  Order frame
                  a int32

                Order from=1 to=1
                  Order frame
                  a int32
                  x int32

                Quote from=2
                  e enum Side(A,B,C)?
                  s int32

                Quote from=1 to=1
                  e enum Side(A,B)?
                  s int32
                """);
        String source = """
                import org.marshal4j.*;

                @Marshal(evolvable = true)
                class Order implements OrderMarshallable {
                    int a;
                    @Since(2)
                    int y;
                }

                enum Side { A, B, C }

                @Marshal
                class Quote implements QuoteMarshallable {
                    Side f;
                    int s;
                }
                """;
        TestCompiler.Result result = compile(TestCompiler.JAVAC, "second", Map.of("Order.java", source), lock);
        assertThat(result.diagnostics().stream().map(Expectations::describe).filter(text -> text.contains("[MARSHAL")))
                .satisfiesExactlyInAnyOrder(
                        removed -> assertThat(removed)
                                .startsWith("Order.java:4 [MARSHAL150] Order.x: was removed; it was int32, after a, and"
                                        + " y has its place now, compared with revision 1 (field-removed"),
                        renamed -> assertThat(renamed)
                                .startsWith("Order.java:14 [MARSHAL151] Quote.f: was called e (field-renamed"));
    }

    @Test
    void theDeclaredDirectionDecidesAboutNewClassesAndConstants() throws IOException {
        assertThat(reported("subtype-added", Compatibility.BACKWARD)).isEmpty();
        assertThat(reported("subtype-added", Compatibility.FORWARD))
                .singleElement()
                .asString()
                .contains("(subtype-added: readers that do not know it refuse it)");
        assertThat(reported("enum-constant-added", Compatibility.BACKWARD)).isEmpty();
        assertThat(reported("enum-constant-added", Compatibility.FULL))
                .singleElement()
                .asString()
                .contains("(enum-constant-added: ");
    }

    private List<String> reported(String edit, Compatibility direction) throws IOException {
        Path lock = temp.resolve("marshal4j.lock");
        LockFile before = accepted(edit, "before", TestCompiler.JAVAC);
        Files.writeString(lock, before.withCompatibility(Optional.of(direction)).text());
        Map<String, String> sources = SourceTree.read(EDITS.resolve(edit).resolve("after"));
        return compile(TestCompiler.JAVAC, "second", sources, lock).diagnostics().stream()
                .map(Expectations::describe)
                .filter(message -> message.contains("[MARSHAL"))
                .toList();
    }

    private LockFile accepted(String edit, String side, TestCompiler compiler) throws IOException {
        TestCompiler.Result result =
                compile(compiler, "first", SourceTree.read(EDITS.resolve(edit).resolve(side)), null);
        // Schema ids are only complete with a lock file.
        assertThat(result.messages()).allMatch(message -> message.contains("[MARSHAL198]"));
        return LockFile.empty().accept(schemas(result));
    }

    private TestCompiler.Result compile(TestCompiler compiler, String folder, Map<String, String> sources, Path lock) {
        List<String> options = lock == null ? List.of() : List.of("-Amarshal4j.lock=" + lock);
        return compiler.compile(temp.resolve(folder), sources, options);
    }

    /** The schemas that the compiler put among the classes. */
    private static List<Schema> schemas(TestCompiler.Result result) throws IOException {
        List<Schema> schemas = new ArrayList<>();
        try (Stream<Path> files = Files.list(result.classes().resolve("META-INF/marshal4j"))) {
            for (Path file : new TreeSet<>(files.toList())) {
                List<String> lines = Files.readAllLines(file);
                assertThat(lines.subList(0, 2)).containsExactly("wire 1", "");
                List<String> fields = lines.stream().skip(3).map(String::strip).toList();
                schemas.add(Schema.parse(lines.get(2), fields));
            }
        }
        return schemas;
    }
}
