package org.marshal4j.fuzz;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.marshal4j.blackbox.kit.Dto;

/**
 * The classes that are fuzzed with coverage: at least one for each kind of field and each way to create objects. Not
 * all classes, since Jazzer takes longer to instrument those than most people fuzz. The first byte of an input is the
 * number of a class.
 */
final class Varied {
    /** Numbers are positions in this list. New classes are added at the end, so that kept inputs keep their meaning. */
    private static final List<String> NAMES = List.of("""
            blackbox.dto.Arrays blackbox.dto.BigValues blackbox.dto.Boxed blackbox.dto.Chain blackbox.dto.Checked
            blackbox.dto.Counters blackbox.dto.Customs blackbox.dto.Enums blackbox.dto.Evolvable
            blackbox.dto.Evolvable_Event blackbox.dto.Evolvable_Tree blackbox.dto.Graphs blackbox.dto.Graphs_Order
            blackbox.dto.Immutable blackbox.dto.Inherited_Product blackbox.dto.JdkTexts
            blackbox.dto.JdkValueRecord blackbox.dto.Lists blackbox.dto.Made blackbox.dto.Nesting
            blackbox.dto.Pages_Trades blackbox.dto.Picky blackbox.dto.Ping blackbox.dto.Primitives_All
            blackbox.dto.Primitives_BulkBooleans blackbox.dto.Records_Mixed blackbox.dto.Shapes
            blackbox.dto.SmallRuns_Auto blackbox.dto.Stops blackbox.dto.Texts blackbox.dto.Thicket
            blackbox.dto.Times blackbox.dto.Trade blackbox.dto.Tree blackbox.dto.Visibility
            blackbox.evolution.v4.Order blackbox.pinned.PinnedContainers_OneEnumMap examples.orders.Order
            blackbox.dto.DynamicFields blackbox.dto.DynamicRecord blackbox.dto.ListedFields
            blackbox.dto.ListedGraph
            """.split("\\s+"));

    private static final List<Hostile<?>> ALL = Stream.concat(
                    NAMES.stream().<Hostile<?>>map(Varied::hostile), NotFilled.all().stream())
            .toList();

    private Varied() {}

    private static Hostile<?> hostile(String name) {
        return Targets.hostile(Dto.named("org.marshal4j." + name + "Marshaller"));
    }

    /** Returns the class that a byte selects. */
    static Hostile<?> of(byte number) {
        return ALL.get((number & 0xFF) % ALL.size());
    }

    /** Returns an input for each class: its number and a valid message. */
    static Stream<byte[]> inputs() {
        return inputs(ALL, Hostile::valid);
    }

    /** Returns such an input for each element of a list. */
    static <T> Stream<byte[]> inputs(List<T> all, Function<T, byte[]> message) {
        return IntStream.range(0, all.size()).mapToObj(i -> {
            byte[] valid = message.apply(all.get(i));
            byte[] input = new byte[valid.length + 1];
            input[0] = (byte) i;
            System.arraycopy(valid, 0, input, 1, valid.length);
            return input;
        });
    }
}
