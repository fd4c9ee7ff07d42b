package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.io.Closeable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.Marshal;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.MarshalVersion;
import org.marshal4j.schema.Schema;
import org.slf4j.Logger;

/** A named module that marshals classes in a package of its own, which it neither exports nor opens. */
class NamedModulesTest {

    private static final Path MODULE = Path.of("src/test/resources/modules");

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void needsNothingExportedOrOpened(TestCompiler compiler) throws Exception {
        String path = Stream.of(
                        Jars.of(
                                TestCompiler.whereIs(Marshal.class),
                                temp.resolve("a.jar"),
                                "org.marshal4j.annotations"),
                        Jars.of(
                                TestCompiler.whereIs(MarshalVersion.class),
                                temp.resolve("r.jar"),
                                "org.marshal4j.runtime"),
                        Jars.of(
                                TestCompiler.whereIs(ChronicleMarshaller.class),
                                temp.resolve("c.jar"),
                                "org.marshal4j.chronicle"),
                        Jars.of(TestCompiler.whereIs(Schema.class), temp.resolve("s.jar"), "org.marshal4j.schema"),
                        TestCompiler.whereIs(Bytes.class),
                        TestCompiler.whereIs(Closeable.class),
                        // Chronicle logs with it, so the descriptor of marshal4j-chronicle requires it.
                        TestCompiler.whereIs(Logger.class))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        TestCompiler.Result result = compile(compiler, path);
        assertThat(result.messages()).isEmpty();
        assertThat(run(path + File.pathSeparator + result.classes()))
                .isEqualTo("com.acme 05000000" + "000000000000" + "0708" + "0173" + "010100" + " 5 78 s Leg[size=1]");
    }

    private TestCompiler.Result compile(TestCompiler compiler, String path) throws IOException {
        Map<String, String> sources = SourceTree.read(MODULE);
        List<String> options = new ArrayList<>(List.of("--module-path", path));
        if (compiler == TestCompiler.ECLIPSE) {
            // Outside the IDE this compiler loses track of the module when sources are generated, so they are
            // generated first.
            Map<String, String> plain = new HashMap<>(sources);
            plain.remove("module-info.java");
            TestCompiler.Result before = compiler.compile(temp.resolve("before"), plain);
            sources.putAll(SourceTree.read(before.generated()));
            options.add("-proc:none");
        }
        return compiler.compile(temp, sources, "", List.of(new MarshalProcessor()), options);
    }

    /** What the module prints. Everything else that Chronicle needs is on the class path. */
    private static String run(String modulePath) throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Dchronicle.analytics.disable=true",
                        "--add-exports=java.base/sun.nio.ch=ALL-UNNAMED,chronicle.core",
                        "--add-modules=ALL-DEFAULT",
                        "--class-path",
                        System.getProperty("java.class.path"),
                        "--module-path",
                        modulePath,
                        "--module",
                        "com.acme/com.acme.Main")
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return printed.strip().lines().reduce("", (first, last) -> last);
    }
}
