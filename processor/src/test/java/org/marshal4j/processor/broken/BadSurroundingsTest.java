package org.marshal4j.processor.broken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.processor.EachCompiler;
import org.marshal4j.processor.MarshalProcessor;
import org.marshal4j.processor.RecordingProcessor;
import org.marshal4j.processor.TestCompiler;

/** Sound sources in a bad environment: damaged files, and failures of what the processor calls. */
class BadSurroundingsTest {

    private static final Map<String, String> SOUND =
            Map.of("Quote.java", "@org.marshal4j.Marshal class Quote implements QuoteMarshallable { long id; }");

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void aLockThatIsADirectoryIsReportedOnce(TestCompiler compiler) throws IOException {
        Path lock = Files.createDirectory(temp.resolve("marshal4j.lock"));
        assertThat(compile(compiler, lock)).singleElement().asString().contains("[MARSHAL152]", "it is a directory.");
    }

    @ParameterizedTest
    @EachCompiler
    void lockThatIsNotTextIsReportedOnce(TestCompiler compiler) throws IOException {
        Path lock = Files.write(temp.resolve("marshal4j.lock"), new byte[] {(byte) 0xca, (byte) 0xfe, 0, (byte) 0xff});
        assertThat(compile(compiler, lock))
                .singleElement()
                .asString()
                .contains("[MARSHAL152]", "it is not UTF-8 text.");
    }

    /** Treated as missing, it would protect nothing. */
    @ParameterizedTest
    @EachCompiler
    void lockThatIsADanglingLinkIsReported(TestCompiler compiler) throws IOException {
        Path lock = Files.createSymbolicLink(temp.resolve("marshal4j.lock"), temp.resolve("gone"));
        assertThat(compile(compiler, lock))
                .singleElement()
                .asString()
                .contains(
                        "[MARSHAL152]", "it is a symbolic link to " + temp.resolve("gone") + ", which does not exist.")
                .endsWith("Restore it from version control.");
    }

    @ParameterizedTest
    @EachCompiler
    void repairableDamageIsLeftToUpdate(TestCompiler compiler) throws IOException {
        Path lock =
                Files.write(temp.resolve("marshal4j.lock"), "wire 1\nrevision 0\n".getBytes(StandardCharsets.UTF_16));
        assertThat(compile(compiler, lock))
                .singleElement()
                .asString()
                .contains("it is UTF-16, and must be UTF-8.")
                .endsWith("Restore it from version control, or run marshal4j:update.");
    }

    @ParameterizedTest
    @EachCompiler
    void hugeLockIsNotRead(TestCompiler compiler) throws IOException {
        Path lock = temp.resolve("marshal4j.lock");
        try (RandomAccessFile file = new RandomAccessFile(lock.toFile(), "rw")) {
            file.setLength(3L << 30);
        }
        assertThat(compile(compiler, lock))
                .singleElement()
                .asString()
                .contains("[MARSHAL152]", "it is too large, with 3221225472 bytes.");
    }

    /** The compiler throws when it is asked about a class whose superclass is in no jar, or whose file is truncated. */
    @ParameterizedTest
    @EachCompiler
    void aClassThatCannotBeReadIsNotADefectOfTheProcessor(TestCompiler compiler) throws IOException {
        Path classes = temp.resolve("library");
        TestCompiler.JAVAC.compile(
                classes,
                Map.of(
                        "lib/Gone.java", "package lib; public class Gone { public int a; }",
                        "lib/Cut.java", "package lib; public class Cut { public int a; }",
                        "lib/Orphan.java", "package lib; public class Orphan extends Gone { public int b; }"),
                List.of(),
                List.of());
        Path lib = classes.resolve("classes/lib");
        Files.delete(lib.resolve("Gone.class"));
        Files.write(lib.resolve("Cut.class"), Arrays.copyOf(Files.readAllBytes(lib.resolve("Cut.class")), 40));
        for (String body : List.of("{ lib.Orphan orphan; }", "{ lib.Cut cut; }", "extends lib.Orphan { int c; }")) {
            TestCompiler.Result result = compiler.compile(
                    temp.resolve("user" + body.length()),
                    Map.of("Quote.java", "@org.marshal4j.Marshal class Quote " + body),
                    List.of(classes.resolve("classes")),
                    List.of(new MarshalProcessor()));
            assertThat(result.messages())
                    .as(body)
                    .isNotEmpty()
                    .doesNotHaveDuplicates()
                    .noneMatch(message -> message.contains("MARSHAL199"));
        }
    }

