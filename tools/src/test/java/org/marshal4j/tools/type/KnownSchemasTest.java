package org.marshal4j.tools.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

class KnownSchemasTest {
    private static final String QUOTE = "com.acme.Quote";
    private static final Schema FIRST = Schema.of(QUOTE, "bid float64").withSchemaId();
    private static final Schema SECOND =
            Schema.of(QUOTE, "venue text?", "bid float64").withSchemaId();
    private static final Schema LEG = Schema.of("com.acme.Order$Leg", "price float64");
    private static final LockFile LOCK = LockFile.empty().accept(List.of(FIRST)).accept(List.of(SECOND, LEG));

    @TempDir
    Path temp;

    private Path write(String name, String text) throws IOException {
        Path file = temp.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Path jar(String... namesAndTexts) throws IOException {
        Path jar = temp.resolve("some.jar");
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (int i = 0; i < namesAndTexts.length; i += 2) {
                zip.putNextEntry(new ZipEntry(namesAndTexts[i]));
                zip.write(namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
            }
        }
        return jar;
    }

    private static void check(KnownSchemas known) {
        assertThat(known.type("Quote").schema()).isEqualTo(SECOND);
        assertThat(known.type("Order.Leg").schema()).isEqualTo(LEG);
        assertThat(known.type("Leg").schema()).isEqualTo(LEG);
        assertThat(known.type("Quote", 1).schema()).isEqualTo(FIRST);
        int first = LOCK.schemaId(QUOTE, 1).orElseThrow();
        int second = LOCK.schemaId(QUOTE).orElseThrow();
        assertThat(known.withId(first, Optional.empty()).orElseThrow().schema()).isEqualTo(FIRST);
        assertThat(known.withId(second, Optional.of(QUOTE)).orElseThrow().schema())
                .isEqualTo(SECOND);
        assertThat(known.withId(second, Optional.of("com.acme.Other"))).isEmpty();
        assertThat(known.withId(1, Optional.empty())).isEmpty();
        assertThat(known.haveIds()).isTrue();
    }

    @Test
    void lockFile() throws IOException {
        check(KnownSchemas.read(List.of(write("marshal4j.lock", LOCK.text()))));
        check(KnownSchemas.read(List.of(write("other.name", LOCK.text()))));
    }

    @Test
    void jarAndFolder() throws IOException {
        String schema = Schemas.of(List.of(SECOND)).toString();
        check(KnownSchemas.read(List.of(jar(
                "META-INF/marshal4j/com.acme/quotes/marshal4j.lock",
                LOCK.text(),
                "META-INF/marshal4j/com.acme.Quote.schema",
                schema,
                "com/acme/other.schema",
                "not one"))));
        write("classes/META-INF/marshal4j/com.acme.Quote.schema", schema);
        write("classes/META-INF/marshal4j/com.acme/quotes/marshal4j.lock", LOCK.text());
        check(KnownSchemas.read(List.of(temp.resolve("classes"))));
    }

    /** Today's schemas have ids, too, of which no lock file is needed. */
    @Test
    void schemaFilesAlone() throws IOException {
        Path file = write("a.schema", Schemas.of(List.of(SECOND)).toString());
        int id = LOCK.schemaId(QUOTE).orElseThrow();
        assertThat(KnownSchemas.read(List.of(file)).withId(id, Optional.empty()))
                .isPresent();
    }

    @Test
    void refuses() throws IOException {
        KnownSchemas known = KnownSchemas.read(List.of(write("marshal4j.lock", LOCK.text())));
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> known.type("Nothing"))
                .withMessage("There is no Nothing. There are com.acme.Order$Leg, com.acme.Quote.");
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> known.type("Quote", 3))
                .withMessage("no lock file has a revision 3");
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> KnownSchemas.read(List.of(write("b", "Hello"))))
                .withMessageContaining("b has no schemas: ");
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> KnownSchemas.read(List.of(jar("x", "y"))))
                .withMessageEndingWith("some.jar has neither a lock file nor schema files");
        Path cut = Files.write(temp.resolve("cut.jar"), new byte[] {'P', 'K', 3, 4, 5});
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> KnownSchemas.read(List.of(cut)))
                .withMessageContaining("cut.jar cannot be read");
    }
}
