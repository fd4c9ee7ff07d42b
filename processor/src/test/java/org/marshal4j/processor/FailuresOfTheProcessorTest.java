package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.MarshalVersion;

/** What no source alone can provoke: the runtime is missing, or the processor itself fails. */
class FailuresOfTheProcessorTest {

    private static final Map<String, String> SOURCES = Map.of(
            "p/A.java", "package p; @org.marshal4j.Marshal class A { int x; }",
            "p/B.java", "package p; @org.marshal4j.Marshal class B { A a; }");

    @TempDir
    Path temp;

    @ParameterizedTest
    @EnumSource
    void aMissingRuntimeIsReportedOnce(TestCompiler compiler) {
        TestCompiler.Result result =
                compiler.compile(temp, SOURCES, pathWithoutRuntime(), List.of(new MarshalProcessor()), List.of());
        assertThat(result.messages())
                .containsExactly("[MARSHAL114] marshal4j-runtime is not on the class path, or module-info.java does not"
                        + " require it. Add version "
                        + Version.CURRENT + " of it to the dependencies.");
        assertThat(result.success()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void aDefectOfTheProcessorIsReportedAsSuchAndEndsNothingElse(TestCompiler compiler) {
        RecordingProcessor failing = new RecordingProcessor(new MarshalProcessor(), file -> {
            if (file.equals("p.AMarshaller")) {
                throw new IllegalStateException("out of order");
            }
        });
        TestCompiler.Result result = compiler.compile(temp, SOURCES, List.of(), List.of(failing));
        assertThat(result.messages())
                .filteredOn(message -> message.contains("MARSHAL"))
                .containsExactly("[MARSHAL199] marshal4j-processor " + Version.CURRENT + " failed on p.A:"
                        + " java.lang.IllegalStateException: out of order."
                        + " This is a bug in marshal4j: please report it with the class.");
        assertThat(result.sources()).containsKey("BMarshaller.java");
    }

    @ParameterizedTest
    @EnumSource
    void aFullDiskIsNoDefectOfTheProcessor(TestCompiler compiler) {
        RecordingProcessor failing = new RecordingProcessor(new MarshalProcessor(), file -> {
            if (file.equals("p.AMarshaller")) {
                throw new IOException("no space left");
            }
        });
        TestCompiler.Result result = compiler.compile(temp, SOURCES, List.of(), List.of(failing));
        assertThat(result.messages())
                .filteredOn(message -> message.contains("MARSHAL"))
                .singleElement()
                .asString()
                .startsWith("[MARSHAL120] ")
                .contains("AMarshaller", "no space left");
    }

    private static String pathWithoutRuntime() {
        String runtime = TestCompiler.whereIs(MarshalVersion.class).toString();
        return Arrays.stream(TestCompiler.pathOf(List.of()).split(File.pathSeparator))
                .filter(entry -> !entry.equals(runtime))
                .collect(Collectors.joining(File.pathSeparator));
    }
}
