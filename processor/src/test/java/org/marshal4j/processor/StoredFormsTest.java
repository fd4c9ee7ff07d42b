package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/**
 * What the processor leaves for types that users store: their schema files, fingerprints and lock file, for the
 * sources in {@code stored-forms/in}. None of these texts may ever change; new sources may be added.
 */
class StoredFormsTest {
    private static final Path STORED = Path.of("src/test/resources/stored-forms");

    /** Types with a schema but without messages. */
    private static final Set<String> ABSTRACT = Set.of("com.acme.Entity", "com.acme.Page");

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void neverChange(TestCompiler compiler) throws IOException {
        TestCompiler.Result result = compiler.compile(temp, SourceTree.read(STORED.resolve("in")));
        assertThat(result.messages()).isEmpty();
        Map<String, String> files = SourceTree.read(result.classes().resolve(Schemas.FOLDER));
        String lock = LockFile.empty()
                .accept(files.values().stream().map(StoredFormsTest::model).toList())
                .text();
        String fingerprints = fingerprints(result.classes(), Schemas.parse(String.join("\n", files.values())));
        assertThat(files).isEqualTo(SourceTree.read(STORED.resolve("schemas")));
        assertThat(lock).isEqualTo(Files.readString(STORED.resolve("marshal4j.lock")));
        assertThat(fingerprints).isEqualTo(Files.readString(STORED.resolve("fingerprints.txt")));
    }

    /** The fingerprints of the generated marshallers, whose schemas are the same as in the files. */
    private static String fingerprints(Path classes, Schemas files) throws IOException {
        try (Loaded loaded = Loaded.from(classes)) {
            return files.types().stream()
                    .filter(type -> !ABSTRACT.contains(type))
                    .map(type -> {
                        Schema schema = loaded.marshaller(type).schema();
                        assertThat(schema.fields()).isEqualTo(files.apply(type).fields());
                        assertThat(schema.members()).isEqualTo(files.apply(type).members());
                        return HexFormat.of().toHexDigits(schema.fingerprint()) + " " + type + "\n";
                    })
                    .collect(Collectors.joining());
        }
    }

    private static Schema model(String file) {
        assertThat(file).startsWith("wire 1\n\n");
        List<String> lines = file.lines().skip(2).toList();
        Stream<String> fields = lines.stream().skip(1).map(String::strip);
        return Schema.parse(lines.get(0), fields.toList());
    }
}
