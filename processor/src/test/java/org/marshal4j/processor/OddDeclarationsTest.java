package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/** Declarations that few people write, and tools more often. */
class OddDeclarationsTest {

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void leavesOutTheLocksOfLombok(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compiler.compile(
                temp,
                Map.of(
                        "p/Quote.java",
                        "package p; @org.marshal4j.Marshal public class Quote extends Base { int a = 1;"
                                + " private final Object $lock = new Object[0]; private static final Object $LOCK = 1; }",
                        "p/Base.java",
                        "package p; public class Base {"
                                + " private final java.util.concurrent.locks.ReentrantLock $lock ="
                                + " new java.util.concurrent.locks.ReentrantLock(); }"));
        try (Loaded loaded = result.load()) {
            assertThat(loaded.hexOfNew("p.Quote")).isEqualTo("01000000");
        }
    }

    /** The Eclipse compiler's qualified name of such a nested class has two dots. */
    @ParameterizedTest
    @EachCompiler
    void classesInsideOneWhoseNameEndsWithADollarAreMarshalled(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compiler.compile(
                temp,
                Map.of(
                        "p/Quote$.java",
                        "package p; import org.marshal4j.*; @Marshal public class Quote$ { Leg$ leg = new Leg$();"
                                + " @Marshal public static class Leg$ implements Quote$_Leg$Marshallable { int a = 1; } }"));
        try (Loaded loaded = result.load()) {
            assertThat(loaded.hexOfNew("p.Quote$")).isEqualTo("0101000000");
        }
    }
}
