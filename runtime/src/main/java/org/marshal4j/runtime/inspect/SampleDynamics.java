package org.marshal4j.runtime.inspect;

import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;
import org.marshal4j.schema.wire.DynamicTag;

/** Creates dynamic values, none of them null, of classes that every field accepts: numbers, some of them in a map. */
final class SampleDynamics {
    private static final int NEGATIVE = 0x80;

    private SampleDynamics() {}

    static void write(SampleBytes to) {
        DynamicTag[] scalars = {DynamicTag.INTEGER, DynamicTag.LONG, DynamicTag.DOUBLE, DynamicTag.BIG_DECIMAL};
        DynamicTag scalar = scalars[to.random().nextInt(scalars.length)];
        boolean isInMap = to.random().nextBoolean();
        if (isInMap) {
            StopBit.write(DynamicTag.MAP.number(), to.out());
            StopBit.write(1, to.out());
            Text.write(to.word(), to.out());
        }
        StopBit.write(scalar.number(), to.out());
        int value = to.random().nextInt(1_000_000);
        // The first byte of a decimal is its scale, or means that there is none.
        to.out().writeInt(scalar == DynamicTag.BIG_DECIMAL ? value & ~NEGATIVE : value);
        if (scalar != DynamicTag.INTEGER) {
            to.out().writeInt(0);
        }
        if (scalar == DynamicTag.BIG_DECIMAL) {
            to.out().writeByte((byte) 0);
        }
    }
}
