package org.marshal4j.examples.allocation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.kit.Garbage;

/**
 * Writing allocates nothing, and neither does reading equal values into an object. The page has a row for each type.
 */
class AllocationTest {
    private static Object kept;

    /** Lists and maps of dynamic values are always new, whatever they replace. */
    private static final String NOT_FREE = "@Dynamic Object with a map";

    /** Every day, each fourth type is tried: both of HotSpot's compilers take part, and take their time. */
    private static final int STRIDE = Math.min(4, Integer.getInteger("sample.stride", 1));

    private static final int FIRST = Integer.getInteger("sample.first", 0) % STRIDE;

    static List<Held<?>> free() {
        List<Held<?>> free = new ArrayList<>(Held.all());
        free.removeIf(held -> held.type().equals(NOT_FREE));
        return IntStream.range(0, free.size())
                .filter(i -> i % STRIDE == FIRST)
                .<Held<?>>mapToObj(free::get)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("free")
    void everyType(Held<?> held) throws IOException, InterruptedException {
        assertNothing(held.type(), Fewest.of(held));
    }

    @ParameterizedTest
    @EnumSource
    void everyKindOfBytes(Kind kind) throws IOException, InterruptedException {
        assertNothing(kind.name(), kind.measure());
    }

    /** If this JVM's compiler has seen too much to remove everything, another JVM tries only that. */
    private static void assertNothing(String name, Fewest here) throws IOException, InterruptedException {
        if (!here.isNothing()) {
            assertThat(Alone.fewest(name)).matches(Fewest::isNothing, "nothing");
        }
    }

    @Test
    void dynamicMapsTakeNoMoreThanThePageSays() throws IOException, InterruptedException {
        List<String> row = rows().filter(line -> line.contains("`" + NOT_FREE + "`"))
                .map(line -> Arrays.stream(line.split("\\|")).map(String::strip).toList())
                .findFirst()
                .orElseThrow();
        Fewest fewest = Alone.fewest(NOT_FREE);
        // The page is about JDK 17. Since JDK 21, a LinkedHashMap has an additional field.
        int more = Runtime.version().feature() < 21 ? 1 : 1 + Long.BYTES;
        assertThat(fewest.first()).isLessThan(Integer.parseInt(row.get(2)) + 1);
        assertThat(fewest.second()).isGreaterThan(1).isLessThan(Integer.parseInt(row.get(4)) + more);
    }

    /** Tests the measurement itself: it notices what is allocated. */
    @Test
    void garbageIsNoticed() {
        assertThat(Garbage.fewest(1, () -> kept = new byte[1])).isGreaterThan(8);
    }

    @Test
    void thePageListsEveryType() throws Exception {
        assertThat(typesOfThePage())
                .containsExactlyElementsOf(Held.all().stream().map(Held::type).toList());
    }

    private static List<String> typesOfThePage() throws IOException {
        return rows().map(line -> line.split("`")[1]).toList();
    }

    private static Stream<String> rows() throws IOException {
        return Files.readString(Path.of("../docs/allocation.md")).lines().filter(line -> line.startsWith("| `"));
    }
}
