package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/** Imported classes whose constructors have parameters with other names than the fields. */
class ProvenConstructorsTest {

    private static final String LIBRARY = """
            //- lib/Uuid.java
            package lib;
            public class Uuid {
                private final long mostSignificantBits;
                private final long leastSignificantBits;
                public Uuid(long low, long high) {
                    if (low == high) {
                        throw new IllegalArgumentException("no such bits: " + low);
                    }
                    this.mostSignificantBits = high;
                    this.leastSignificantBits = low;
                }
                public static Uuid sample() { return new Uuid(1, 2); }
            }
            //- lib/Base.java
            package lib;
            import java.util.Objects;
            public abstract class Base {
                private final String text;
                protected Base(String of) { text = Objects.requireNonNull(of); }
            }
            //- lib/Day.java
            package lib;
            public final class Day extends Base {
                private final short month;
                private final byte day;
                private double weight;
                private Day(int inMonth, String name, int number) {
                    super(name);
                    month = (short) inMonth;
                    day = (byte) number;
                    weight = 1;
                }
                private Day(String name) { this(1, name, 1); }
                public static Day sample() { Day day = new Day(2, "t", 3); day.weight = 0.5; return day; }
            }
            //- lib/Checked.java
            package lib;
            public final class Checked {
                private final int[] numbers;
                private final long sum;
                private final String text;
                public Checked(int[] checked, String name, long total) {
                    long found = 0;
                    for (int number : checked) {
                        found += number;
                    }
                    while (found > total) {
                        found -= name.isEmpty() ? 1 : name.length();
                    }
                    text = name;
                    numbers = checked;
                    sum = total;
                }
                public static Checked sample() { return new Checked(new int[] {1, 2}, "t", 3); }
            }
            """;

    /** None of these can be created again from its fields with its constructor, or at least not with certainty. */
    private static final String UNPROVEN = """
            //- lib/Changed.java
            package lib;
            public class Changed { private final int a; public Changed(int b) { a = b + 1; } }
            //- lib/Some.java
            package lib;
            public class Some { private final String a; public Some(String b) { a = b.isEmpty() ? "none" : b; } }
            //- lib/Twice.java
            package lib;
            public class Twice {
                private final String a;
                private final String c;
                public Twice(String b) { a = b; c = b; }
            }
            //- lib/Copied.java
            package lib;
            import java.util.*;
            public class Copied { private final List<String> a; public Copied(List<String> b) { a = new ArrayList<>(b); } }
            //- lib/Added.java
            package lib;
            import java.util.*;
            public class Added { private final List<String> a; public Added(List<String> b) { b.add("x"); a = b; } }
            //- lib/Held.java
            package lib;
            import java.util.*;
            public class Held { private final List<String> a; public Held(List<String> b) { a = b; this.a.add("x"); } }
            //- lib/Own.java
            package lib;
            public class Own {
                private final String a;
                public Own(String b) { a = b; init(); }
                protected void init() {}
            }
            //- lib/Either.java
            package lib;
            import java.util.*;
            public class Either {
                private final List<String> a;
                private final boolean c;
                public Either(List<String> b, boolean d) {
                    List<String> one = d ? b : new ArrayList<>();
                    one.add("x");
                    a = b;
                    c = d;
                }
            }
            //- lib/Inner.java
            package lib;
            import java.util.*;
            public class Inner {
                private final Box a;
                public Inner(Box b) { b.texts.add("x"); a = b; }
                public static class Box { List<String> texts; }
            }
            //- lib/Lately.java
            package lib;
            public class Lately {
                private long a;
                public Lately(long b) { for (int i = 0; i < 3; i++) { if (i == b) { a = b; } } }
            }
            //- lib/Caught.java
            package lib;
            public class Caught {
                private final int a;
                public Caught(int b) { int c = b; try { c = Integer.parseInt("x"); } catch (RuntimeException e) { c = 0; } a = c; }
            }
            //- lib/Unused.java
            package lib;
            public class Unused { private final int a; public Unused(int b, int c) { a = b; } }
            """;

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void takeTheFieldsThatTheirInstructionsAssign(TestCompiler compiler) throws Exception {
        Path library = Library.compiled(temp.resolve("library"), LIBRARY);
        TestCompiler.Result result =
                compile(compiler, library, "lib.Uuid.class, lib.Base.class, lib.Day.class, lib.Checked.class");
        try (Loaded loaded = result.load(library)) {
            assertThat(loaded.hexOf("p.Imports", "lib.Uuid")).isEqualTo("0200000000000000" + "0100000000000000");
            assertThat(loaded.hexOf("p.Imports", "lib.Day")).isEqualTo("0174" + "0200" + "03" + "000000000000e03f");
            assertThat(loaded.hexOf("p.Imports", "lib.Checked"))
                    .isEqualTo("02" + "01000000" + "02000000" + "0300000000000000" + "0174");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void areNotCalledWhereThatIsNotCertain(TestCompiler compiler) {
        Path library = Library.compiled(temp.resolve("library"), UNPROVEN);
        List<String> types = List.of(
                "Changed",
                "Some",
                "Twice",
                "Copied",
                "Added",
                "Held",
                "Own",
                "Either",
                "Inner.Box.class, lib.Inner",
                "Lately",
                "Caught",
                "Unused");
        for (String type : types) {
            assertThat(Library.errors(compile(compiler, library, "lib." + type + ".class")))
                    .as(type)
                    .singleElement()
                    .asString()
                    .contains("has a parameter that matches no field by name and type");
        }
    }

    private TestCompiler.Result compile(TestCompiler compiler, Path library, String types) {
        return compiler.compile(
                temp.resolve(compiler + "" + types.hashCode()),
                Map.of(
                        "p/Imports.java",
                        "package p;\n@org.marshal4j.MarshalImport({" + types + "})\ninterface Imports {}\n"),
                TestCompiler.pathOf(List.of(library)),
                List.of(new MarshalProcessor()),
                compiler == TestCompiler.JAVAC ? List.of("-Xlint:all,-processing,-path", "-Werror") : List.of());
    }
}
