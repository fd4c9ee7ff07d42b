package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;
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

    private static final String ITEM = "package p; public class Item { public int size = 3; }";

    @ParameterizedTest
    @EachCompiler
    void importsClassesThatAnotherProcessorGenerates(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(
                compiler,
                Map.of("p.Item", ITEM, "p.Other", ITEM.replace("Item", "Other")),
                Map.of(
                        "p/Imports.java",
                        "package p; @org.marshal4j.MarshalImport({Item.class, Plain.class, Other.class}) interface Imports {}",
                        "p/Plain.java",
                        "package p; public class Plain { public int b = 4; }",
                        "p/Quote.java",
                        "package p; @org.marshal4j.Marshal public class Quote { Item item = new Item(); Plain plain; }"));
        assertThat(result.messages()).isEmpty();
        try (Loaded loaded = Loaded.from(result.classes())) {
            assertThat(loaded.hexOf("p.Imports", "p.Item")).isEqualTo("03000000");
            assertThat(loaded.hexOf("p.Imports", "p.Plain")).isEqualTo("04000000");
            assertThat(loaded.hexOfNew("p.Quote")).isEqualTo("01" + "03000000" + "00" + "00000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void importsOnPackagesAndInMixInsWait(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(
                compiler,
                Map.of(
                        "p.Item",
                        "package p; public class Item { public String size = \"a\"; }",
                        "p.Kind",
                        "package p; public interface Kind {}",
                        "p.One",
                        "package p; public class One implements Kind { public int a = 5; }",
                        "q.Thing",
                        "package q; public class Thing { public int a = 6; }"),
                Map.of(
                        "q/package-info.java",
                        "@org.marshal4j.MarshalImport(Thing.class) package q;",
                        "q/Any.java",
                        "package q; public class Any {}",
                        "p/Mixed.java",
                        "package p; @org.marshal4j.MarshalImport(Item.class) class Mixed {"
                                + " @org.marshal4j.FixedLength(4) String size; }",
                        "p/Kinds.java",
                        "package p; @org.marshal4j.MarshalImport(value = Kind.class, subtypes = @org.marshal4j.MarshalImport.Subtype(value = One.class, id = 3))"
                                + " interface Kinds {}",
                        "p/After.java",
                        "package p; @org.marshal4j.Marshal public class After { public Kind kind; }"));
        assertThat(result.messages()).isEmpty();
        try (Loaded loaded = Loaded.from(result.classes())) {
            assertThat(loaded.hexOf("q.Any", "q.Thing")).isEqualTo("06000000");
            assertThat(loaded.hexOf("p.Mixed", "p.Item")).isEqualTo("0161000000");
            assertThat(Loaded.hex(loaded.imported("p.Kinds", "p.Kind"), loaded.object("p.One")))
                    .endsWith("05000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void importsClassesWhoseFieldsAreGenerated(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(
                compiler,
                Map.of("p.Side", SIDE),
                Map.of(
                        "p/Imports.java",
                        "package p; @org.marshal4j.MarshalImport(Plain.class) interface Imports {}",
                        "p/Plain.java",
                        "package p; public class Plain { public java.util.List<Side[]> b; public int c = 1; }"));
        assertThat(result.messages()).isEmpty();
        try (Loaded loaded = Loaded.from(result.classes())) {
            assertThat(loaded.hexOf("p.Imports", "p.Plain")).isEqualTo("8000" + "01000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void importsClassesOfFamiliesAndReachableOnesWhoseFieldsAreGenerated(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(
                compiler,
                Map.of("p.Side", SIDE),
                Map.of(
                        "p/Imports.java",
                        "package p; @org.marshal4j.MarshalImport(value = Kind.class, subtypes = @org.marshal4j.MarshalImport.Subtype(value = One.class, id = 3))"
                                + " interface Imports {}",
                        "p/Kind.java",
                        "package p; public interface Kind {}",
                        "p/One.java",
                        "package p; public class One implements Kind { public Side b; public int c = 1; }",
                        "p/More.java",
                        "package p; @org.marshal4j.MarshalImport(value = Outer.class, reachableIn = \"p\")"
                                + " @SuppressWarnings(\"marshal4j\") interface More {}",
                        "p/Outer.java",
                        "package p; public class Outer { public java.util.List<Inner[]> a; }",
                        "p/Inner.java",
                        "package p; public class Inner { public Side b; public int c = 2; }"));
        assertThat(result.messages()).noneMatch(message -> message.contains("MARSHAL"));
        try (Loaded loaded = Loaded.from(result.classes())) {
            assertThat(Loaded.hex(loaded.imported("p.Imports", "p.Kind"), loaded.object("p.One")))
                    .endsWith("01000000");
            assertThat(loaded.hexOf("p.More", "p.Inner")).endsWith("02000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void importsClassesThatUseMarshallersOfOtherTypes(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(
                compiler,
                Map.of(),
                Map.of(
                        "p/Imports.java",
                        "package p; @org.marshal4j.MarshalImport(Plain.class) interface Imports {}",
                        "p/Plain.java",
                        "package p; public class Plain { static final QuoteMarshaller OF_QUOTES = QuoteMarshaller.INSTANCE;"
                                + " transient QuoteMarshaller known; @org.marshal4j.Skip QuoteMarshaller other;"
                                + " public int a = 4; }",
                        "p/Quote.java",
                        "package p; @org.marshal4j.Marshal public class Quote { int b = 5; }"));
        assertThat(result.messages()).isEmpty();
        try (Loaded loaded = Loaded.from(result.classes())) {
            assertThat(loaded.hexOf("p.Imports", "p.Plain")).isEqualTo("04000000");
            assertThat(loaded.hexOfNew("p.Quote")).isEqualTo("05000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void annotationsNameClassesThatAnotherProcessorGenerates(TestCompiler compiler) throws Exception {
        String marshaller =
                "package p; public final class %s implements org.marshal4j.runtime.FieldMarshaller<String> {"
                        + " public long sizeOf(String s) { return 1; }"
                        + " public void write(String s, org.marshal4j.runtime.Output o) { o.writeByte((byte) 7); }"
                        + " public String read(String c, org.marshal4j.runtime.Input i) { i.readByte(); return \"\"; } }";
        TestCompiler.Result result = compile(
                compiler,
                Map.of(
                        "p.Marked", marshaller.formatted("Marked"),
                        "r.Marked", marshaller.formatted("Marked").replace("package p", "package r"),
                        "p.Leaf",
                                "package p; @org.marshal4j.Marshal @org.marshal4j.TypeId(4)"
                                        + " public class Leaf implements Root { int a = 8; }"),
                Map.of(
                        "p/Quote.java",
                        "package p; import org.marshal4j.*; @Marshal public class Quote {"
                                + " @MarshalWith(Marked.class) String text = \"\"; @Dynamic({Leaf.class}) Object any = new Leaf(); }",
                        "p/Root.java",
                        "package p; @org.marshal4j.Marshal(subtypes = Leaf.class) public interface Root {}",
                        "r/package-info.java",
                        "@org.marshal4j.MarshalTypesWith(Marked.class) package r;",
                        "r/Quote.java",
                        "package r; @org.marshal4j.Marshal public class Quote { String text = \"\"; }"));
        assertThat(result.messages()).isEmpty();
        try (Loaded loaded = Loaded.from(result.classes())) {
            assertThat(loaded.hexOfNew("p.Quote")).startsWith("0107").endsWith("08000000");
            assertThat(loaded.hexOfNew("r.Quote")).isEqualTo("0107");
            assertThat(Loaded.hex(loaded.marshaller("p.Root"), loaded.object("p.Leaf")))
                    .endsWith("08000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void waitsForWhatTakesSeveralRounds(TestCompiler compiler) throws Exception {
        Processor late = new OtherProcessor(Map.of("p.Later", "package p; public class Later {}")) {
            private int round;

            @Override
            public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment environment) {
                round++;
                if (round == 3) {
                    write("p.Item", ITEM);
                    write("p.Side", SIDE);
                } else if (round == 2) {
                    write("p.Between", "package p; public class Between {}");
                }
                return super.process(annotations, environment);
            }
        };
        TestCompiler.Result result = compiler.compile(
                temp,
                Map.of(
                        "p/Imports.java",
                        "package p; @org.marshal4j.MarshalImport(Item.class) interface Imports {}",
                        "p/Quote.java",
                        "package p; @org.marshal4j.Marshal public class Quote implements QuoteMarshallable {"
                                + " Side side = Side.SELL; int a = 1; }"),
                List.of(),
                List.of(late, new MarshalProcessor()));
        assertThat(result.messages()).isEmpty();
        try (Loaded loaded = Loaded.from(result.classes())) {
            assertThat(loaded.hexOf("p.Imports", "p.Item")).isEqualTo("03000000");
            assertThat(loaded.hexOfNew("p.Quote")).isEqualTo("01" + "01000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void leavesImportedClassesThatNeverAppearToTheCompiler(TestCompiler compiler) {
        Map<String, String> sources = Map.of(
                "p/Imports.java",
                "package p; @org.marshal4j.MarshalImport({Missing.class, Plain.class}) interface Imports {}",
                "p/Plain.java",
                "package p; public class Plain { public int b; Object found() { return PlainMarshaller.INSTANCE; } }",
                "p/Quote.java",
                "package p; @org.marshal4j.Marshal public class Quote implements QuoteMarshallable {"
                        + " @org.marshal4j.MarshalWith(Missing.class) String a; }");
        TestCompiler.Result result = compiler.compile(temp, sources);
        assertThat(result.messages()).hasSize(2).allMatch(message -> message.contains("Missing"));
    }

    private TestCompiler.Result compile(
            TestCompiler compiler, Map<String, String> generated, Map<String, String> sources) {
        // A processor that handles every annotation comes first: marshal4j claims its own, and later processors do not
        // get them.
        List<Processor> processors = List.of(new OtherProcessor(generated), new MarshalProcessor());
        return compiler.compile(temp, sources, List.of(), processors);
    }
}
