package org.marshal4j.adopt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.adopt.kit.Compiled;
import org.marshal4j.adopt.kit.Proof;
import org.marshal4j.adopt.report.Adopted;

/** Adopts classes, applies the patches, compiles them with the processor, and compares byte for byte. */
class EndToEndTest {

    private static final Path SOURCES = Path.of("src/test/resources/org/marshal4j/adopt/sources");

    @TempDir
    static Path classes;

    @BeforeAll
    static void compile() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            List<Path> all =
                    files.filter(file -> file.toString().endsWith(".java")).toList();
            assertThat(Compiled.compile(all, Compiled.ownPath(), classes, false))
                    .isEmpty();
        }
    }

    @Test
    void whatMixesFieldsIsNamed() throws IOException {
        Adopted adopted = Adoption.of(List.of(classes), Compiled.chronicle(), List.of(SOURCES))
                .relativeTo(SOURCES)
                .adopt("acme.Mixed");
        assertThat(adopted.patch()).isEmpty();
        assertThat(adopted.obstacles().stream().map(Object::toString))
                .containsExactly(
                        "place: written as no annotation does, by statements that cannot be apart:"
                                + " some are about several fields, or none (acme/Mixed.java:12)",
                        "base: written as no annotation does, by statements that cannot be apart:"
                                + " they call resolved() (acme/Mixed.java:13)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "acme.Quote",
                "acme.Trade",
                "acme.Leg",
                "acme.Order",
                "acme.Book.Line",
                "acme.Kept.Part",
                "acme.Parcel",
                "acme.Crate",
                "acme.Sum",
                "acme.Delivery",
                "acme.Coded",
                "acme.Reading"
            })
    void writesTheSameBytes(String name, @TempDir Path work) throws IOException {
        Adopted adopted = Adoption.of(List.of(classes), Compiled.chronicle(), List.of(SOURCES))
                .relativeTo(SOURCES)
                .adopt(name);
        new Proof(SOURCES, List.of(classes), work).of(adopted);
    }
}
