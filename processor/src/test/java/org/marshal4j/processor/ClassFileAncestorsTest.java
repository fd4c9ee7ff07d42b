package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.schema.SchemaField;

/** Types that extend others which were compiled earlier, by the same compiler or another. */
class ClassFileAncestorsTest extends CompiledInParts {

    private static final String BASE = "package p; @org.marshal4j.Marshal public class Base"
            + " { int zulu = 1; long alpha = 2; String mike = \"m\"; short beta = 3; }";
    private static final String SUB =
            "package p; @org.marshal4j.Marshal public class Sub extends Base { byte yes = 4; byte and = 5; }";

    /** In the everyday build each compiler with the other one, so that both write and both read. */
    static Stream<Arguments> pairs() {
        return allPairs().filter(pair -> Sampled.isThorough() || pair.get()[0] != pair.get()[1]);
    }

    private static Stream<Arguments> allPairs() {
        return Arrays.stream(TestCompiler.values())
                .flatMap(first -> Arrays.stream(TestCompiler.values()).map(second -> Arguments.of(first, second)));
    }

    @ParameterizedTest(name = "{0}, then {1}")
    @MethodSource("pairs")
    void takesTheAncestorsFieldsInTheOrderOfItsSource(TestCompiler first, TestCompiler second) throws Exception {
        Path base = compiled(first, "base", "Base", BASE);
        TestCompiler.Result sub = compileAgainst(base, second, "Sub", SUB);
        try (Loaded loaded = sub.load(base)) {
            assertThat(loaded.marshaller("p.Sub").schema())
                    .hasToString(
                            "p.Sub\n  zulu int32\n  alpha int64\n  mike text?\n  beta int16\n  yes int8\n  and int8");
            assertThat(loaded.hexOfNew("p.Sub"))
                    .isEqualTo("01000000" + "0200000000000000" + "016d" + "0300" + "04" + "05");
        }
    }

    /** Not in the everyday build, since these classes are large. */
    static Stream<Arguments> somePairs() {
        return allPairs().limit(Sampled.isThorough() ? Long.MAX_VALUE : 1);
    }

    /** A single string in a class file could not hold all these fields. */
    @ParameterizedTest(name = "{0}, then {1}")
    @MethodSource("somePairs")
    void takesVeryManyFields(TestCompiler first, TestCompiler second) throws Exception {
        List<String> names = IntStream.range(0, 400)
                .mapToObj(i -> "n".repeat(200) + (999 - i))
                .toList();
        String fields = names.stream().map(name -> "byte " + name + ";").collect(Collectors.joining("\n"));
        Path base = compiled(first, "base", "Base", BASE.replaceFirst("\\{.*", "{" + fields + "}"));
        TestCompiler.Result sub = compileAgainst(base, second, "Sub", SUB);
        try (Loaded loaded = sub.load(base)) {
            assertThat(loaded.marshaller("p.Sub").schema().fields())
                    .extracting(SchemaField::name)
                    .containsExactlyElementsOf(Stream.concat(names.stream(), Stream.of("yes", "and"))
                            .toList());
        }
    }

    @ParameterizedTest(name = "{0}, then {1}")
    @MethodSource("pairs")
    void takesFieldsWhoseTextsNeedEscapes(TestCompiler first, TestCompiler second) throws Exception {
        for (String value : List.of("a\\nb", "\\\"a\\\" \\\\", "\\\"\\\"\\\"", "\\\\u0041")) {
            Path base = compiled(
                    first,
                    "base",
                    "Base",
                    BASE.replaceFirst(
                            "\\{.*",
                            Matcher.quoteReplacement(
                                    "{ int zulu; @org.marshal4j.OneOf({\"" + value + "\", \"\"}) String mike; }")));
            TestCompiler.Result sub = compileAgainst(base, second, "Sub", SUB);
            try (Loaded loaded = sub.load(base)) {
                assertThat(loaded.marshaller("p.Sub").schema().fields())
                        .hasSize(4)
                        .element(1)
                        .isEqualTo(loaded.marshaller("p.Base").schema().fields().get(1));
            }
        }
    }

