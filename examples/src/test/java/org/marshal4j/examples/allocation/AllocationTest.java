package org.marshal4j.examples.allocation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Writing allocates nothing, nor does reading equal values into an object; and the page has a row for each type. */
class AllocationTest {
    private static Object kept;

    static List<Held<?>> all() {
        return Held.all();
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyType(Held<?> held) throws IOException, InterruptedException {
        assertNothing(held.type(), Fewest.of(held));
    }

    @ParameterizedTest
    @EnumSource
    void everyKindOfBytes(Kind kind) throws IOException, InterruptedException {
        assertNothing(kind.name(), kind.measure());
    }

    /** Where this JVM's compiler has seen too much to remove everything, another JVM tries that alone. */
    private static void assertNothing(String name, Fewest here) throws IOException, InterruptedException {
        if (!here.isNothing()) {
            assertThat(Alone.fewest(name)).matches(Fewest::isNothing, "nothing");
        }
    }

    /** The ruler itself: it sees what is allocated. */
    @Test
    void garbageIsNoticed() {
        assertThat(Garbage.fewest(() -> kept = new byte[1])).isGreaterThan(8);
    }

    @Test
    void thePageHasEveryType() throws Exception {
        assertThat(typesOfThePage())
                .containsExactlyElementsOf(Held.all().stream().map(Held::type).toList());
    }

    private static List<String> typesOfThePage() throws IOException {
        return Files.readString(Path.of("../docs/allocation.md"))
                .lines()
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.split("`")[1])
                .toList();
    }
}
