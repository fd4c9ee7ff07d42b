package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;

/** Classes of package {@code p} that are compiled one by one. */
abstract class CompiledInParts {
    @TempDir
    Path temp;

    /** Compiles a class, and returns the directory of the class files. */
    final Path compiled(TestCompiler compiler, String directory, String name, String source) {
        TestCompiler.Result result = compiler.compile(temp.resolve(directory), Map.of("p/" + name + ".java", source));
        assertThat(result.messages()).isEmpty();
        return result.classes();
    }

    /** Compiles a class that uses class files. */
    final TestCompiler.Result compileAgainst(Path classes, TestCompiler compiler, String name, String source) {
        return compiler.compile(
                temp.resolve(name),
                Map.of("p/" + name + ".java", source),
                List.of(classes),
                List.of(new MarshalProcessor()));
    }
}
