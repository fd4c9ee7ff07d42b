package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Classes that hold one another, more than the stack of the compiler would have room for. */
class LongChainsTest {

    private static final int CLASSES = 200;

    /** Enough for javac itself: each class of the chain would take some kilobytes of it. */
    private static final long STACK = 512 * 1024;

    @TempDir
    Path temp;

    /** Every day one of them. */
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
        FutureTask<TestCompiler.Result> compiling = new FutureTask<>(() -> TestCompiler.JAVAC.compile(
                temp,
                Library.sources("//- com/acme/Chain.java\n" + source),
                List.of(),
                List.of(new MarshalProcessor())));
        Thread thread = new Thread(null, compiling, "chain", STACK);
        thread.start();
        TestCompiler.Result result = compiling.get();
        assertThat(Library.errors(result)).isEmpty();
        assertThat(result.sources()).hasSizeGreaterThan(CLASSES);
    }
}
