package org.marshal4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Help.Ansi;

/** The commands that work on a compiled module, from the first lock file to a change that breaks it. */
class ModuleCommandsTest {
    private static final String TYPE = "org.marshal4j.cli.Priced";
    private static final String CLASSES = "target/test-classes";

    @TempDir
    Path temp;

    private final Program program = new Program(Ansi.OFF);
    private Path module;
    private Path lock;

    @BeforeEach
    void module() throws IOException {
        module = temp.resolve("classes");
        lock = temp.resolve("marshal4j.lock");
        schema("price float64");
    }

    private void schema(String field) throws IOException {
        Path folder = Files.createDirectories(module.resolve("META-INF/marshal4j"));
        Files.writeString(folder.resolve(TYPE + ".schema"), "wire 1\n\n" + TYPE + "\n  " + field + "\n");
    }

    private int run(String command, Object... more) {
        Object[] arguments = new Object[more.length + 8];
        Object[] first = {
            command, module, "--lock", lock, "--source=src/test/java", "--class-path", CLASSES, "--module=a:b"
        };
        System.arraycopy(first, 0, arguments, 0, first.length);
        System.arraycopy(more, 0, arguments, first.length, more.length);
        return program.run(arguments);
    }

    @Test
    void locksAndChecks() throws IOException {
        assertThat(run("check")).isZero();
        assertThat(program.out.toString())
                .contains("warning: a:b has no marshal4j.lock: 1 schema compared with nothing. Run marshal4j update.");
        assertThat(run("update", "--reason=First")).isZero();
        assertThat(program.out.toString()).contains("new: " + TYPE, "wrote " + lock + ", revision 1");
        assertThat(lock).content().contains("\nmodule a:b\n", "First");

        Path samples = temp.resolve("samples");
        assertThat(run("samples", "--samples", samples)).isZero();
        assertThat(program.out).hasToString("added " + TYPE + " revision=1\n");
        assertThat(run("check", "--samples", samples)).isZero();
        assertThat(program.out).hasToString("1 schema, as in marshal4j.lock; 3 kept messages can be read\n");

        schema("price float32");
        Path json = temp.resolve("found.json");
        assertThat(run("check", "--json", json)).isEqualTo(1);
        assertThat(program.out.toString()).contains("error: Priced.price: ", "marshal4j update");
        assertThat(program.err.toString()).startsWith("a:b differs from " + lock + " in 1 way: ");
        assertThat(json).content().contains("\"passed\": false");

        assertThat(run("update", "--compatibility=SIDEWAYS")).isEqualTo(2);
        assertThat(program.err)
                .hasToString("marshal4j: --compatibility is BACKWARD, FORWARD, FULL or NONE, not SIDEWAYS\n");
        assertThat(program.run("check", module, "--lock", lock, "--module=other:name"))
                .isEqualTo(2);
        assertThat(program.err.toString()).contains("belongs to the module a:b, not to other:name");
    }

    @Test
    void worksOnJars() throws IOException {
        Path jar = temp.resolve("priced.jar");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            zip.putNextEntry(new ZipEntry("META-INF/marshal4j/" + TYPE + ".schema"));
            Files.copy(module.resolve("META-INF/marshal4j/" + TYPE + ".schema"), zip);
            zip.putNextEntry(new ZipEntry(TYPE.replace('.', '/') + ".class"));
            Files.copy(Path.of(CLASSES, TYPE.replace('.', '/') + ".class"), zip);
        }
        assertThat(run("check", "--released", jar)).isZero();
        assertThat(program.out).hasToString("1 schema, compared with " + jar + "\n");
        Path pages = temp.resolve("pages");
        assertThat(program.run("report", jar, "--class-path", CLASSES, "--to", pages))
                .isZero();
        assertThat(pages.resolve(TYPE + ".html"))
                .content()
                .contains("8 bytes, always", "<svg", "In memory", "A message");
        assertThat(program.run("layout", jar, "--class-path", CLASSES)).isZero();
        assertThat(program.out.toString()).contains(System.getProperty("java.home"), "price");
        assertThat(program.run("check", lock)).isEqualTo(2);
        assertThat(program.err).hasToString("marshal4j: " + lock + " does not exist\n");
        Files.writeString(lock, "no jar");
        assertThat(program.run("check", lock)).isEqualTo(2);
        assertThat(program.err).hasToString("marshal4j: " + lock + " is neither a folder nor a jar\n");
        Files.write(jar, new byte[] {'P', 'K', 3, 4});
        assertThat(program.run("check", jar)).isEqualTo(2);
        assertThat(program.err.toString()).startsWith("marshal4j: " + jar + " is no jar: ");
    }

    /** A failed compilation leaves schema files without classes, and only the sources tell which types are there. */
    @Test
    void typesWithoutClassesAndSourcesAreNotGone() throws IOException {
        assertThat(run("update")).isZero();
        String accepted = Files.readString(lock);
        assertThat(program.run("update", module, "--lock", lock)).isZero();
        assertThat(program.out)
                .hasToString("warning: " + lock + " stays as it is: " + module
                        + " has not been compiled. If that failed, name its sources with --source\n");
        assertThat(lock).hasContent(accepted);
    }
}
