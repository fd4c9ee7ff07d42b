package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.io.TempDir;

/** Classes in files that declare no class around them. */
@EnabledForJreRange(minVersion = 25)
class CompactFilesTest {

    @TempDir
    Path temp;

    private static final String MEMBERS = """
            // class Script
            @Marshal
            record Point(int x, String text) {}

            @Marshal
            static class Line { Point from; }

            @Marshal
            class Inner { long id; }

            static class Holder {
                @Marshal
                sealed interface Shape permits Dot {}

                @Marshal
                @TypeId(1)
                static final class Dot implements Shape { int at; }
            }

            void main() {
                String text = "class Script \\"" + \"""
                        class Script \""" + '"';
            }
            """;

    private TestCompiler.Result compiled(String source) {
        return TestCompiler.JAVAC.compile(
                temp, Map.of("Script.java", source), List.of("-source", "25", "-target", "25"));
    }

    @Test
    void classesAreReportedAtTheirLines() {
        TestCompiler.Result result = compiled("import org.marshal4j.*;\n\n" + MEMBERS);
        assertThat(result.errors())
                .extracting(error -> error.getLineNumber() + " " + error.getMessage(null))
                .containsExactlyInAnyOrder(
                        "5 " + message("Point"),
                        "8 " + message("Line"),
                        "11 " + message("Inner"),
                        "15 " + message("Shape"),
                        "19 " + message("Dot"));
    }

    private static String message(String name) {
        return "[MARSHAL101] " + name + " is in a compact source file, where only the file itself can name it, so"
                + " generated code cannot use it. Make it a top-level class in a file of its own, or declare the class"
                + " Script around everything in this file.";
    }

    @Test
    void classesInADeclaredClassAreMarshalled() {
        String members = MEMBERS.replace("class Inner", "static class Inner").replace("// class Script", "// nothing");
        TestCompiler.Result result = compiled("import org.marshal4j.*;\n\nfinal class Script {\n" + members + "}\n");
        assertThat(result.messages()).isEmpty();
        assertThat(result.sources()).containsKeys("Script_PointMarshaller.java", "Script_LineMarshaller.java");
    }
}
