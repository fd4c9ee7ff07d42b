package org.marshal4j.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** As {@link SilenceTest}, for memory segments: native ones too need no flag. */
class SegmentSilenceTest {

    @TempDir
    Path temp;

    @Test
    void nothingIsPrinted() throws Exception {
        String access = Runtime.version().feature() >= 24 ? "VAR_HANDLES" : "UNSAFE";

        assertThat(Jvm.run(SilentSegments.class, temp)).isEqualTo(access);
    }

    @Test
    void nothingIsPrintedEvenIfJvmsForbidUnsafe() throws Exception {
        String[] flags = Runtime.version().feature() >= 24
                ? new String[] {"--sun-misc-unsafe-memory-access=deny", "--illegal-native-access=deny"}
                : new String[] {"-Dmarshal4j.memory=varhandles"};

        assertThat(Jvm.run(SilentSegments.class, temp, flags)).isEqualTo("VAR_HANDLES");
    }
}