    /** The compiler completes the types of fields in class files only when it is asked about them. */
    @Test
    void anUnreadableClassInsideAnImportedOneIsNamed() throws IOException {
        TestCompiler.Result built = TestCompiler.JAVAC.compile(
                temp.resolve("first"),
                Map.of(
                        "lib/Cut.java", "package lib; public class Cut { public int a; }",
                        "lib/Thing.java", "package lib; public class Thing { public Cut cut; }"),
                TestCompiler.pathOf(List.of()),
                List.of(),
                List.of());
        Path cut = built.classes().resolve("lib/Cut.class");
        Files.write(cut, Arrays.copyOf(Files.readAllBytes(cut), 40));
        TestCompiler.Result result = TestCompiler.JAVAC.compile(
                temp.resolve("second"),
                Map.of("Imports.java", "@org.marshal4j.MarshalImport(lib.Thing.class) class Imports {}"),
                TestCompiler.pathOf(List.of(built.classes())),
                List.of(new MarshalProcessor()),
                List.of());
        assertThat(result.messages())
                .singleElement()
                .asString()
                .contains("[MARSHAL146]", "lib.Thing", "the type of its field cut");
        assertThat(result.success()).isFalse();
    }

    @ParameterizedTest
    @EachCompiler
    void anErrorBecomesOneMessage(TestCompiler compiler) {
        RecordingProcessor failing = new RecordingProcessor(new MarshalProcessor(), file -> {
            throw new NoClassDefFoundError("some/Type\n  at some place");
        });
        TestCompiler.Result result = compiler.compile(temp, SOUND, List.of(), List.of(failing));
        assertThat(result.messages())
                .filteredOn(message -> message.contains("MARSHAL"))
                .singleElement()
                .asString()
                .startsWith("[MARSHAL199] ")
                .contains("failed on Quote: java.lang.NoClassDefFoundError: some/Type at some place. This is a bug");
    }

    @ParameterizedTest
    @EachCompiler
    void aDefectInManyTypesIsReportedOnce(TestCompiler compiler) {
        RecordingProcessor failing = new RecordingProcessor(new MarshalProcessor(), file -> {
            throw new IllegalStateException("in " + file);
        });
        Map<String, String> sources = IntStream.range(0, 20)
                .boxed()
                .collect(Collectors.toMap(
                        i -> "Quote" + i + ".java", i -> "@org.marshal4j.Marshal class Quote" + i + " { long id; }"));
        TestCompiler.Result result = compiler.compile(temp, sources, List.of(), List.of(failing));
        assertThat(result.messages())
                .filteredOn(message -> message.contains("MARSHAL"))
                .singleElement()
                .asString()
                .contains("[MARSHAL199]", "IllegalStateException");
    }

    @Test
    void aStackOverflowIsExplained() {
        RecordingProcessor failing = new RecordingProcessor(new MarshalProcessor(), file -> {
            throw new StackOverflowError();
        });
        TestCompiler.Result result = TestCompiler.JAVAC.compile(temp, SOUND, List.of(), List.of(failing));
        assertThat(result.messages())
                .filteredOn(message -> message.contains("MARSHAL"))
                .singleElement()
                .asString()
                .contains("[MARSHAL199]", "nested too deeply", "-J-Xss8m");
    }

    /** javac reports this itself and stops. Nothing that the processor could write would be better. */
    @Test
    void outOfMemoryIsNotSwallowed() {
        RecordingProcessor failing = new RecordingProcessor(new MarshalProcessor(), file -> {
            throw new OutOfMemoryError("none left");
        });
        Throwable thrown = catchThrowable(() -> TestCompiler.JAVAC.compile(temp, SOUND, List.of(), List.of(failing)));
        assertThat(thrown).hasRootCauseInstanceOf(OutOfMemoryError.class);
    }

    @Test
    void fiveThousandFieldsAreNotADefectOfTheProcessor() {
        String fields =
                IntStream.range(0, 5_000).mapToObj(i -> "Missing f" + i + ";").collect(Collectors.joining("\n"));
        TestCompiler.Result result = TestCompiler.JAVAC.compile(
                temp, Map.of("Quote.java", "@org.marshal4j.Marshal class Quote { " + fields + " }"));
        assertThat(result.messages()).isNotEmpty().noneMatch(message -> message.contains("MARSHAL199"));
    }

    @ParameterizedTest
    @EachCompiler
    void deeplyNestedGenericsAreNotADefectOfTheProcessor(TestCompiler compiler) {
        String type = "java.util.List<".repeat(60) + "Missing" + ">".repeat(60);
        TestCompiler.Result result = compiler.compile(
                temp, Map.of("Quote.java", "@org.marshal4j.Marshal class Quote { " + type + " legs; }"));
        assertThat(result.messages()).isNotEmpty().noneMatch(message -> message.contains("MARSHAL199"));
    }

    private List<String> compile(TestCompiler compiler, Path lock) {
        return compiler.compile(temp.resolve("run"), SOUND, List.of("-Amarshal4j.lock=" + lock))
                .messages();
    }
}