    @ParameterizedTest(name = "{0}, then {1}")
    @MethodSource("pairs")
    void takesTheFieldsOfSeveralAncestors(TestCompiler first, TestCompiler second) throws Exception {
        Path base = compiled(first, "base", "Base", BASE.replace("public class", "public abstract class"));
        TestCompiler.Result middle = compileAgainst(base, first, "Sub", SUB);
        TestCompiler.Result last = second.compile(
                temp.resolve("last"),
                Map.of(
                        "p/Last.java",
                        "package p; @org.marshal4j.Marshal public class Last extends Sub { boolean set = true; }"),
                List.of(base, middle.classes()),
                List.of(new MarshalProcessor()));
        try (Loaded loaded = last.load(base, middle.classes())) {
            assertThat(loaded.hexOfNew("p.Last"))
                    .isEqualTo("01000000" + "0200000000000000" + "016d" + "0300" + "04" + "05" + "01");
        }
    }

    private static final String LAST =
            "package p; @org.marshal4j.Marshal(inheritedLast = true) public class Sub extends Base"
                    + " { byte yes = 4; byte and = 5; }";

    @ParameterizedTest(name = "{0}, then {1}")
    @MethodSource("pairs")
    void takesTheAncestorsFieldsLast(TestCompiler first, TestCompiler second) throws Exception {
        Path base = compiled(first, "base", "Base", BASE);
        TestCompiler.Result middle = compileAgainst(base, first, "Sub", LAST);
        TestCompiler.Result last = second.compile(
                temp.resolve("last"),
                Map.of(
                        "p/Last.java",
                        "package p; @org.marshal4j.Marshal public class Last extends Sub { boolean set = true; }"),
                List.of(base, middle.classes()),
                List.of(new MarshalProcessor()));
        try (Loaded loaded = last.load(base, middle.classes())) {
            String ofMiddle = "04" + "05" + "01000000" + "0200000000000000" + "016d" + "0300";
            assertThat(loaded.hexOfNew("p.Sub")).isEqualTo(ofMiddle);
            assertThat(loaded.hexOfNew("p.Last")).isEqualTo(ofMiddle + "01");
            assertThat(loaded.marshaller("p.Sub").schema())
                    .hasToString(
                            "p.Sub\n  yes int8\n  and int8\n  zulu int32\n  alpha int64\n  mike text?\n  beta int16");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void failsAtRunTimeIfWhatTheAncestorHasLastChanged(TestCompiler compiler) throws Exception {
        Path base = compiled(compiler, "base", "Base", BASE);
        Path sub = compileAgainst(base, compiler, "Sub", LAST).classes();
        Path changed = compiled(compiler, "changed", "Base", BASE.replace("short beta = 3;", "int beta = 3;"));
        try (Loaded loaded = Loaded.from(changed, sub)) {
            assertIsOutOfDate(loaded, "p.Sub", "p.Base");
        }
    }

    private static void assertIsOutOfDate(Loaded loaded, String type, String other) {
        assertThatThrownBy(() -> loaded.marshaller(type))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("recompile " + type + ": it was compiled against another " + other)
                .hasMessageContaining("[MARSHAL211]");
    }

    /** Its private fields and those of its package are not visible there, and its class may not be either. */
    @ParameterizedTest(name = "{0}, then {1}")
    @MethodSource("pairs")
    void takesTheFieldsOfAnAncestorInAJar(TestCompiler first, TestCompiler second) throws Exception {
        TestCompiler.Result base = first.compile(
                temp.resolve("base"),
                Map.of(
                        "p/Root.java",
                        "package p; @org.marshal4j.Marshal class Root { private int zulu = 1; byte alpha = 2; }",
                        "p/Base.java",
                        "package p; @org.marshal4j.Marshal public abstract class Base extends Root {"
                                + " private String mike = \"m\"; protected short beta = 3; public byte and = 4;"
                                + " final String skipped() { return mike; } }"));
        assertThat(base.messages()).isEmpty();
        Path jar = Jars.of(base.classes(), temp.resolve("base.jar"), "base");
        TestCompiler.Result sub = second.compile(
                temp.resolve("sub"),
                Map.of(
                        "q/Sub.java",
                        "package q; @org.marshal4j.Marshal public class Sub extends p.Base implements SubMarshallable {"
                                + " private int mike = 5; byte and = 6; }"),
                List.of(jar),
                List.of(new MarshalProcessor()));
        try (Loaded loaded = sub.load(jar)) {
            assertThat(loaded.hexOfNew("q.Sub"))
                    .isEqualTo("01000000" + "02" + "016d" + "0300" + "04" + "05000000" + "06");
        }
    }

    @ParameterizedTest(name = "{0}, then {1}")
    @MethodSource("pairs")
    void refusesAnAncestorWithoutMarshaller(TestCompiler first, TestCompiler second) throws IOException {
        Path base = compiled(first, "base", "Base", BASE);
        Files.delete(base.resolve("p/BaseMarshaller.class"));
        assertThat(compileAgainst(base, second, "Sub", SUB).messages())
                .singleElement()
                .asString()
                .startsWith("[MARSHAL115] p.Sub extends p.Base, ")
                .contains("BaseMarshaller", "no such class has been generated", "Recompile p.Base with");
    }

    @ParameterizedTest(name = "{0}, then {1}")
    @MethodSource("pairs")
    void refusesAnAncestorWhoseFieldsDifferFromItsMarshaller(TestCompiler first, TestCompiler second) {
        Path base = compiled(first, "base", "Base", BASE);
        compileAlone(base, first, "Base", BASE.replace("short beta", "int gamma; short beta"));
        assertThat(compileAgainst(base, second, "Sub", SUB).messages())
                .singleElement()
                .asString()
                .startsWith("[MARSHAL115] p.Sub extends p.Base, ")
                .contains("the fields differ");
    }

    @ParameterizedTest(name = "{0}, then {1}")
    @MethodSource("pairs")
    void refusesAnAncestorWhoseFieldsChangedTheirTypes(TestCompiler first, TestCompiler second) {
        Path base = compiled(first, "base", "Base", BASE);
        compileAlone(base, first, "Base", BASE.replace("int zulu", "long zulu"));
        assertThat(compileAgainst(base, second, "Sub", SUB).messages())
                .singleElement()
                .asString()
                .startsWith("[MARSHAL115] p.Sub extends p.Base, ");
    }

    @ParameterizedTest
    @EachCompiler
    void failsAtRunTimeIfTheAncestorsOrderChanged(TestCompiler compiler) throws Exception {
        Path base = compiled(compiler, "base", "Base", BASE);
        Path sub = compileAgainst(base, compiler, "Sub", SUB).classes();
        String reordered = BASE.replace("int zulu = 1; long alpha = 2;", "long alpha = 2; int zulu = 1;");
        Path changed = compiled(compiler, "changed", "Base", reordered);
        try (Loaded loaded = Loaded.from(changed, sub)) {
            assertThat(loaded.hexOfNew("p.Base")).startsWith("0200000000000000");
            assertIsOutOfDate(loaded, "p.Sub", "p.Base");
        }
    }

    @ParameterizedTest(name = "{0}, then {1}")
    @MethodSource("pairs")
    void knowsTheOrderOfTheConstantsOfEnumsInClassFiles(TestCompiler first, TestCompiler second) throws Exception {
        Path side = compiled(first, "side", "Side", "package p; public enum Side { ZULU, ALPHA, MIKE }");
        TestCompiler.Result quote = compileAgainst(
                side,
                second,
                "Quote",
                "package p; @org.marshal4j.Marshal public class Quote { Side side = Side.ALPHA; }");
        try (Loaded loaded = quote.load(side)) {
            assertThat(loaded.marshaller("p.Quote").schema())
                    .hasToString("p.Quote\n  side enum p.Side(ZULU,ALPHA,MIKE)?");
            assertThat(loaded.hexOfNew("p.Quote")).isEqualTo("01");
        }
    }

    @ParameterizedTest(name = "{0}, then {1}")
    @MethodSource("pairs")
    void inheritsEnumsWhetherCompiledTogetherOrNot(TestCompiler first, TestCompiler second) throws Exception {
        Path base = first.compile(
                        temp.resolve("base"),
                        Map.of(
                                "p/Side.java",
                                "package p; public enum Side { ZULU, ALPHA, MIKE }",
                                "p/Base.java",
                                "package p; @org.marshal4j.Marshal public class Base { Side side = Side.MIKE; }"))
                .classes();
        TestCompiler.Result sub = compileAgainst(base, second, "Sub", SUB);
        try (Loaded loaded = sub.load(base)) {
            assertThat(loaded.hexOfNew("p.Sub")).isEqualTo("02" + "04" + "05");
        }
    }

    /** Compiles a class again, without its marshaller. */
    private void compileAlone(Path classes, TestCompiler compiler, String name, String source) {
        TestCompiler.Result result = compiler.compile(
                classes.getParent(),
                Map.of("p/" + name + ".java", source),
                TestCompiler.pathOf(List.of()),
                List.of(),
                List.of("-proc:none"));
        assertThat(result.messages()).isEmpty();
        assertThat(result.classes()).isEqualTo(classes);
    }
}
