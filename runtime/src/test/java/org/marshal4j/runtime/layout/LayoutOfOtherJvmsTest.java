package org.marshal4j.runtime.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Other flags lead to another layout and another verdict: each test starts a JVM that prints the same class. */
class LayoutOfOtherJvmsTest {
    @SuppressWarnings("unused")
    static class Quote {
        long time;
        int bidQty0;
        int bidQty1;
        int bidQty2;
        double bid;
    }

    /** Runs in the other JVM. */
    static final class Main {
        private Main() {}

        public static void main(String[] args) {
            ObjectLayout.provedRun(Quote.class, "bidQty0", "bidQty1", "bidQty2");
            System.out.print(ObjectLayout.of(Quote.class));
        }
    }

    @Tag("other-jvm")
    @Test
    void aHeaderOfTwelveBytesMovesOneIntToTheFront() throws Exception {
        assertThat(layoutWith("-XX:+UseCompressedClassPointers")).isEqualTo("""
                org.marshal4j.runtime.layout.LayoutOfOtherJvmsTest$Quote: about 40 bytes (header 12, fields 28, unused 0)

                  offset  size  type    field     run
                  ------  ----  ------  --------  -------
                       0    12          (header)
                      12     4  int     bidQty0   1 no. 1
                      16     8  long    time
                      24     8  double  bid
                      32     4  int     bidQty1   1 no. 2
                      36     4  int     bidQty2   1 no. 3

                  run 1: bidQty0 .. bidQty2, 12 bytes: field by field: bidQty1 lies at 32, bidQty0 ends at 16
                """);
    }

    @Tag("other-jvm")
    @Test
    void aHeaderOfSixteenBytesKeepsTheIntsTogether() throws Exception {
        assertThat(layoutWith("-XX:-UseCompressedClassPointers")).isEqualTo("""
                org.marshal4j.runtime.layout.LayoutOfOtherJvmsTest$Quote: about 48 bytes (header 16, fields 28, unused 4)

                  offset  size  type    field      run
                  ------  ----  ------  ---------  ------
                       0    16          (header)
                      16     8  long    time
                      24     8  double  bid
                      32     4  int     bidQty0    1 bulk
                      36     4  int     bidQty1    1 bulk
                      40     4  int     bidQty2    1 bulk
                      44     4          (padding)

                  run 1: bidQty0 .. bidQty2, 12 bytes: bulk
                """);
    }

    private static String layoutWith(String flag) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add(flag);
        command.add("-Dmarshal4j.memory=unsafe");
        // Otherwise, the output would contain warnings of the JVM itself, such as that a flag is deprecated.
        command.add("-Xlog:disable");
        command.add("-XX:+DisplayVMOutputToStderr");
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.add(Main.class.getName());
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        return output;
    }
}
