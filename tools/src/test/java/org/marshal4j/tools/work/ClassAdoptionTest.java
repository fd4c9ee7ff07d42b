package org.marshal4j.tools.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassAdoptionTest {
    private final Told told = new Told();

    @TempDir
    Path folder;

    @BeforeEach
    void compile() throws IOException {
        Path source = Files.createDirectories(folder.resolve("src/acme"));
        Files.writeString(source.resolve("Quote.java"), """
                package acme;

                import java.io.*;

                public class Quote implements Externalizable {
                    private long id;
                    private String name;

                    public void writeExternal(ObjectOutput out) throws IOException {
                        out.writeUTF(name == null ? "" : name);
                        out.writeLong(id);
                    }

                    public void readExternal(ObjectInput in) throws IOException {
                        name = in.readUTF();
                        id = in.readLong();
                    }
                }
                """);
        Files.writeString(source.resolve("Odd.java"), """
                package acme;

                import java.io.*;

                public class Odd implements Externalizable {
                    private int id;

                    public void writeExternal(ObjectOutput out) throws IOException {
                        out.writeInt(7);
                        out.writeInt(id);
                    }

                    public void readExternal(ObjectInput in) throws IOException {
                        if (in.readInt() != 7) {
                            throw new IOException();
                        }
                        id = in.readInt();
                    }
                }
                """);
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-g",
                        "-proc:none",
                        "-d",
                        folder.resolve("classes").toString(),
                        source.resolve("Quote.java").toString(),
                        source.resolve("Odd.java").toString());
        assertThat(failed).isZero();
    }

    private Optional<String> adopt(String... names) throws IOException {
        ClassAdoption.Options options =
                new ClassAdoption.Options(List.of(names), List.of(folder.resolve("src")), folder, folder.resolve("to"));
        return new ClassAdoption(List.of(folder.resolve("classes")), List.of(), options, told).run();
    }

    @Test
    void patchesAndTestsAreWritten() throws IOException {
        assertThat(adopt("acme.Quote")).isEmpty();
        assertThat(folder.resolve("to/acme.Quote.patch"))
                .content()
                .startsWith("--- a/src/acme/Quote.java\n+++ b/src/acme/Quote.java\n@@ ")
                .contains("+@Encoded(Encoding.DATA_OUTPUT)\n");
        assertThat(folder.resolve("to/tests/acme/QuoteComparisonTest.java"))
                .content()
                .contains("MarshallerComparison.ofExternalizable(Quote.class).exact().verify();");
        assertThat(told.lines)
                .containsExactly(
                        "warn: Quote.name: null is written as another value by hand; the generated marshaller refuses to"
                                + " write it.",
                        "warn: The fields of Quote are declared in the order in which they are written: name, id.",
                        "info: wrote " + folder.resolve("to/acme.Quote.patch"),
                        "info: wrote " + folder.resolve("to/tests/acme/QuoteComparisonTest.java"));
    }

    @Test
    void whatIsInTheWayIsToldAndTheOthersAreAdopted() throws IOException {
        assertThat(adopt("acme.Odd", "acme.Quote")).contains("not adopted: acme.Odd");
        assertThat(told.lines)
                .startsWith(
                        "error: acme.Odd cannot be adopted as it is:",
                        "error:   acme.Odd: a constant is written: 7 (acme/Odd.java:9)");
        assertThat(folder.resolve("to/acme.Odd.patch")).doesNotExist();
        assertThat(folder.resolve("to/acme.Quote.patch")).exists();
    }

    @Test
    void aClassThatIsNotThereIsAnError() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> adopt("acme.Missing"))
                .withMessageContaining("There is no class acme.Missing with two methods that write and read it");
        assertThatIllegalArgumentException().isThrownBy(this::adopt);
    }
}
