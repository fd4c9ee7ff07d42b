package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/** Classes of other languages have names that Java's source cannot have: keywords, and any other characters. */
class ForeignNamesTest {

    private static final Map<String, String> NAMES = Map.of(
            "xint", "int",
            "xnew", "new",
            "xdefault", "default",
            "xnative", "native",
            "my_field", "my field",
            "a_comma", "a,comma");

    private static final String IMPORT = "package p; @org.marshal4j.MarshalImport(lib.%s.class) interface P {}";

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void usesFieldsWithKeywordsAsTheirNames(TestCompiler compiler) throws Exception {
        Path library = library("""
                //- lib/Row.java
                package lib;
                public class Row {
                  public int xint = 1; private String xnew = "a"; public long[] xdefault = {2}; public int plain = 3;
                  public transient int my_field; public static int a_comma;
                }
                """);
        TestCompiler.Result result = compile(
                compiler,
                library,
                Map.of(
                        "p/P.java",
                        IMPORT.formatted("Row"),
                        "p/Q.java",
                        "package p; @org.marshal4j.Marshal(view = true, table = true)"
                                + " public class Q extends lib.Row { public int more = 4; }"));
        try (Loaded loaded = result.load(library)) {
            String row = "01000000" + "0161" + "01" + "0200000000000000" + "03000000";
            assertThat(loaded.hexOf("p.P", "lib.Row")).isEqualTo(row);
            assertThat(loaded.hexOfNew("p.Q")).isEqualTo(row + "04000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void refusesFieldsThatNothingCanName(TestCompiler compiler) throws IOException {
        Path library = library("""
                //- lib/Row.java
                package lib;
                public class Row { public int good; public String my_field; }
                //- lib/Point.java
                package lib;
                public record Point(int xint, int y) {}
                //- lib/Base.java
                package lib;
                public class Base { int my_field; }
                """);
        String why = " has a name that Java source cannot have, so generated code cannot use it. ";
        String put = "Put @MarshalWith on the fields of this type.";
        assertThat(compile(compiler, library, Map.of("p/P.java", IMPORT.formatted("Row")))
                        .messages())
                .containsExactly("[MARSHAL139] lib.Row cannot be imported: Row.my field" + why + put);
        assertThat(compile(compiler, library, Map.of("p/P.java", IMPORT.formatted("Point")))
                        .messages())
                .containsExactly("[MARSHAL139] lib.Point cannot be imported: Point.int" + why + put);
        String subclass = "package p; @org.marshal4j.Marshal class Q extends lib.%s { int a; }";
        assertThat(compile(
                                compiler,
                                library,
                                Map.of("p/P.java", IMPORT.formatted("Row"), "p/Q.java", subclass.formatted("Row")))
                        .messages())
                .contains("[MARSHAL191] Row.my field" + why
                        + "Remove @Marshal, and name a FieldMarshaller for Q in @MarshalWith where it is held.");
        assertThat(compile(compiler, library, Map.of("p/Q.java", subclass.formatted("Base")))
                        .messages())
                .singleElement()
                .asString()
                .startsWith("[MARSHAL106] Q extends lib.Base, which has the field my field but no @Marshal");
    }

    @ParameterizedTest
    @EachCompiler
    void namesConstantsOnlyInSchemas(TestCompiler compiler) throws Exception {
        Path library = library("""
                //- lib/Side.java
                package lib;
                public enum Side { LOW, xdefault, HIGH }
                //- lib/Other.java
                package lib;
                public enum Other { LOW, a_comma }
                """);
        String holder = "package p; @org.marshal4j.Marshal(view = true, table = true) public class Q {"
                + " public lib.%1$s side = lib.%1$s.values()[1]; public java.util.Map<lib.%1$s, String> map; }";
        TestCompiler.Result good = compile(compiler, library, Map.of("p/Q.java", holder.formatted("Side")));
        try (Loaded loaded = good.load(library)) {
            assertThat(loaded.hexOfNew("p.Q")).isEqualTo("01" + "8000");
            assertThat(loaded.marshaller("p.Q").schema().toString()).contains("enum lib.Side(LOW,default,HIGH)?");
        }
        assertThat(compile(compiler, library, Map.of("p/Q.java", holder.formatted("Other")))
                        .messages())
                .hasSize(2)
                .allMatch(
                        message -> message.startsWith("[MARSHAL105] Q.") && message.contains("cannot have 'a,comma'"));
    }

    @ParameterizedTest
    @EachCompiler
    void neverCallsOrImplementsMethodsThatJavaCannotName(TestCompiler compiler) throws IOException {
        Path library = library("""
                //- lib/Made.java
                package lib;
                public class Made {
                  private final int a;
                  private Made(String a) { this.a = a.length(); }
                  public static Made xnew(int a) { return new Made("a"); }
                }
                //- lib/Accessors.java
                package lib;
                public interface Accessors { int xdefault(); void xdefault(int v); int my_field(); void my_field(int v); }
                //- lib/Holder.java
                package lib;
                public class Holder { public xnative.Level level; }
                //- xnative/Level.java
                package xnative;
                public enum Level { A }
                """);
        assertThat(compile(compiler, library, Map.of("p/P.java", IMPORT.formatted("Made")))
                        .messages())
                .singleElement()
                .asString()
                .startsWith("[MARSHAL139] lib.Made cannot be imported: Made has no constructor");
        assertThat(compile(compiler, library, Map.of("p/P.java", IMPORT.formatted("Holder")))
                        .messages())
                .containsExactly(
                        "[MARSHAL139] lib.Holder cannot be imported: Holder.level: native.Level has a name that"
                                + " Java source cannot have, so generated code cannot use it. Mark it @Skip or @MarshalWith in a"
                                + " mix-in of Holder.");
        String bean = "package p; @org.marshal4j.Marshal public interface B extends lib.Accessors {}";
        assertThat(compile(compiler, library, Map.of("p/B.java", bean)).messages())
                .hasSize(4)
                .allMatch(message -> message.startsWith("[MARSHAL192] Accessors.")
                        && message.endsWith("since Java source cannot have its name. Do not extend Accessors."));
    }

    private TestCompiler.Result compile(TestCompiler compiler, Path library, Map<String, String> sources)
            throws IOException {
        return compiler.compile(
                Files.createTempDirectory(temp, "user"), sources, List.of(library), List.of(new MarshalProcessor()));
    }

    private Path library(String text) throws IOException {
        return RenamedClasses.of(Library.compiled(temp.resolve("named"), text), temp.resolve("library"), NAMES);
    }
}
