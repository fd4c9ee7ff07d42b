package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The option for the lock file causes no warning in a program without our annotations. */
class LockOptionTest {

    private static final String PLAIN = "package p; class Plain {}";

    @TempDir
    Path temp;

    @Test
    void isRecognizedWithoutAnnotations() {
        List<String> options = List.of("-Xlint:processing", "-Werror", "-Amarshal4j.lock=" + temp.resolve("lock"));
        assertThat(messages(PLAIN, options, new MarshalProcessor())).anyMatch(text -> text.contains("marshal4j.lock"));
        assertThat(messages(PLAIN, options, new MarshalProcessor(), new LockOptionProcessor()))
                .isEmpty();
        assertThat(messages(
                        PLAIN.replace("class", "@Deprecated class"),
                        options,
                        new MarshalProcessor(),
                        new LockOptionProcessor()))
                .isEmpty();
        assertThat(messages(
                        "package p; @org.marshal4j.Marshal class Plain { int a; }",
                        options,
                        new LockOptionProcessor(),
                        new MarshalProcessor()))
                .isEmpty();
    }

    @Test
    void isStillUnknownWithoutTheOption() {
        List<String> options = List.of("-Xlint:processing", "-Aother.option=1");
        assertThat(messages(PLAIN, options, new MarshalProcessor(), new LockOptionProcessor()))
                .singleElement()
                .asString()
                .contains("other.option");
    }

    @Test
    void theCompilerFindsBothProcessors() {
        assertThat(ServiceLoader.load(Processor.class).stream().map(ServiceLoader.Provider::type))
                .contains(MarshalProcessor.class, LockOptionProcessor.class);
    }

    private List<String> messages(String source, List<String> options, Processor... processors) {
        return TestCompiler.JAVAC
                .compile(
                        temp.resolve(String.valueOf(source.hashCode() + processors.length)),
                        Map.of("p/Plain.java", source),
                        TestCompiler.pathOf(List.of()),
                        List.of(processors),
                        options)
                .diagnostics()
                .stream()
                .map(diagnostic -> diagnostic.getMessage(null))
                .toList();
    }
}
