package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThatCode;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Examples;
import org.marshal4j.blackbox.kit.ViewChecks;
import org.marshal4j.blackbox.kit.ViewOf;

/** Any bytes, for the view that the first of them selects: it shows what the marshaller reads, or refuses. */
class ViewFuzzTest {
    private static final List<Viewed<?>> ALL = Stream.of("""
            dto.Arrays dto.BigValues dto.Boxed dto.Checked dto.Evolvable_Quote dto.Lists dto.Nesting dto.Shapes
            dto.Stops dto.Texts dto.Trade dto.Tree evolution.v4.Order
            """.split("\\s+"))
            .<Viewed<?>>map(name -> new Viewed<>(Dto.named("org.marshal4j.blackbox." + name + "Marshaller")))
            .toList();

    /** A class that has a view. */
    private record Viewed<T>(Dto<T> dto) {
        byte[] valid() {
            return Examples.of(dto).bytes();
        }

        void check(byte[] message) {
            new ViewChecks<>(dto, ViewOf.of(dto)).any(message);
        }
    }

    static Stream<byte[]> inputs() {
        return Varied.inputs(ALL, Viewed::valid);
    }

    @MethodSource("inputs")
    @FuzzTest
    void hostile(byte[] input) {
        if (input != null && input.length > 0) {
            Viewed<?> viewed = ALL.get((input[0] & 0xFF) % ALL.size());
            assertThatCode(() -> viewed.check(Arrays.copyOfRange(input, 1, input.length)))
                    .doesNotThrowAnyException();
        }
    }
}
