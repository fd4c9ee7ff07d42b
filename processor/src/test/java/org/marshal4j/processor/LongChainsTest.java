package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Classes that hold one another in a chain too long for the stack of the compiler. */
class LongChainsTest {

    private static final int CLASSES = 200;

    /** Enough for javac itself, although recursion would need several kilobytes for each class of the chain. */
    private static final long STACK = 512 * 1024;

    @TempDir
    Path temp;

    /** In the everyday build only one of them, whose generated code javac leaves alone. */
    static Stream<Arguments> chains() {
        return Stream.of(Arguments.of(true, ""), Arguments.of(false, ""), Arguments.of(false, "@Required"))
                .limit(Sampled.isThorough() ? 3 : 1);
    }

    @ParameterizedTest
    @MethodSource("chains")
    void areCompiled(boolean cyclic, String annotation) throws Exception {
        String classes = Library.lines(
                CLASSES,
                i -> "@SuppressWarnings(\"marshal4j\") @Marshal class C" + i
                        + (i == CLASSES - 1 && !cyclic
                                ? " { int last; }"
                                : " { " + annotation + " C" + (i + 1) % CLASSES + " next; int own; }"));
        String source = "package com.acme;\nimport org.marshal4j.*;\nclass Chain {}\n" + classes;
        List<String> everyday = Sampled.isThorough() ? List.of() : List.of("-proc:only");
        TestCompiler.Result result =
                compiled(Library.sources("//- com/acme/Chain.java\n" + source), List.of(), everyday);
        assertThat(Library.errors(result)).isEmpty();
        assertThat(result.sources()).hasSizeGreaterThan(CLASSES);
    }

    /** Classes of a library, of which only one is named. */
    static Stream<Integer> lengths() {
        return Stream.of(Sampled.isThorough() ? 1_000 : 100);
    }

    @ParameterizedTest
    @MethodSource("lengths")
    void areImported(int length) throws Exception {
        Path library = Library.compiled(
                temp.resolve("library"),
                Library.lines(
                        length,
                        i -> "//- chain/C" + i + ".java\npackage chain; public class C" + i + " { public C"
                                + (i + 1) % length + " next; public int own; }"));
        TestCompiler.Result result = compiled(Library.sources("""
                //- com/acme/Imports.java
                package com.acme;
                @SuppressWarnings("marshal4j")
                @org.marshal4j.MarshalImport(value = chain.C0.class, reachableIn = "chain")
                interface Imports {}
                """), List.of(library), List.of());
        assertThat(Library.errors(result)).isEmpty();
        assertThat(result.sources()).hasSizeGreaterThanOrEqualTo(length);
        try (Loaded loaded = Loaded.from(library, result.classes())) {
            assertThat(loaded.imported("com.acme.Imports", "chain.C" + (length - 1))
                            .schema())
                    .hasToString("chain.C" + (length - 1) + "\n  next chain.C0?\n  own int32");
        }
    }

    private TestCompiler.Result compiled(Map<String, String> sources, List<Path> classPath, List<String> options)
            throws Exception {
        FutureTask<TestCompiler.Result> compiling = new FutureTask<>(() -> TestCompiler.JAVAC.compile(
                temp.resolve("all"),
                sources,
                TestCompiler.pathOf(classPath),
                List.of(new MarshalProcessor()),
                options));
        new Thread(null, compiling, "chain", STACK).start();
        return compiling.get();
    }
}
