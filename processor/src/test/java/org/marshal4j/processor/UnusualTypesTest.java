package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Code generated for somewhat unusual types compiles without errors and warnings. In the everyday build the Eclipse
 * compiler gets a quarter of them.
 */
class UnusualTypesTest {

    @TempDir
    Path temp;

    /** Sources of package {@code p}, each with a type whose name follows the keyword. */
    enum Unusual {
        RECORD_WITHOUT_INTERFACE("@Marshal record R(int a, String s) {}"),
        FINAL_CLASS_WITHOUT_INTERFACE("@Marshal final class Q { int a; }"),
        SEALED_CLASSES_WITHOUT_INTERFACE(
                "@Marshal @TypeId(0) sealed class Q permits R { int a; }",
                "@Marshal @TypeId(1) final class R extends Q { int b; }"),
        FAMILY_NAMED_AS_THE_VARIABLE_OF_ITS_BODIES(
                "@Marshal sealed interface Id permits R {}", "@Marshal @TypeId(0) record R(int a) implements Id {}"),
        FAMILY_NAMED_AS_ITS_HANDLER(
                "@Marshal sealed interface Handler permits R {}",
                "@Marshal @TypeId(0) record R(int a) implements Handler {}"),
        CLASS_OF_A_FAMILY_NAMED_AS_ITS_HANDLER(
                "@Marshal public sealed interface Q permits Handler, R {}",
                "@Marshal @TypeId(0) public record Handler(int a) implements Q {}",
                "@Marshal @TypeId(1) record R(int a) implements Q {}"),
        VARIABLES_OF_SEVERAL_BLOCKS("@Marshal record R(int base1, String s, int offset2) implements RMarshallable {}"),
        CLASS_NAMED_AS_THE_VARIABLE_OF_A_BLOCK(
                "@Marshal record Base1(int a, String s, int b) implements Base1Marshallable {}"),
        DOLLARS_IN_A_RECORD("@Marshal record R(int a$b, String s$) implements RMarshallable {}"),
        DOLLARS_IN_A_CLASS("@Marshal class Q$uote { int a$b; List<Integer> l$; E$ e$; enum E$ { A$ } }"),
        ENUM_NAMED_AS_THE_HANDLE_OF_A_FIELD("@Marshal class Q { private CCY ccy; }", "enum CCY { EUR, USD }"),
        ENUM_NAMED_AS_A_CONSTANT("@Marshal class Q { SCHEMA s; }", "enum SCHEMA { A }"),
        AMBIGUOUS_CONSTRUCTORS("@Marshal record R(int a, @Skip String s) implements RMarshallable {"
                + " R(int a, Integer b) { this(a, String.valueOf(b)); } }"),
        NARROWER_CONSTRUCTORS("@Marshal record R(int a, @Skip long n) implements RMarshallable {"
                + " R(String a, int n) { this(1, n); } }"),
        DEPRECATED_FIELDS("@Marshal class Q { @Deprecated int a; @Deprecated String s; }"),
        DEPRECATED_CLASS("@Deprecated @Marshal class Q { int a; }"),
        DEPRECATED_FIELD_TYPE(
                "@Marshal @SuppressWarnings(\"deprecation\") class Q { Side s; List<Side> l; }",
                "@Deprecated enum Side { A, B }"),
        FOR_REMOVAL("@Marshal class Q { @Deprecated(forRemoval = true) int a; }"),
        DEPRECATED_MEMBER(
                "@Marshal @SuppressWarnings({\"deprecation\", \"removal\"}) sealed interface Q permits A, B {}",
                "@Deprecated @Marshal @TypeId(0) final class A implements Q { int a; }",
                "@Deprecated(forRemoval = true) @Marshal @TypeId(1) record B(int a) implements Q {}",
                "@Marshal class H { Q q; List<Q> l; }"),
        DEPRECATED_NESTED_MEMBER(
                "@Marshal sealed interface Q { @Deprecated @Marshal @TypeId(0) record A(int a) implements Q {} }"),
        DEPRECATED_DYNAMIC(
                "@Marshal @SuppressWarnings({\"deprecation\", \"removal\"}) class Q { @Dynamic({A.class, E.class}) Object a; }",
                "@Deprecated(forRemoval = true) @Marshal @TypeId(1) class A { int a; }",
                "@Deprecated @TypeId(2) enum E { A }"),
        DEPRECATED_WITH(
                "@Marshal @SuppressWarnings({\"deprecation\", \"removal\"}) class Q { @MarshalWith(W.class) Thread a; List<T> l; T t; }",
                "@Deprecated class W implements org.marshal4j.runtime.FieldMarshaller<Thread> {"
                        + " public void write(Thread t, org.marshal4j.runtime.Output out) {}"
                        + " public Thread read(Thread t, org.marshal4j.runtime.Input in) { return t; }"
                        + " public long sizeOf(Thread t) { return 0; } }",
                "@MarshalWith(V.class) class T {}",
                "class V implements org.marshal4j.runtime.FieldMarshaller<T> {"
                        + " @Deprecated(forRemoval = true) V() {}"
                        + " public void write(T t, org.marshal4j.runtime.Output out) {}"
                        + " public T read(T t, org.marshal4j.runtime.Input in) { return t; }"
                        + " public long sizeOf(T t) { return 0; } }"),
        DEPRECATED_BUILDER(
                "@Marshal @SuppressWarnings({\"deprecation\", \"removal\"}) class Q { private final int a; private Q(B b) { a = b.a; }"
                        + " static B builder() { return new B(); } int a() { return a; }"
                        + " static class B { int a; @Deprecated B a(int a) { this.a = a; return this; }"
                        + " Q build() { return new Q(this); } } }"),
        DEPRECATED_CONSTRUCTOR("@Marshal record R(int a, long b) { @Deprecated R {} }"),
        DEPRECATED_SUPERCLASS(
                "@Marshal @SuppressWarnings({\"deprecation\", \"removal\"}) class Q extends P { List<Map<K, int[]>> m; K[] k; EnumMap<K, K> e; }",
                "@Deprecated(forRemoval = true) @Marshal class P { int a; }",
                "@Deprecated enum K { A }"),
        DEPRECATED_PROPERTY(
                "@Marshal(view = true, table = true) @SuppressWarnings({\"deprecation\", \"removal\"}) interface Q extends P { int getB(); void setB(int b); }",
                "interface P { @Deprecated int getA(); @Deprecated(forRemoval = true) void setA(int a); }"),
        DEPRECATED_IN_TABLE(
                "@Marshal(view = true, table = true) @SuppressWarnings({\"deprecation\", \"removal\"}) record Q(N n, List<N> l, Map<K, N> m) {}",
                "@Deprecated @Marshal(view = true, table = true) @SuppressWarnings(\"removal\") record N(int a, K k) {}",
                "@Deprecated(forRemoval = true) enum K { A }"),
        CLASSES_NAMED_AS_IN_JAVA_LANG(
                "@Marshal class Q { java.lang.Character c; List<java.lang.Long> l; }",
                "class Character {}",
                "class Long {}"),
        MORE_CLASSES_NAMED_AS_IN_JAVA_LANG(
                "@Marshal class Q { int a; }", "class Object {}", "class Throwable {}", "class Class {}"),
        ANNOTATION_NAMED_AS_IN_JAVA_LANG("@Marshal class Q { int a; }", "@interface Override { int value(); }"),
        CLASSES_NAMED_AS_IN_THE_RUNTIME(
                "@Marshal class Q { Text text; Checks c; List<Lists> l; }",
                "@Marshal class Text { int a; }",
                "@Marshal class Checks { String a; }",
                "enum Lists { A }"),
        CONTEXTUAL_KEYWORDS(
                "@Marshal @SuppressWarnings(\"marshal4j\") class Yield { int var; String record; Yield yield; }"),
        ELEMENTS_OF_EVERY_KIND(
                "@Marshal @SuppressWarnings(\"marshal4j\") class Q { List<int[]> a; List<List<List<Boolean>>> b; List<Character> c; List<Q> d;"
                        + " List<E> e; enum E {} E f; List<byte[]> g; List<List<Q>> h; }"),
        OVERLOADED_HELPERS(
                "@Marshal class Q { List<Integer> block, blockElement, part1, fields; List<List<Integer>> block1;"
                        + " int x; private int run, RUN, RUN_1; private short s1, s2, s3, s4, s5, s6, s7, s8; String z;"
                        + " private short t1, t2, t3, t4, t5, t6, t7, t8; }"),
        PRIVATE_GENERICS(
                "@Marshal class Q { private List<String> xs; private List<Leg> legs; @Required private List<Leg> r; }",
                "@Marshal class Leg { int a; }"),
        UNICODE(
                "@Marshal class Größe { int straße; private long ſ; private int ı, i, I; String 名; List<Integer> 価格; }"),
        RETURNS_TO_ITSELF_LATER(
                "@Marshal @SuppressWarnings(\"marshal4j\") class A { @Required B b; }",
                "@Marshal class B { A a; }",
                "@Marshal class C { @Required A a; }");

