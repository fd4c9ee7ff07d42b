package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
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
        assertThat(result.messages()).isEmpty();
        try (Loaded loaded = Loaded.from(result.classes())) {
            assertThat(loaded.hexOfNew("p.Quote")).isEqualTo("01000000");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void saysThatTheNamesOfFilesAreTooLong(TestCompiler compiler) {
        String inner = "I".repeat(120);
        TestCompiler.Result nested = compiler.compile(
                temp.resolve("nested"),
                Map.of(
                        "p/Outer.java",
                        "package " + "p".repeat(80) + "." + "q".repeat(80) + "; public class Outer {"
                                + " @org.marshal4j.Marshal public static class " + inner + " { int a; } }"));
        assertThat(nested.messages())
                .singleElement()
                .asString()
                .startsWith("[MARSHAL120] META-INF/marshal4j/")
                .contains("its file name has 295 bytes, and file systems allow 255. Give the class");
        TestCompiler.Result wide = compiler.compile(
                temp.resolve("wide"),
                Map.of("p/Q.java", "package p; @org.marshal4j.Marshal class " + "\u00e9".repeat(120) + " { int a; }"));
        assertThat(wide.messages())
                .anyMatch(message -> message.startsWith("[MARSHAL120] p.")
                        && message.contains("Marshaller could not be written: its file name has 256 bytes"));
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_25)
    void refusesTypesInCompactSourceFiles() {
        TestCompiler.Result result = TestCompiler.JAVAC.compile(
                temp,
                Map.of("Script.java", "void main() {}\n@org.marshal4j.Marshal static class Quote { int a; }"),
                TestCompiler.pathOf(List.of()),
                List.of(new MarshalProcessor()),
                List.of("-source", "25", "-target", "25"));
        assertThat(result.messages())
                .containsExactly("[MARSHAL101] Quote is in a compact source file, whose implicit class has no name, so"
                        + " generated code cannot use it. Make it a class with a source file of its own.");
    }
}
