package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.Diagnostic.Kind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Tests of sources that are compiled against the classes of other people. */
abstract class AgainstLibrary {
    @TempDir
    Path temp;

    Path library;

    private final String sources;

    /** The sources of these classes, each after a line with its path. */
    AgainstLibrary(String sources) {
        this.sources = sources;
    }

    @BeforeEach
    void compileTheLibrary() {
        library = Library.compiled(temp.resolve("library"), sources);
    }

    /** Compiles the sources in texts, with more options, against what was compiled before and the library. */
    TestCompiler.Result compile(
            TestCompiler compiler, String name, List<Path> before, List<String> options, String... texts) {
        Map<String, String> all = new LinkedHashMap<>();
        for (String text : texts) {
            all.putAll(Library.sources(text));
        }
        List<Path> classPath = new ArrayList<>(before);
        classPath.add(library);
        return compiler.compile(
                temp.resolve(name), all, TestCompiler.pathOf(classPath), List.of(new MarshalProcessor()), options);
    }

    /** The same without options. */
    TestCompiler.Result compile(TestCompiler compiler, String name, List<Path> before, String... texts) {
        return compile(compiler, name, before, List.of(), texts);
    }

    /** The same, if nothing was compiled before but the library. */
    TestCompiler.Result compile(TestCompiler compiler, String name, String... texts) {
        return compile(compiler, name, List.of(), texts);
    }

    /** Loads the library and what was compiled against it, of which the last result may have no errors. */
    Loaded loaded(TestCompiler.Result... results) {
        assertThat(results[results.length - 1].messages()).isEmpty();
        return Loaded.from(Stream.concat(Stream.of(library), Stream.of(results).map(TestCompiler.Result::classes))
                .toArray(Path[]::new));
    }

    /** The notes about what is imported. */
    static List<String> notes(TestCompiler.Result result) {
        return result.diagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Kind.NOTE || diagnostic.getKind() == Kind.OTHER)
                .map(diagnostic -> diagnostic.getMessage(null))
                .filter(message -> message.contains("imported"))
                .toList();
    }
}
