package org.marshal4j.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs with our jars alone on their class path print nothing but what they mean to, and need no flag. */
class SilenceTest {
    private static final boolean WARNS_OF_UNSAFE = Runtime.version().feature() >= 24;

    @TempDir
    Path temp;

    @Test
    void withoutFlagsNothingIsPrinted() throws Exception {
        assertThat(run()).isEqualTo(WARNS_OF_UNSAFE ? "VAR_HANDLES" : "UNSAFE");
    }

    @Test
    void whereNewerJvmsForbidWhatTheyCanToo() throws Exception {
        List<String> flags = WARNS_OF_UNSAFE
                ? List.of("--sun-misc-unsafe-memory-access=deny", "--illegal-native-access=deny")
                : List.of("-Dmarshal4j.memory=varhandles");

        assertThat(run(flags.toArray(String[]::new))).isEqualTo("VAR_HANDLES");
    }

    /** What a JVM of these flags prints, to its errors too. */
    private String run(String... flags) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(flags));
        command.addAll(List.of("-cp", ours(), Silent.class.getName()));
        Path printed = temp.resolve("printed");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        int exit = process.waitFor();
        String text = Files.readString(printed, StandardCharsets.UTF_8);
        assertThat(exit).as(text).isZero();
        return text;
    }

    /** Of the class path, what is ours: no library comes with it. */
    private static String ours() {
        return Stream.of(System.getProperty("java.class.path").split(System.getProperty("path.separator")))
                .filter(entry -> Arrays.asList("target/test-classes", "target/classes").stream()
                                .anyMatch(entry::endsWith)
                        || entry.contains("marshal4j-"))
                .collect(Collectors.joining(System.getProperty("path.separator")));
    }
}
