package org.marshal4j.fuzz;

import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;
import org.marshal4j.Required;
import org.marshal4j.Shared;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/** A record whose accessors and hand-written marshallers are a {@link Trap}. */
@Marshal
record Trapped(
        int before,
        String name,
        @MarshalWith(LabelBytes.class) Label label,
        @Required @MarshalWith(RatioBytes.class) Ratio ratio,
        List<Line> lines,
        Map<String, Line> byName,
        long behind)
        implements TrappedMarshallable {

    @Override
    public int before() {
        Trap.step();
        return before;
    }

    @Override
    public String name() {
        Trap.step();
        return name;
    }

    @Override
    public Label label() {
        Trap.step();
        return label;
    }

    @Override
    public Ratio ratio() {
        Trap.step();
        return ratio;
    }

    @Override
    public List<Line> lines() {
        Trap.step();
        return lines;
    }

    @Override
    public Map<String, Line> byName() {
        Trap.step();
        return byName;
    }

    @Override
    public long behind() {
        Trap.step();
        return behind;
    }

    /** A part of other objects. */
    @Marshal
    record Line(int number, String text) implements Trapped_LineMarshallable {
        @Override
        public int number() {
            Trap.step();
            return number;
        }

        @Override
        public String text() {
            Trap.step();
            return text;
        }
    }

    /** Has versioned blocks, and references that keep identity. */
    @Marshal(evolvable = true)
    static class Graph implements Trapped_GraphMarshallable {
        String name;

        @Shared
        Line first;

        @Shared
        Line second;

        @Shared
        Graph next;

        List<Line> lines;
        Trapped inner;
    }

    /** Has a fixed size. */
    record Ratio(int above, short below) {}

    /** Has a varying size. */
    static final class Label {
        byte colour;
        long weight;
    }

    /** Like the one of {@code Customs}. */
    static final class LabelBytes implements FieldMarshaller<Label> {
        @Override
        public void write(Label value, Output out) {
            Trap.step();
            out.writeByte(value.colour);
            Trap.step();
            out.writeStopBit(value.weight);
            Trap.step();
        }

        @Override
        public Label read(Label current, Input in) {
            Label label = new Label();
            label.colour = in.readByte();
            label.weight = in.readStopBit();
            return label;
        }

        @Override
        public long sizeOf(Label value) {
            Trap.step();
            return 1L + Output.stopBitLength(value.weight);
        }
    }

    /** Like the one of {@code Customs}. */
    static final class RatioBytes implements FixedFieldMarshaller<Ratio> {
        public static final int SIZE = 6;

        @Override
        public void put(Object base, long offset, Ratio value) {
            Trap.step();
            RawMemory.putShort(base, offset, value.below());
            Trap.step();
            RawMemory.putInt(base, offset + 2, value.above());
            Trap.step();
        }

        @Override
        public Ratio get(Ratio current, Object base, long offset) {
            return new Ratio(RawMemory.getInt(base, offset + 2), RawMemory.getShort(base, offset));
        }
    }
}
