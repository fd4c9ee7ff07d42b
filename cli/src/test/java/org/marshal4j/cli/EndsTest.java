package org.marshal4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** How the program ends where it cannot do its work: with one line and the right exit code. */
class EndsTest {

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    /** A stream of a disk or a reader that takes no more. */
    private static OutputStream broken(String reason) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(reason);
            }
        };
    }

    @Command(name = "fail")
    private record Failing(Throwable failure) implements Callable<Integer> {
        @Override
        public Integer call() throws Exception {
            if (failure instanceof Error error) {
                throw error;
            }
            throw (Exception) failure;
        }
    }

    private String told() {
        return err.toString(StandardCharsets.UTF_8);
    }

    private int fail(Throwable failure) {
        CommandLine line = Main.commandLine();
        line.addSubcommand(new Failing(failure));
        return Main.execute(line, OutputStream.nullOutputStream(), err, "fail");
    }

    @Test
    void outputThatCannotBeWrittenIsNoSuccess() {
        int code = Main.execute(Main.commandLine(), broken("No space left on device"), err, "--version");
        assertThat(told()).isEqualTo("marshal4j: the output cannot be written: No space left on device\n");
        assertThat(code).isEqualTo(2);
    }

    @Test
    void readersMayLeave() {
        assertThat(Main.execute(Main.commandLine(), broken("Broken pipe"), err, "--version"))
                .isZero();
        assertThat(told()).isEmpty();
    }

    @Test
    void whatTheRuntimeLacksIsSaid() {
        assertThat(fail(new IllegalStateException("Adopting needs a JDK: this Java runtime has no compiler.")))
                .isEqualTo(2);
        assertThat(told()).isEqualTo("marshal4j: Adopting needs a JDK: this Java runtime has no compiler.\n");
    }

    @Test
    void partsThatTheRuntimeLacksAreNamed() {
        assertThat(fail(new NoClassDefFoundError("javax/tools/JavaCompiler"))).isEqualTo(2);
        assertThat(told()).isEqualTo("marshal4j: this Java runtime lacks javax/tools/JavaCompiler: take a JDK\n");
    }

    @Test
    void tooLittleMemoryIsSaid() {
        assertThat(fail(new OutOfMemoryError("Java heap space"))).isEqualTo(2);
        assertThat(told())
                .isEqualTo(
                        "marshal4j: there is not enough memory: Java heap space. Give it more: java -Xmx4g -jar …\n");
    }

    @Test
    void filesThatFailLateAreSaid() {
        assertThat(fail(new UncheckedIOException(new IOException("quotes.bin: Input/output error"))))
                .isEqualTo(2);
        assertThat(told()).isEqualTo("marshal4j: quotes.bin: Input/output error\n");
    }

    /** A mistake of the program is nothing that it has found. */
    @Test
    void defectsAreNoFindings() {
        assertThat(fail(new ClassCastException("one for another"))).isEqualTo(2);
        assertThat(told())
                .startsWith("marshal4j: a defect of marshal4j, please report it: java.lang.ClassCastException:");
    }
}
