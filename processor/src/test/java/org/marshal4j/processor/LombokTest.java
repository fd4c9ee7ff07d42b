package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.JavaFile;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import lombok.Lombok;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.schema.Schema;

/** Classes whose constructors and methods Lombok adds, and whose fields it makes private and final. */
class LombokTest {

    private static final Path SOURCES = Path.of("src/test/resources/lombok");
    private static final String LOMBOK = "lombok.launch.AnnotationProcessorHider$AnnotationProcessor";
    private static final String MARSHAL4J = "org.marshal4j.processor.MarshalProcessor";

    private static final String CLASS_PATH = TestCompiler.pathOf(List.of(TestCompiler.whereIs(Lombok.class)));

    @TempDir
    Path temp;

    @ParameterizedTest
    @ValueSource(strings = {LOMBOK + "," + MARSHAL4J, MARSHAL4J + "," + LOMBOK})
    void theOrderOfTheProcessorsMakesNoDifference(String processors) throws Exception {
        Map<String, String> sources = SourceTree.read(SOURCES);
        TestCompiler.Result result = TestCompiler.JAVAC.compile(
                temp,
                sources,
                CLASS_PATH,
                List.of(),
                List.of(
                        "-Werror",
                        "-processor",
                        processors,
                        "-processorpath",
                        pathOf(MarshalProcessor.class, Schema.class, JavaFile.class, Lombok.class)));
        assertThat(result.messages()).isEmpty();
        Map<String, String> expected = Samples.expected(sources);
        assertThat(Samples.bytes(result.classes(), expected.keySet())).isEqualTo(expected);
    }

    /** In which Lombok is an agent, and so the compiler needs a JVM of its own. */
    @Test
    void theEclipseCompilerMakesNoDifference() throws Exception {
        Path classes = temp.resolve("classes");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-javaagent:" + TestCompiler.whereIs(Lombok.class) + "=ECJ",
                        "-cp",
                        pathOf(EclipseCompiler.class),
                        "org.eclipse.jdt.internal.compiler.batch.Main",
                        "-17",
                        "-nowarn",
                        "-cp",
                        CLASS_PATH,
                        "-processor",
                        MARSHAL4J,
                        "-processorpath",
                        pathOf(MarshalProcessor.class, Schema.class, JavaFile.class),
                        "-d",
                        classes.toString(),
                        "-s",
                        temp.toString(),
                        SOURCES.toString())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        Map<String, String> expected = Samples.expected(SourceTree.read(SOURCES));
        assertThat(Samples.bytes(classes, expected.keySet())).isEqualTo(expected);
    }

    private static String pathOf(Class<?>... types) {
        return Arrays.stream(types)
                .map(TestCompiler::whereIs)
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }
}
