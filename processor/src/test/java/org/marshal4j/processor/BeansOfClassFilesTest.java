package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Interfaces of getters and setters that extend, or hold, interfaces compiled earlier, by the same compiler or
 * another.
 */
class BeansOfClassFilesTest {

    private static final Map<String, String> EARLIER = Map.of(
            "p/Priced.java",
            "package p; public interface Priced { int zulu(); long getAlpha(); void setAlpha(long a); String mike();"
                    + " void zulu(int z); short beta(); void mike(String m); void beta(short b);"
                    + " default int and() { return 1; } }",
            "p/Dated.java",
            "package p; public interface Dated<T> { T getTime(); void setTime(T time); boolean isLate(); void setLate(boolean late); }",
            "p/Part.java",
            "package p; @org.marshal4j.Marshal(view = true) public interface Part extends PartMarshallable {"
                    + " @org.marshal4j.StopBit int number(); Part number(int number); }");

    private static final String QUOTE = "package p; import java.util.List; @org.marshal4j.Marshal(view = true)"
            + " public interface Quote extends Priced, Dated<Long>, QuoteMarshallable {"
            + " Part getYes(); void setYes(Part part); List<Part> and_(); void and_(List<Part> parts); }";

    @TempDir
    Path temp;

    static Stream<Arguments> pairs() {
        return Arrays.stream(TestCompiler.values())
                .flatMap(first -> Arrays.stream(TestCompiler.values()).map(second -> Arguments.of(first, second)))
                .filter(pair -> Sampled.isThorough() || pair.get()[0] != pair.get()[1]);
    }

    @ParameterizedTest(name = "{0}, then {1}")
    @MethodSource("pairs")
    void takeTheirMethodsInTheOrderOfTheSource(TestCompiler first, TestCompiler second) throws Exception {
        TestCompiler.Result earlier =
                first.compile(temp.resolve("earlier"), EARLIER, List.of(), List.of(new MarshalProcessor()));
        assertThat(earlier.messages()).isEmpty();
        TestCompiler.Result later = second.compile(
                temp.resolve("later"),
                Map.of("p/Quote.java", QUOTE),
                List.of(earlier.classes()),
                List.of(new MarshalProcessor()));
        try (Loaded loaded = later.load(earlier.classes())) {
            assertThat(loaded.marshaller("p.Quote").schema().toString().lines().map(String::strip))
                    .containsExactly(
                            "p.Quote",
                            "zulu int32",
                            "alpha int64",
                            "mike text?",
                            "beta int16",
                            "time int64?",
                            "late bool",
                            "yes p.Part?",
                            "and_ list<p.Part?>?");
        }
    }
}
