package org.marshal4j.blackbox.reference;

import java.util.List;
import java.util.concurrent.TimeUnit;

/** Rows like those of {@link Leaves} for the types that it leaves out: boxes and an enum. */
public final class Boxes {
    private static final List<Leaf<?>> ALL = List.of(
            Leaf.fixed(Boolean.class, "bool?", 1)
                    .values(random -> random.random().nextBoolean())
                    .bytes((value, out) -> out.int8(value ? 1 : 0)),
            Leaf.fixed(Byte.class, "int8?", 1)
                    .values(random -> (byte) random.nextInt())
                    .bytes((value, out) -> out.int8(value)),
            Leaf.fixed(Short.class, "int16?", 2)
                    .values(random -> (short) random.nextInt())
                    .bytes((value, out) -> out.littleEndian(value, 2)),
            Leaf.fixed(Character.class, "char?", 2)
                    .values(random -> (char) random.nextInt())
                    .bytes((value, out) -> out.littleEndian(value, 2)),
            Leaf.fixed(Integer.class, "int32?", 4).values(LeafRandom::nextInt).bytes((value, out) -> out.int32(value)),
            Leaf.fixed(Long.class, "int64?", 8).values(LeafRandom::nextLong).bytes((value, out) -> out.int64(value)),
            Leaf.fixed(Float.class, "float32?", 4)
                    .values(random -> (float) random.nextInt())
                    .bytes((value, out) -> out.int32(Float.floatToRawIntBits(value))),
            Leaf.fixed(Double.class, "float64?", 8)
                    .values(random -> (double) random.nextLong())
                    .bytes((value, out) -> out.int64(Double.doubleToRawLongBits(value))),
            Leaf.counted(TimeUnit.class, "enum?")
                    .values(random -> random.pick(TimeUnit.values()))
                    .bytes((value, out) -> out.stopBit(value.ordinal())));

    private Boxes() {}

    /** All of them. */
    public static List<Leaf<?>> all() {
        return ALL;
    }
}
