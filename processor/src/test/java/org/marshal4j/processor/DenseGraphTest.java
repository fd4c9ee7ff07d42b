package org.marshal4j.processor;

import static java.util.concurrent.TimeUnit.MINUTES;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/** Types that all hold each other, as in many database models. Nobody could follow all paths through them. */
class DenseGraphTest {

    private static final int TYPES = 15;

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    @Timeout(value = 10, unit = MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void compilesAtAll(TestCompiler compiler) {
        assertThat(compiler.compile(temp, sources()).messages()).isEmpty();
    }

    private static Map<String, String> sources() {
        Map<String, String> sources = new TreeMap<>();
        for (int i = 0; i < TYPES; i++) {
            String fields = IntStream.range(0, TYPES)
                    .mapToObj(other -> "T" + other + " f" + other + ";")
                    .collect(Collectors.joining(" "));
            sources.put("p/T" + i + ".java", "package p; @org.marshal4j.Marshal class T" + i + " { " + fields + " }");
        }
        return sources;
    }
}
