package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/** Types that other processors generate exist one round later, or never. */
class RoundsTest {

    private static final String SIDE = "package p; public enum Side { BUY, SELL }";

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void marshalsFieldsOfTypesThatAnotherProcessorGenerates(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(
                compiler,
                Map.of("p.Side", SIDE),
                Map.of(
                        "p/Quote.java",
                        "package p; @org.marshal4j.Marshal public class Quote implements QuoteMarshallable {"
                                + " int price = 1; Side side = Side.SELL; java.util.List<Side> sides; }"));
        assertThat(result.messages()).isEmpty();
        try (Loaded loaded = Loaded.from(result.classes())) {
            assertThat(loaded.hexOfNew("p.Quote")).isEqualTo("01000000" + "01" + "8000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void marshalsTypesThatAnotherProcessorGenerates(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(
                compiler,
                Map.of("p.Leg", "package p; @org.marshal4j.Marshal public class Leg { int size = 2; }"),
                Map.of(
                        "p/Quote.java",
                        "package p; @org.marshal4j.Marshal public class Quote implements QuoteMarshallable {"
                                + " int price = 1; Leg leg = new Leg(); }"));
        assertThat(result.messages()).isEmpty();
        try (Loaded loaded = Loaded.from(result.classes())) {
            assertThat(loaded.hexOfNew("p.Quote")).isEqualTo("01000000" + "01" + "02000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void knowsTheSizeOfNestedTypesWhoseFieldsAreGenerated(TestCompiler compiler) throws Exception {
        Map<String, String> sources = new LinkedHashMap<>();
        sources.put("p/Order.java", "package p; @org.marshal4j.Marshal public class Order { Leg leg; long id = 1; }");
        sources.put("p/Leg.java", "package p; @org.marshal4j.Marshal public class Leg { int size; Side side; }");
        TestCompiler.Result result = compile(compiler, Map.of("p.Side", SIDE), sources);
        assertThat(result.messages()).isEmpty();
        try (Loaded loaded = Loaded.from(result.classes())) {
            assertThat(loaded.hexOfNew("p.Order")).isEqualTo("00" + "0100000000000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void seesTheStateOfSuperclassesThatAreGenerated(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(
                compiler,
                Map.of("p.Base", "package p; @org.marshal4j.Marshal public class Base { int id = 7; }"),
                Map.of(
                        "p/Quote.java",
                        "package p; @org.marshal4j.Marshal public class Quote extends Base { int price = 1; }"));
        assertThat(result.messages()).isEmpty();
        try (Loaded loaded = Loaded.from(result.classes())) {
            assertThat(loaded.hexOfNew("p.Quote")).isEqualTo("07000000" + "01000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void refusesTheStateOfSuperclassesThatAreGeneratedWithoutMarshal(TestCompiler compiler) {
        TestCompiler.Result result = compile(
                compiler,
                Map.of("p.Base", "package p; public class Base { int id = 7; }"),
                Map.of(
                        "p/Quote.java",
                        "package p; @org.marshal4j.Marshal public class Quote extends Base { int price = 1; }"));
        assertThat(result.messages()).singleElement().asString().contains("[MARSHAL106]");
    }

    @ParameterizedTest
    @EachCompiler
    void finishesAfterOneMoreRoundWhatStillHasProblems(TestCompiler compiler) {
        TestCompiler.Result result = compile(
                compiler,
                Map.of("p.Side", SIDE),
                Map.of(
                        "p/Quote.java",
                        "package p; @org.marshal4j.Marshal public class Quote implements QuoteMarshallable {"
                                + " Side side; Quote(int other) {} }"));
        assertThat(result.messages()).singleElement().asString().contains("[MARSHAL103]");
    }

    @ParameterizedTest
    @EachCompiler
    void leavesTypesThatNeverAppearToTheCompiler(TestCompiler compiler) {
        Map<String, String> sources = Map.of(
                "p/Quote.java",
                "package p; @org.marshal4j.Marshal public class Quote {"
                        + " int price; Sied side; java.util.List<Leggs> legs; Sied[] sides; }");
        TestCompiler.Result without = compiler.compile(
                temp.resolve("without"), sources, TestCompiler.pathOf(List.of()), List.of(), List.of("-proc:none"));
        TestCompiler.Result with = compiler.compile(temp.resolve("with"), sources);
        assertThat(without.messages()).hasSize(3);
        assertThat(with.messages()).isEqualTo(without.messages());
    }

    @ParameterizedTest
    @EachCompiler
    void leavesSuperclassesThatNeverAppearToTheCompiler(TestCompiler compiler) {
        TestCompiler.Result result = compiler.compile(
                temp,
                Map.of(
                        "p/Quote.java",
                        "package p; @org.marshal4j.Marshal public class Quote extends Bsae"
                                + " implements QuoteMarshallable { int price; }"));
        assertThat(result.messages())
                .singleElement()
                .asString()
                .contains("Bsae")
                .doesNotContain("MARSHAL");
    }

    @ParameterizedTest
    @EachCompiler
    void oneTypeWithProblemsSilencesNoOther(TestCompiler compiler) {
        Map<String, String> sources = new LinkedHashMap<>();
        sources.put("p/A.java", "package p; @org.marshal4j.Marshal public class A { Object any; }");
        sources.put("p/B.java", "package p; @org.marshal4j.Marshal public interface B {}");
        sources.put("p/C.java", "package p; @org.marshal4j.Marshal public class C { int good; Missing missing; }");
        sources.put("p/D.java", "package p; @org.marshal4j.Marshal public class D { final int id = \"x\".length(); }");
        sources.put("p/E.java", "package p; @org.marshal4j.Marshal public class E { int good; A a; D d; }");
        TestCompiler.Result result = compiler.compile(temp, sources);
        assertThat(result.messages())
                .anySatisfy(message -> assertThat(message).contains("[MARSHAL105] A.any"))
                .anySatisfy(message -> assertThat(message).contains("[MARSHAL100] B "))
                .anySatisfy(message -> assertThat(message).contains("Missing"))
                .anySatisfy(message -> assertThat(message).contains("[MARSHAL112] D.id"))
                .hasSize(4);
        assertThat(result.sources()).containsKey("EMarshaller.java");
    }

    private TestCompiler.Result compile(
            TestCompiler compiler, Map<String, String> generated, Map<String, String> sources) {
        // A processor that handles every annotation comes first: marshal4j claims its own, and later processors do not
        // get them.
        List<Processor> processors = List.of(new OtherProcessor(generated), new MarshalProcessor());
        return compiler.compile(temp, sources, List.of(), processors);
    }
}
