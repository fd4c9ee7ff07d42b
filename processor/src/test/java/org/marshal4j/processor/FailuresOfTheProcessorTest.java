package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.MarshalVersion;
import org.marshal4j.schema.Schema;

/** Failures that no source alone can cause: an artifact is missing or too old, or the processor itself fails. */
class FailuresOfTheProcessorTest {

    private static final Map<String, String> SOURCES = Map.of(
            "p/A.java", "package p; @org.marshal4j.Marshal class A { int x; }",
            "p/B.java", "package p; @org.marshal4j.Marshal class B { A a; }");

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
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
    @EachCompiler
    void aMissingSchemaIsReportedByItsName(TestCompiler compiler) {
        assertThat(compile(compiler, SOURCES, pathWithout(Schema.class)).messages())
                .containsExactly("[MARSHAL114] marshal4j-schema is not on the class path, or module-info.java does not"
                        + " require it. Add version "
                        + Version.CURRENT + " of it to the dependencies.");
    }

    /** A runtime whose version does not reveal its age, as between two snapshots. */
    @ParameterizedTest
    @EachCompiler
    void aRuntimeThatIsTooOldIsReportedWithWhatItLacks(TestCompiler compiler) {
        Map<String, String> sources = new HashMap<>(SOURCES);
        sources.put(
                "org/marshal4j/runtime/MarshalVersion.java",
                "package org.marshal4j.runtime; public class MarshalVersion { public static final String VERSION = \""
                        + Version.CURRENT + "\"; }");
        assertThat(compile(compiler, sources, pathWithoutRuntime()).messages())
                .containsExactly("[MARSHAL114] marshal4j-runtime is too old: it has no"
                        + " org.marshal4j.runtime.Output. Use version " + Version.CURRENT + " of it.");
    }

    @ParameterizedTest
    @EachCompiler
    void aModuleForChronicleThatIsTooOldIsReportedWithWhatItLacks(TestCompiler compiler) {
        Map<String, String> sources = new HashMap<>(SOURCES);
        sources.put(
                "org/marshal4j/chronicle/ChronicleMarshaller.java",
                "package org.marshal4j.chronicle; public interface ChronicleMarshaller<T> {}");
        assertThat(compile(compiler, sources, pathWithout(ChronicleMarshaller.class))
                        .messages())
                .containsExactly("[MARSHAL114] marshal4j-chronicle is too old: it has no"
                        + " org.marshal4j.chronicle.BytesMessages. Use version " + Version.CURRENT + " of it.");
    }

    /** Only the methods for Chronicle Bytes need it. */
    @ParameterizedTest
    @EachCompiler
    void theModuleForChronicleMayBeMissing(TestCompiler compiler) {
        TestCompiler.Result result = compile(compiler, SOURCES, pathWithout(ChronicleMarshaller.class));
        assertThat(result.messages()).isEmpty();
        assertThat(result.success()).isTrue();
    }

    @ParameterizedTest
    @EachCompiler
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
    @EachCompiler
    void aFullDiskIsNotADefectOfTheProcessor(TestCompiler compiler) {
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

    private TestCompiler.Result compile(TestCompiler compiler, Map<String, String> sources, String path) {
        return compiler.compile(temp, sources, path, List.of(new MarshalProcessor()), List.of());
    }

    private static String pathWithoutRuntime() {
        return pathWithout(MarshalVersion.class);
    }

    /** The class path without the artifact that contains the class. */
    private static String pathWithout(Class<?> type) {
        String left = TestCompiler.whereIs(type).toString();
        return Arrays.stream(TestCompiler.pathOf(List.of()).split(File.pathSeparator))
                .filter(entry -> !entry.equals(left))
                .collect(Collectors.joining(File.pathSeparator));
    }
}
