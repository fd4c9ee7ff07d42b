package org.marshal4j.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The first lambda, stream or regular expression costs a JVM more than its first message, so the code for that must
 * contain none. Further ones cost half a millisecond each: what reads former messages would have a hundred.
 */
class FirstMessageTest {
    private static final List<String> DEAR = List.of(
            "java.lang.invoke.InnerClassLambdaMetafactory",
            "java.lang.runtime.ObjectMethods",
            "java.util.stream.ReferencePipeline",
            "java.util.regex.Matcher");

    @TempDir
    Path temp;

    @Test
    void needsNothingExpensive() throws Exception {
        assertThat(loaded(First.class))
                .contains("org.marshal4j.plain.EntryMarshaller", "org.marshal4j.runtime.Output")
                .doesNotContainAnyElementsOf(DEAR);
    }

    @Test
    void conversionNeedsNothingExpensive() throws Exception {
        assertThat(loaded(FirstConversion.class))
                .contains("org.marshal4j.runtime.convert.ObjectMaker", "org.marshal4j.schema.change.FieldChanges")
                .doesNotContainAnyElementsOf(DEAR)
                .noneMatch(name -> name.contains("$$Lambda"));
    }

    @Test
    void conversionLoadsOnlyItsSteps() throws Exception {
        assertThat(loaded(FirstSmallConversion.class))
                .contains(
                        "org.marshal4j.runtime.convert.LeafMaker", "org.marshal4j.runtime.convert.run.object.BlockPart")
                .doesNotContainAnyElementsOf(List.of(
                        "org.marshal4j.schema.change.FieldChanges",
                        "org.marshal4j.runtime.convert.run.RefusedStep",
                        "org.marshal4j.runtime.convert.run.EncodedStep",
                        "org.marshal4j.runtime.convert.run.EnumStep",
                        "org.marshal4j.runtime.convert.run.DynamicStep",
                        "org.marshal4j.runtime.convert.run.ListStep"));
    }

    private List<String> loaded(Class<?> program) throws Exception {
        Path log = temp.resolve("classes");
        List<String> flags = new ArrayList<>(List.of("-Xlog:class+load=info:file=" + log));
        if (Runtime.version().feature() >= 24) {
            // VarHandles need method handles, and so does a JVM that warns about Unsafe.
            flags.addAll(List.of("-Dmarshal4j.memory=unsafe", "--sun-misc-unsafe-memory-access=allow"));
        }
        Jvm.run(program, temp, flags.toArray(String[]::new));

        return Files.readAllLines(log).stream()
                .map(line -> line.replaceFirst("^(\\[[^]]*])*\\s*", ""))
                .map(line -> line.substring(0, Math.max(0, line.indexOf(' '))))
                .toList();
    }
}
