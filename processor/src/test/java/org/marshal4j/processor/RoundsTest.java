package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
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
                Library.files("package p; @org.marshal4j.Marshal public class Quote implements QuoteMarshallable {"
                        + " int price = 1; Side side = Side.SELL; java.util.List<Side> sides; }"));
        try (Loaded loaded = result.load()) {
            assertThat(loaded.hexOfNew("p.Quote")).isEqualTo("01000000" + "01" + "8000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void marshalsTypesThatAnotherProcessorGenerates(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(
                compiler,
                Map.of("p.Leg", "package p; @org.marshal4j.Marshal public class Leg { int size = 2; }"),
                Library.files("package p; @org.marshal4j.Marshal public class Quote implements QuoteMarshallable {"
                        + " int price = 1; Leg leg = new Leg(); }"));
        try (Loaded loaded = result.load()) {
            assertThat(loaded.hexOfNew("p.Quote")).isEqualTo("01000000" + "01" + "02000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void knowsTheSizeOfNestedTypesWhoseFieldsAreGenerated(TestCompiler compiler) throws Exception {
        Map<String, String> sources = Library.files(
                "package p; @org.marshal4j.Marshal public class Order { Leg leg; long id = 1; }",
                "package p; @org.marshal4j.Marshal public class Leg { int size; Side side; }");
        TestCompiler.Result result = compile(compiler, Map.of("p.Side", SIDE), sources);
        try (Loaded loaded = result.load()) {
            assertThat(loaded.hexOfNew("p.Order")).isEqualTo("00" + "0100000000000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void seesTheStateOfSuperclassesThatAreGenerated(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(
                compiler,
                Map.of("p.Base", "package p; @org.marshal4j.Marshal public class Base { int id = 7; }"),
                Library.files("package p; @org.marshal4j.Marshal public class Quote extends Base { int price = 1; }"));
        try (Loaded loaded = result.load()) {
            assertThat(loaded.hexOfNew("p.Quote")).isEqualTo("07000000" + "01000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void refusesTheStateOfSuperclassesThatAreGeneratedWithoutMarshal(TestCompiler compiler) {
        TestCompiler.Result result = compile(
                compiler,
                Map.of("p.Base", "package p; public class Base { int id = 7; }"),
                Library.files("package p; @org.marshal4j.Marshal public class Quote extends Base { int price = 1; }"));
        assertThat(result.messages()).singleElement().asString().contains("[MARSHAL106]");
    }

    @ParameterizedTest
    @EachCompiler
    void finishesAfterOneMoreRoundWhatStillHasProblems(TestCompiler compiler) {
        TestCompiler.Result result = compile(
                compiler,
                Map.of("p.Side", SIDE),
                Library.files("package p; @org.marshal4j.Marshal public class Quote implements QuoteMarshallable {"
                        + " Side side; Quote(int other) {} }"));
        assertThat(result.messages()).singleElement().asString().contains("[MARSHAL103]");
    }

    @ParameterizedTest
    @EachCompiler
    void leavesTypesThatNeverAppearToTheCompiler(TestCompiler compiler) {
        Map<String, String> sources = Library.files("package p; @org.marshal4j.Marshal public class Quote {"
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
                Library.files("package p; @org.marshal4j.Marshal public class Quote extends Bsae"
                        + " implements QuoteMarshallable { int price; }"));
        assertThat(result.messages())
                .singleElement()
                .asString()
                .contains("Bsae")
                .doesNotContain("MARSHAL");
    }

    @ParameterizedTest
    @EachCompiler
    void leavesSubtypesThatNeverAppearToTheCompiler(TestCompiler compiler) {
        TestCompiler.Result result = compiler.compile(
                temp,
                Library.files(
                        "package p; @org.marshal4j.Marshal(subtypes = Sqaure.class) public abstract class Shape {}",
                        "package p; @org.marshal4j.Marshal public class Drawing { Shape one; Shape[] all; }"));
        assertThat(result.messages())
                .singleElement()
                .asString()
                .contains("Sqaure")
                .doesNotContain("MARSHAL");
    }

    @ParameterizedTest
    @EachCompiler
    void oneTypeWithProblemsSilencesNoOther(TestCompiler compiler) {
        Map<String, String> sources = Library.files(
                "package p; @org.marshal4j.Marshal public class A { Object any; }",
                "package p; @org.marshal4j.Marshal public interface B {}",
                "package p; @org.marshal4j.Marshal public class C { int good; Missing missing; }",
                "package p; @org.marshal4j.Marshal public class D { final int id = \"x\".length(); }",
                "package p; @org.marshal4j.Marshal public class E { int good; A a; D d; }");
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
                Library.files(
                        "package p; @org.marshal4j.MarshalImport({Item.class, Plain.class, Other.class}) interface Imports {}",
                        "package p; public class Plain { public int b = 4; }",
                        "package p; @org.marshal4j.Marshal public class Quote { Item item = new Item(); Plain plain; }"));
        try (Loaded loaded = result.load()) {
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
                Library.files(
                        "@org.marshal4j.MarshalImport(Thing.class) package q;",
                        "package q; public class Any {}",
                        "package p; @org.marshal4j.MarshalImport(Item.class) class Mixed {"
                                + " @org.marshal4j.FixedLength(4) String size; }",
                        "package p; @org.marshal4j.MarshalImport(value = Kind.class, subtypes = @org.marshal4j.MarshalImport.Subtype(value = One.class, id = 3))"
                                + " interface Kinds {}",
                        "package p; @org.marshal4j.Marshal public class After { public Kind kind; }"));
        try (Loaded loaded = result.load()) {
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
                Library.files(
                        "package p; @org.marshal4j.MarshalImport(Plain.class) interface Imports {}",
                        "package p; public class Plain { public java.util.List<Side[]> b; public int c = 1; }"));
        try (Loaded loaded = result.load()) {
            assertThat(loaded.hexOf("p.Imports", "p.Plain")).isEqualTo("8000" + "01000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void importsClassesOfFamiliesAndReachableOnesWhoseFieldsAreGenerated(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(
                compiler,
                Map.of("p.Side", SIDE),
                Library.files(
                        "package p; @org.marshal4j.MarshalImport(value = Kind.class, subtypes = @org.marshal4j.MarshalImport.Subtype(value = One.class, id = 3))"
                                + " interface Imports {}",
                        "package p; public interface Kind {}",
                        "package p; public class One implements Kind { public Side b; public int c = 1; }",
                        "package p; @org.marshal4j.MarshalImport(value = Outer.class, reachableIn = \"p\")"
                                + " @SuppressWarnings(\"marshal4j\") interface More {}",
                        "package p; public class Outer { public java.util.List<Inner[]> a; }",
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
                Library.files(
                        "package p; @org.marshal4j.MarshalImport(Plain.class) interface Imports {}",
                        "package p; public class Plain { static final QuoteMarshaller OF_QUOTES = QuoteMarshaller.INSTANCE;"
                                + " transient QuoteMarshaller known; @org.marshal4j.Skip QuoteMarshaller other;"
                                + " public int a = 4; }",
                        "package p; @org.marshal4j.Marshal public class Quote { int b = 5; }"));
        try (Loaded loaded = result.load()) {
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
                Library.files(
                        "package p; import org.marshal4j.*; @Marshal public class Quote {"
                                + " @MarshalWith(Marked.class) String text = \"\"; @Dynamic({Leaf.class}) Object any = new Leaf(); }",
                        "package p; @org.marshal4j.Marshal(subtypes = Leaf.class) public interface Root {}",
                        "@org.marshal4j.MarshalTypesWith(Marked.class) package r;",
                        "package r; @org.marshal4j.Marshal public class Quote { String text = \"\"; }"));
        try (Loaded loaded = result.load()) {
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
                Library.files(
                        "package p; @org.marshal4j.MarshalImport(Item.class) interface Imports {}",
                        "package p; @org.marshal4j.Marshal public class Quote implements QuoteMarshallable {"
                                + " Side side = Side.SELL; int a = 1; }"),
                List.of(),
                List.of(late, new MarshalProcessor()));
        try (Loaded loaded = result.load()) {
            assertThat(loaded.hexOf("p.Imports", "p.Item")).isEqualTo("03000000");
            assertThat(loaded.hexOfNew("p.Quote")).isEqualTo("01" + "01000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void leavesImportedClassesThatNeverAppearToTheCompiler(TestCompiler compiler) {
        Map<String, String> sources = Library.files(
                "package p; @org.marshal4j.MarshalImport({Missing.class, Plain.class}) interface Imports {}",
                "package p; public class Plain { public int b; Object found() { return PlainMarshaller.INSTANCE; } }",
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