        private final List<String> types;

        Unusual(String... types) {
            this.types = List.of(types);
        }

        Map<String, String> sources() {
            Map<String, String> sources = new TreeMap<>();
            for (String type : types) {
                String name =
                        type.replaceFirst("(?s).*?(class|record|enum|interface) ([\\w$\\x{80}-\\x{ffff}]+).*", "$2");
                sources.put("p/" + name + ".java", "package p; import java.util.*; import org.marshal4j.*; " + type);
            }
            return sources;
        }
    }

    /** All of them at once, each in a package of its own. */
    @ParameterizedTest
    @EnumSource
    void compile(TestCompiler compiler) {
        Map<String, String> sources = new TreeMap<>();
        for (Unusual unusual : Unusual.values()) {
            if (compiler == TestCompiler.JAVAC || Sampled.takesFourth(unusual)) {
                String name = unusual.name().toLowerCase(Locale.ROOT);
                unusual.sources()
                        .forEach((file, source) -> sources.put(
                                file.replace("p/", name + "/"), source.replace("package p;", "package " + name + ";")));
            }
        }
        List<String> strict = compiler == TestCompiler.JAVAC ? List.of("-Werror") : List.of();
        TestCompiler.Result result = compiler.compile(temp, sources, strict);
        if (compiler == TestCompiler.JAVAC) {
            assertThat(result.diagnostics()).isEmpty();
        }
        assertThat(result.messages()).isEmpty();
    }

