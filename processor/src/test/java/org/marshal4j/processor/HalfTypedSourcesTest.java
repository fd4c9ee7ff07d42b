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

/** In an editor, most sources are broken most of the time. That must never count as a defect of the processor. */
class HalfTypedSourcesTest {

    private static final List<String> SOURCES = List.of(
            "@Marshal class Q { int",
            "@Marshal class Q { int a; ",
            "@Marshal class Q { int a; List< }",
            "@Marshal class Q { List<> legs; }",
            "@Marshal class Q { List<Leg legs; }",
            "@Marshal class Q { List<?> legs; List<? extends> more; }",
            "@Marshal class Q { Map<String, Missing> m; Missing.Inner i; Q.Gone g; }",
            "@Marshal class Q { java.util.Missing m; missing.Type t; }",
            "@Marshal class Q { int a; int a; String a; }",
            "@Marshal class Q { void v; void[] w; }",
            "@Marshal class Q { var v = 1; }",
            "@Marshal class Q { @Requ String s; @ int t; @Skip() @Skip int u; }",
            "@Marshal class Q { @Required( String s; }",
            "@Marshal(copy = ) class Q { int a; }",
            "@Marshal(copy = Marshal.Copy.BUL) class Q { int a; }",
            "@Marshal(copy = Missing.BULK) class Q { int a; }",
            "@Marshal(copy = \"BULK\") class Q { int a; }",
            "@Marshal(copy = null) class Q { int a; }",
            "@Marshal(copy = {Marshal.Copy.BULK, Marshal.Copy.AUTO}) class Q { int a; }",
            "@Marshal(bulk = true) class Q { int a; }",
            "@Marshal @Marshal class Q { int a; }",
            "@Marshal class { int a; }",
            "@Marshal class Q extends { int a; }",
            "@Marshal class Q extends Q { int a; }",
            "@Marshal class Q extends P { int a; } @Marshal class P extends Q { int b; }",
            "@Marshal class Q extends List<String> implements Object, Missing { int a; }",
            "@Marshal class Q extends Missing<Leg> { int a; }",
            "@Marshal class Q extends int { int a; }",
            "@Marshal class Q implements QMarshallable, QMarshallable, , X { int a; }",
            "@Marshal record Q { int a; }",
            "@Marshal record Q(int a, int a, ) {}",
            "@Marshal record Q(int) {}",
            "@Marshal record Q(int a, Missing b) { Q { this.a = a; } }",
            "@Marshal record Q(int... a) { Q(int a) {} int b; }",
            "@Marshal enum Q { A, B, }",
            "@Marshal interface Q { int a; }",
            "@Marshal @interface Q { int a(); }",
            "@Marshal class Q { Q( { } final int a; }",
            "@Marshal class Q { Q(int a, Missing b) throws Gone { } final int a; }",
            "@Marshal class Q { private Q(int) {} Q(Q this) {} final int a }",
            "@Marshal class Q<T { T t; }",
            "@Marshal class Q { Side side; enum Side { A, A, ; } }",
            "@Marshal class Q { Side side; enum Side { A(, B } }",
            "@Marshal sealed class Q permits { int a; }",
            "@Marshal abstract final class Q { int a; }",
            "@Marshal private static class Q { int a; }",
            "class O { @Marshal class Q { int a; class { @Marshal class R { } } }",
            "class O { void m() { @Marshal class Q { int a; } } }",
            "@Marshal int a;",
            "@Marshal package p;",
            "@Marshal class Q { int a\\u0; }",
            "@Marshal class Q { int[] a[]; int b[] = {; }",
            "@Marshal class Q { @Missing(x = @Gone) List<@Missing String> a; @Missing int b; }",
            "@Marshal class Q { Q q = new Q() { int b; }; int c = }",
            "@Marshal class Q { <T> T t; T u; }",
            "@Marshal class String { String s; Integer i; } class Integer { }",
            "@Marshal");

    @TempDir
    Path temp;

    static Stream<Arguments> sources() {
        return SOURCES.stream()
                .flatMap(source -> Arrays.stream(TestCompiler.values()).map(each -> Arguments.of(source, each)))
                .filter(arguments -> Sampled.takesFourth(Arrays.toString(arguments.get())));
    }

    @ParameterizedTest(name = "{0} by {1}")
    @MethodSource("sources")
    void areNotADefectOfTheProcessor(String source, TestCompiler compiler) {
        String file = "package p; import java.util.*; import org.marshal4j.*; " + source;
        TestCompiler.Result result = compiler.compile(temp, Map.of("p/Q.java", file));
        assertThat(result.messages()).noneMatch(message -> message.contains("MARSHAL199"));
    }
}
