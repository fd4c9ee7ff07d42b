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
import java.util.stream.Stream;
import lombok.Lombok;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.schema.Schema;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.analysis.Analyzer;

/** Classes to which Lombok adds constructors and methods, and whose fields it makes private and final. */
class LombokTest {

    private static final Path SOURCES = Path.of("src/test/resources/lombok");
    private static final String LOMBOK = pathOf(Lombok.class);
    private static final String MARSHAL4J = pathOf(
            MarshalProcessor.class, Schema.class, JavaFile.class, ClassReader.class, ClassNode.class, Analyzer.class);

    private static final String CLASS_PATH = TestCompiler.pathOf(List.of(TestCompiler.whereIs(Lombok.class)));

    @TempDir
    Path temp;

    /** In the everyday build marshal4j comes first: what it generates has to wait for Lombok. */
    static Stream<Boolean> orders() {
        return Sampled.isThorough() ? Stream.of(true, false) : Stream.of(false);
    }

    @ParameterizedTest
    @MethodSource("orders")
    void theOrderOnTheProcessorPathMakesNoDifference(boolean lombokFirst) throws Exception {
        Map<String, String> sources = SourceTree.read(SOURCES);
        TestCompiler.Result result = compile(sources, lombokFirst ? LOMBOK + MARSHAL4J : MARSHAL4J + LOMBOK);
        assertThat(result.messages()).isEmpty();
        Map<String, String> expected = Samples.expected(sources);
        assertThat(Samples.bytes(result.classes(), expected.keySet())).isEqualTo(expected);
    }

    /**
     * There is no later round in which Lombok would have changed the class, and what the last round generates comes
     * too late.
     */
    @Test
    void doesNotWaitForLombokWhereItDoesNotRun() {
        String source = """
                package com.acme;

                @lombok.Data
                @org.marshal4j.Marshal
                public class Quote implements QuoteMarshallable {
                    long time;
                }
                """;
        TestCompiler.Result result = compile(Map.of("com/acme/Quote.java", source), MARSHAL4J);
        assertThat(result.diagnostics()).isEmpty();
        assertThat(result.sources()).containsOnlyKeys("QuoteMarshallable.java", "QuoteMarshaller.java");
    }

    private TestCompiler.Result compile(Map<String, String> sources, String processorPath) {
        return TestCompiler.JAVAC.compile(
                temp, sources, CLASS_PATH, List.of(), List.of("-Werror", "-processorpath", processorPath));
    }

    /**
     * Lombok is an agent there, so the compiler needs a JVM of its own. That takes seconds, so the everyday build
     * skips it.
     */
    @Test
    @EnabledIf("thorough")
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
                        MarshalProcessor.class.getName(),
                        "-processorpath",
                        MARSHAL4J,
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

    static boolean thorough() {
        return Sampled.isThorough();
    }

    private static String pathOf(Class<?>... types) {
        return Arrays.stream(types)
                .map(TestCompiler::whereIs)
                .map(path -> path + File.pathSeparator)
                .collect(Collectors.joining());
    }
}