    @ParameterizedTest
    @EachCompiler
    void compilesFamiliesOfTheDefaultPackageThatHaveAHandler(TestCompiler compiler) {
        TestCompiler.Result result = compiler.compile(
                temp,
                Map.of(
                        "Q.java",
                        "import org.marshal4j.*; @Marshal sealed interface Q permits Handler {}",
                        "Handler.java",
                        "import org.marshal4j.*; @Marshal @TypeId(0) record Handler(int a) implements Q {}"),
                List.of());
        assertThat(result.messages()).isEmpty();
    }

    @ParameterizedTest
    @EachCompiler
    void refusesFieldTypesThatGeneratedCodeCannotName(TestCompiler compiler) {
        TestCompiler.Result result = compiler.compile(
                temp,
                Map.of(
                        "p/Q.java",
                        "package p; @org.marshal4j.Marshal class Q { private enum Side { BUY, SELL } Side side;"
                                + " java.util.List<Side> sides; }"));
        assertThat(result.messages())
                .hasSize(2)
                .anyMatch(message -> message.startsWith("[MARSHAL119] Q.side has"))
                .anyMatch(message -> message.startsWith("[MARSHAL119] Q.sides has"));
    }

    @ParameterizedTest
    @EachCompiler
    void zerosHaveTheTypeOfTheComponent(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compiler.compile(
                temp,
                Map.of(
                        "p/R.java",
                        "package p; import org.marshal4j.*; @Marshal public record R(int a, @Skip long n)"
                                + " implements RMarshallable {"
                                + " public R() { this(1, 2L); }"
                                + " public R(int a, int n) { this(99, (long) n); } }"));
        try (Loaded loaded = result.load()) {
            assertThat(loaded.hexOfNew("p.R")).isEqualTo("01000000");
        }
    }

    /** They are the user's code, so they need not return the same value again. */
    @ParameterizedTest
    @EachCompiler
    void accessorsOfRecordsAreCalledOnce(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compiler.compile(
                temp,
                Map.of(
                        "p/R.java",
                        "package p; import org.marshal4j.*; @Marshal public record R(@Required Integer a, int b, String c)"
                                + " implements RMarshallable {"
                                + " static int calls;"
                                + " public R() { this(0, 0, null); }"
                                + " public Integer a() { return ++calls; }"
                                + " public int b() { return ++calls; }"
                                + " public String c() { return Integer.toString(++calls); } }"));
        try (Loaded loaded = result.load()) {
            Bytes<?> bytes = Bytes.allocateElasticOnHeap();
            loaded.marshaller("p.R").write(loaded.object("p.R"), bytes);
            assertThat(HexFormat.of().formatHex(bytes.toByteArray())).isEqualTo("01000000" + "02000000" + "0133");
        }
    }
}
