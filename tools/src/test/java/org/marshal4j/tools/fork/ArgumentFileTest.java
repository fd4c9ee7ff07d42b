package org.marshal4j.tools.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A JVM gets all arguments and its class path as they are. */
class ArgumentFileTest {
    private static final List<String> HARD = List.of(
            "",
            " ",
            "two words",
            "# no comment",
            "a#b",
            "@file",
            "--disable-@files",
            "C:\\dir\\new",
            "ends with \\",
            "\\",
            "\"",
            "'",
            "it's \"quoted\"",
            "line\nline",
            "\r\n",
            "tab\tand feed\f",
            "*",
            "$HOME %PATH% `x`",
            "-Dx=y",
            "x".repeat(100_000));

    @TempDir
    Path temp;

    @Test
    void argumentsArriveAsTheyAre() throws IOException {
        Path odd = Files.createDirectories(temp.resolve("a \"b\" 'c' #d \\e"));
        Files.writeString(odd.resolve("there"), "");
        ForkedJvm jvm =
                ForkedJvm.own(List.of(odd, Path.of("target/test-classes").toAbsolutePath()), Duration.ZERO);
        assertThat(jvm.run(Echo.class, HARD, List.of()).lines())
                .containsExactlyElementsOf(
                        Stream.concat(Stream.of("true"), HARD.stream().map(Echo::hex))
                                .toList());
    }

    /** Prints its arguments. */
    public static final class Echo {
        private Echo() {}

        public static void run(PrintStream answer, String[] arguments) {
            answer.println(Echo.class.getClassLoader().getResource("there") != null);
            for (String argument : arguments) {
                answer.println(hex(argument));
            }
        }

        static String hex(String text) {
            return "x" + HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8));
        }
    }
}
