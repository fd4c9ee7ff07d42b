package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.schema.lock.Schemas;

/** Files that are named after classes have names that file systems allow, or the class's line says why not. */
class LongFileNamesTest {

    @TempDir
    Path temp;

    /** The class has a short name, but its package has not. */
    @ParameterizedTest
    @EnumSource
    void schemaFileOfALongPackageHasAShorterName(TestCompiler compiler) throws IOException {
        String home = "p".repeat(100) + "." + "q".repeat(100) + "." + "r".repeat(100);
        TestCompiler.Result result = compiler.compile(
                temp,
                Map.of(
                        home.replace('.', '/') + "/Quote.java",
                        "package " + home + "; @org.marshal4j.Marshal class Quote { long bid; }"));
        assertThat(result.messages()).isEmpty();
        Path folder = result.classes().resolve(Schemas.FOLDER);
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all = files.toList();
            assertThat(all).hasSize(1);
            assertThat(all.get(0).getFileName().toString()).matches("p+\\.q+\\.r+~[0-9a-f]{16}\\.schema");
            assertThat(Files.readString(all.get(0)))
                    .isEqualTo("# " + home + ".Quote\nwire 1\n\n" + home + ".Quote\n  bid int64\n");
        }
        assertThat(Schemas.read(folder).types()).containsExactly(home + ".Quote");
    }

    /** The class's own files would fit, and those that are generated would not. */
    @ParameterizedTest
    @EnumSource
    void generatedClassOfALongNameIsReportedAtTheClass(TestCompiler compiler) {
        for (String name : List.of("Q".repeat(240), "Q".repeat(245), "\u00c4".repeat(120))) {
            TestCompiler.Result result = compiler.compile(
                    temp.resolve(String.valueOf(name.length())),
                    Map.of(
                            "com/acme/Quotes.java",
                            "package com.acme;\n\n@org.marshal4j.Marshal(view = true)\nclass " + name
                                    + " { long bid; }\n"));
            // The Eclipse compiler also misses the classes.
            assertThat(result.errors().stream()
                            .filter(error -> compiler == TestCompiler.JAVAC
                                    || error.getMessage(null).contains("MARSHAL")))
                    .isNotEmpty()
                    .allSatisfy(error -> {
                        assertThat(error.getMessage(null))
                                .contains(
                                        "MARSHAL120",
                                        "bytes, and file systems allow 255. Shorten the name of the class");
                        assertThat(error.getLineNumber()).isEqualTo(4);
                    });
        }
    }
}
