package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs with tables print nothing but their own output, and need no flag. */
class SilenceTest {
    private static final boolean WARNS_OF_UNSAFE = Runtime.version().feature() >= 24;

    @TempDir
    Path temp;

    @Test
    void withoutFlagsNothingIsPrinted() throws Exception {
        assertThat(run()).isEqualTo(WARNS_OF_UNSAFE ? "VAR_HANDLES" : "UNSAFE");
    }

    @Test
    void nothingIsPrintedEvenIfJvmsForbidUnsafe() throws Exception {
        String[] flags = WARNS_OF_UNSAFE
                ? new String[] {"--sun-misc-unsafe-memory-access=deny", "--illegal-native-access=deny"}
                : new String[] {"-Dmarshal4j.memory=varhandles"};

        assertThat(run(flags)).isEqualTo("VAR_HANDLES");
    }

    @Test
    void nothingIsPrintedByJvmsWithoutOtherModules() throws Exception {
        assertThat(run("--limit-modules", "java.base")).isEqualTo("VAR_HANDLES");
    }

    private String run(String... flags) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(flags));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), SilentTable.class.getName()));
        command.add(temp.resolve("quotes.arrow").toString());
        Path printed = temp.resolve("printed");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        int exit = process.waitFor();
        String text = Files.readString(printed);
        assertThat(exit).as(text).isZero();
        return text;
    }
}
