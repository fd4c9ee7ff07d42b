package org.marshal4j.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs with only marshal4j's jars on their class path print nothing but their own output, and need no flag. */
class SilenceTest {
    private static final boolean WARNS_OF_UNSAFE = Runtime.version().feature() >= 24;

    @TempDir
    Path temp;

    @Test
    void withoutFlagsNothingIsPrinted() throws Exception {
        assertThat(Jvm.run(Silent.class, temp)).isEqualTo(WARNS_OF_UNSAFE ? "VAR_HANDLES" : "UNSAFE");
    }

    @Test
    void nothingIsPrintedEvenIfJvmsForbidUnsafe() throws Exception {
        List<String> flags = WARNS_OF_UNSAFE
                ? List.of("--sun-misc-unsafe-memory-access=deny", "--illegal-native-access=deny")
                : List.of("-Dmarshal4j.memory=varhandles");

        assertThat(Jvm.run(Silent.class, temp, flags.toArray(String[]::new))).isEqualTo("VAR_HANDLES");
    }

    /** Unsafe is in the module jdk.unsupported, and dates of databases are in java.sql. */
    @Test
    void nothingIsPrintedByJvmsWithoutOtherModules() throws Exception {
        assertThat(Jvm.run(Silent.class, temp, "--limit-modules", "java.base")).isEqualTo("VAR_HANDLES");
    }
}
