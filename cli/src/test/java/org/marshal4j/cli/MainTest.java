package org.marshal4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class MainTest {
    @TempDir
    Path temp;

    private final Program program = new Program(CommandLine.Help.Ansi.OFF);
    private final StringWriter out = program.out;
    private final StringWriter err = program.err;
    private Path lock;
    private Path messages;

    @BeforeEach
    void write() throws IOException {
        lock = Files.writeString(temp.resolve("marshal4j.lock"), """
                wire 1
                revision 2

                com.acme.Quote from=2
                  bid float64
                  symbol text

                com.acme.Quote from=1 to=1
                  bid float64
                """);
        messages = Files.write(
                temp.resolve("quotes"),
                new byte[] {0, 0, 0, 0, 0, 0, (byte) 0xF0, 0x3F, 1, 'X', 0, 0, 0, 0, 0, 0, 0, 0, 0});
    }

    private int run(Object... arguments) {
        return program.run(arguments);
    }

    @Test
    void cat() {
        assertThat(run("cat", "-s", lock.toString(), "-t", "Quote", messages.toString()))
                .isZero();
        assertThat(out).hasToString("{\"bid\":1.0,\"symbol\":\"X\"}\n{\"bid\":0.0,\"symbol\":\"\"}\n");
        assertThat(run(
                        "cat",
                        "-s",
                        lock.toString(),
                        "-t",
                        "Quote",
                        messages.toString(),
                        "-w",
                        "bid > 0.5",
                        "-f",
                        "symbol,bid",
                        "-o",
                        "csv"))
                .isZero();
        assertThat(out).hasToString("symbol,bid\nX,1.0\n");
        assertThat(run(
                        "cat",
                        "-s",
                        lock.toString(),
                        "-t",
                        "Quote",
                        messages.toString(),
                        "--from=1",
                        "--count=1",
                        "--output=YAML"))
                .isZero();
        assertThat(out).hasToString("---\nbid: 0.0\nsymbol: \"\"\n");
    }

    @Test
    void documentsThatDoNotFit() {
        assertThat(run("cat", "-s", lock.toString(), "-t", "Quote", "-r", "1", messages.toString()))
                .isEqualTo(1);
        assertThat(out).hasToString("");
        assertThat(err.toString())
                .contains("19 bytes that do not fit: 000000000000f03f0158", "1 of 1 documents do not fit");
    }

    @Test
    void mistakes() {
        assertThat(run("cat", "-s", lock.toString(), "-t", "Quote", messages.toString(), "-w", "bid => 1"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("'=' has no meaning, == compares, at character 5", "bid => 1\n    ^");
        assertThat(run("cat", temp.resolve("nothing").toString())).isEqualTo(2);
        assertThat(err.toString()).contains("nothing does not exist");
        assertThat(run("cat")).isEqualTo(2);
        assertThat(err.toString()).contains("Missing required parameter: 'PATH'");
        assertThat(run("cat", messages.toString(), "--from=x")).isEqualTo(2);
        assertThat(err.toString()).contains("--from is 0x and an index, or a number of messages, not x");
        assertThat(run("cat", messages.toString(), "-r", "1")).isEqualTo(2);
        assertThat(err.toString()).contains("--revision is one of a lock file");
        assertThat(run("cat", messages.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("nothing says which type the messages have");
        assertThat(run("dog")).isEqualTo(2);
    }

    @Test
    void explain() {
        assertThat(run("explain", "-s", lock.toString(), "-t", "Quote", "--hex", "000000000000f03f 01 58"))
                .isZero();
        assertThat(out.toString())
                .contains("com.acme.Quote, 10 bytes", "symbol")
                .doesNotContain("\u001b");
        assertThat(run(
                        "explain",
                        "-s",
                        lock.toString(),
                        "-t",
                        "Quote",
                        "--file",
                        messages.toString(),
                        "--color=always"))
                .isEqualTo(1);
        assertThat(out.toString()).contains("9 bytes after the message", "\u001b");
        assertThat(run("explain", "-s", lock.toString(), "-t", "Quote", "--hex", "0"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--hex is not hexadecimal");
    }

    @Test
    void schema() {
        assertThat(run("schema", "-s", lock.toString())).isZero();
        assertThat(out).hasToString("com.acme.Quote\n");
        assertThat(run("schema", "-s", lock.toString(), "-t", "Quote", "-r", "1"))
                .isZero();
        assertThat(out).hasToString("com.acme.Quote\n  bid float64\n");
        assertThat(run("schema", "-s", lock.toString(), "-t", "Other")).isEqualTo(2);
        assertThat(err.toString()).contains("There is no Other. There are com.acme.Quote.");
    }

    @Test
    void compatibility() {
        assertThat(run(
                        "compatibility",
                        lock.toString(),
                        "--to",
                        temp.resolve("new/folder").toString()))
                .isZero();
        assertThat(out.toString())
                .contains("com.acme.Quote, 2 schemas: older messages ", "1 type: ", "compatibility.html");
        assertThat(temp.resolve("new/folder/compatibility.html")).content().contains("Compatibility of " + lock);
        assertThat(temp.resolve("new/folder/compatibility.json")).content().contains("\"com.acme.Quote\"");
        assertThat(run("compatibility", lock.toString(), "--to", messages.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains(messages + " is there already, and is no folder");
        assertThat(run("compatibility", messages.toString())).isEqualTo(2);
    }

    @Test
    void diff() throws IOException {
        Path other =
                Files.writeString(temp.resolve("other"), "wire 1\n\ncom.acme.Quote\n  bid float32\n  symbol text\n");
        assertThat(run("diff", lock.toString(), other.toString())).isEqualTo(1);
        assertThat(out.toString()).startsWith("breaks: com.acme.Quote.bid: ");
        assertThat(run("diff", lock.toString(), lock.toString())).isZero();
        assertThat(out).hasToString("");
        assertThat(run("diff", lock.toString())).isEqualTo(2);
    }

    @Test
    void diffOfMessages() throws IOException {
        Path other = Files.write(
                temp.resolve("other"),
                new byte[] {0, 0, 0, 0, 0, 0, (byte) 0xF0, 0x3F, 1, 'Y', 0, 0, 0, 0, 0, 0, 0, 0, 0});
        assertThat(run("diff", "-s", lock, "-t", "Quote", messages, other)).isEqualTo(1);
        assertThat(out).hasToString("offset 0: symbol: \"X\", now \"Y\"\n");
        assertThat(err).hasToString("1 of 2 messages differ\n");
        assertThat(run("diff", "-s", lock, "-t", "Quote", messages, other, "-f", "bid"))
                .isZero();
        assertThat(run("diff", messages, other)).isEqualTo(2);
    }

    @Test
    void migrate() {
        assertThat(run("migrate", messages.toString(), "--type=Quote", "--class-path=" + temp))
                .isEqualTo(2);
        assertThat(err.toString()).contains("com.acme.QuoteMarshaller cannot be loaded from the class path");
        assertThat(run("migrate", temp, "--type=Quote", "--class-path=" + temp)).isEqualTo(2);
        assertThat(err.toString()).contains("add org.marshal4j:marshal4j-queue to the dependencies");
        assertThat(run("migrate", messages, "--type=Quote", "--class-path=" + temp + File.pathSeparator + messages))
                .as("what Java passes over")
                .isEqualTo(2);
        assertThat(err.toString()).contains("com.acme.QuoteMarshaller cannot be loaded from the class path");
        assertThat(run("migrate", messages.toString(), "--type=Quote")).isEqualTo(2);
        assertThat(err.toString()).contains("Missing required option: '--class-path=PATHS'");
    }

    @Test
    void helpAndCompletion() {
        assertThat(run()).isZero();
        assertThat(out.toString()).contains("Usage: marshal4j", "cat", "Exit codes:");
        assertThat(run("help", "cat")).isZero();
        assertThat(out.toString())
                .contains("--where=CONDITION", "documents do not fit")
                .doesNotContain("\u001b");
        assertThat(run("completion")).isZero();
        assertThat(out.toString()).contains("complete -F _complete_marshal4j").contains("--follow");
        assertThat(run("--version")).isZero();
        assertThat(out.toString()).startsWith("marshal4j ");
    }
}
