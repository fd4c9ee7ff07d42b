package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.ObjIntConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.blackbox.dto.DynamicFields;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Output;
import org.marshal4j.schema.wire.DynamicTag;

/**
 * The cost of dynamic values that were made to be costly, at three lengths: the bytes allocated may not grow faster
 * than n log n. The message ends after the value, so that locating the failure is part of the cost.
 */
class HostileDynamicsTest {
    private static final int FEWEST = 1_000;

    /** Four times as many elements may cost this many times as much: n log n is below 5 for these numbers, n² is 16. */
    private static final int GROWTH = 6;

    private static final long SOME_BYTES = 1 << 18;

    /** The elements of a list, or the entries of a map. */
    enum Elements {
        NULLS(DynamicTag.LIST, (out, i) -> tag(DynamicTag.NULL, out)),
        EMPTY_LISTS(DynamicTag.LIST, (out, i) -> {
            tag(DynamicTag.LIST, out);
            out.writeStopBit(0);
        }),
        EMPTY_MAPS(DynamicTag.LIST, (out, i) -> {
            tag(DynamicTag.MAP, out);
            out.writeStopBit(0);
        }),
        KEYS_OF_THE_SAME_HASH_CODE(DynamicTag.MAP, (out, i) -> {
            key(i, out);
            tag(DynamicTag.NULL, out);
        }),
        MAPS_OF_THE_SAME_KEY(DynamicTag.LIST, (out, i) -> {
            tag(DynamicTag.MAP, out);
            out.writeStopBit(1);
            key(1, out);
            tag(DynamicTag.NULL, out);
        });

        private final DynamicTag around;
        private final ObjIntConsumer<Output> element;

        Elements(DynamicTag around, ObjIntConsumer<Output> element) {
            this.around = around;
            this.element = element;
        }

        private static void tag(DynamicTag tag, Output out) {
            out.writeByte((byte) tag.number());
        }

        /** Writes a key of two letters for each bit. These have the same hash code for 0 and 1. */
        private static void key(int number, Output out) {
            int bits = 13;
            out.writeStopBit(2 * bits);
            for (int bit = 0; bit < bits; bit++) {
                boolean set = (number >> bit & 1) == 1;
                out.writeByte((byte) (set ? 'B' : 'A')).writeByte((byte) (set ? 'B' : 'a'));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void costsGrowNoFasterThanPromised(Elements elements) {
        Hostile<?> target = Targets.hostile(Dtos.of(DynamicFields.class));
        long once = target.allocated(message(elements, FEWEST));
        long twice = target.allocated(message(elements, 2 * FEWEST));
        byte[] longest = message(elements, 4 * FEWEST);
        long fourTimes = target.allocated(longest);
        assertThat(twice).isLessThanOrEqualTo(GROWTH / 2 * once + SOME_BYTES);
        assertThat(fourTimes).isLessThanOrEqualTo(GROWTH * once + SOME_BYTES);
        assertThat(fourTimes).isLessThanOrEqualTo(Budget.FAILURE + Budget.PER_BYTE * longest.length);
        target.assertKept(Memory.values()[0], longest, elements.name());
    }

    /** Returns a message of the first field only. */
    private static byte[] message(Elements elements, int count) {
        ArrayTarget target = new ArrayTarget(1 << 16);
        Output out = target.output();
        Elements.tag(elements.around, out);
        out.writeStopBit(count);
        for (int i = 0; i < count; i++) {
            elements.element.accept(out, i);
        }
        return Arrays.copyOf(target.array(), (int) out.position());
    }
}
