package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThatCode;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.GuardedMemory;
import org.marshal4j.blackbox.kit.HostileViewChecks;
import org.marshal4j.blackbox.kit.WholeViewChecks;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.SampleMessages;

/**
 * Any bytes, for views of generic classes, of classes that extend collections, of imported classes, and of interfaces
 * of getters and setters. The first byte selects the view. Each of its methods returns a value, sets one or refuses.
 */
class ViewKindsFuzzTest {
    private static final List<String> ALL = Stream.of("""
            bound.Page_of_Cart_Line bound.Page_of_Either_of_String_and_Integer bound.Node_of_Long
            extended.Extended_Tags extended.Extended_MoreLines extended.Extended_Units extended.Extended_Growing
            extended.Extended_Numbered imports.Bag imports.Loose imports.DatedRate beans.Everything beans.Growing
            """.split("\\s+"))
            .map(name -> "org.marshal4j.blackbox." + name + "Marshaller")
            .toList();

    private static final List<HostileViewChecks> OF_EVERY_METHOD = ALL.stream()
            .map(name -> new HostileViewChecks(
                    Dto.named(name), GuardedMemory.kinds().limit(2).toList()))
            .toList();

    static Stream<byte[]> inputs() {
        return IntStream.range(0, ALL.size()).mapToObj(i -> {
            Marshaller<?> marshaller = Dto.named(ALL.get(i)).marshaller();
            byte[] valid =
                    SampleMessages.of(marshaller.schema(), marshaller.schema().resolver(), i);
            byte[] input = new byte[valid.length + 1];
            input[0] = (byte) i;
            System.arraycopy(valid, 0, input, 1, valid.length);
            return input;
        });
    }

    @MethodSource("inputs")
    @FuzzTest
    void hostile(byte[] input) {
        if (input != null && input.length > 0) {
            int number = (input[0] & 0xFF) % ALL.size();
            WholeViewChecks<?> checks = WholeViewChecks.of(ALL.get(number));
            byte[] message = Arrays.copyOfRange(input, 1, input.length);
            assertThatCode(() -> {
                        checks.hostile(message);
                        checks.hostile(Arrays.copyOf(message, message.length / 2));
                        OF_EVERY_METHOD.get(number).check(message);
                    })
                    .doesNotThrowAnyException();
        }
    }
}
