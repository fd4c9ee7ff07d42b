package org.marshal4j.blackbox.dto;

import java.nio.BufferUnderflowException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;
import org.marshal4j.Required;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/** Values with hand-written marshallers, between other values and in containers. */
@Marshal(view = true)
public class Customs implements CustomsMarshallable {
    int before;
    Ratio ratio;
    Label label;
    long between;

    @Required
    Ratio ratioR;

    @Required
    Label labelR;

    List<Ratio> ratios;
    Map<String, Label> labels;
    Label[] array;
    Optional<Ratio> maybe;

    @MarshalWith(Rising.class)
    int[] rising;

    @MarshalWith(Rising.class)
    @Required
    int[] risingR;

    private Label hidden;
    private Ratio hiddenRatio;
    Inner inner;

    Label hidden() {
        return hidden;
    }

    Ratio hiddenRatio() {
        return hiddenRatio;
    }

    /** A type of fixed size. */
    @Marshal
    record Inner(short id, @Required Ratio ratio, Ratio other, boolean flag) implements Customs_InnerMarshallable {}

    /** Immutable, of 6 bytes. */
    @MarshalWith(RatioBytes.class)
    record Ratio(int above, short below) {}

    /** Can be refilled. */
    @MarshalWith(LabelBytes.class)
    static final class Label {
        byte colour;
        long weight;
    }

    /** Stores a ratio. */
    static final class RatioBytes implements FixedFieldMarshaller<Ratio> {
        public static final int SIZE = 6;

        @Override
        public void put(Object base, long offset, Ratio value) {
            RawMemory.putShort(base, offset, value.below());
            RawMemory.putInt(base, offset + 2, value.above());
        }

        @Override
        public Ratio get(Ratio current, Object base, long offset) {
            short below = RawMemory.getShort(base, offset);
            int above = RawMemory.getInt(base, offset + 2);
            return current != null && current.above == above && current.below == below
                    ? current
                    : new Ratio(above, below);
        }
    }

    /** Writes the colour and a stop-bit number. Refills an existing label. */
    static final class LabelBytes implements FieldMarshaller<Label> {
        static final LabelBytes INSTANCE = new LabelBytes();

        @Override
        public void write(Label value, Output out) {
            out.writeByte(value.colour);
            out.writeStopBit(value.weight);
        }

        @Override
        public Label read(Label current, Input in) {
            Label label = current == null ? new Label() : current;
            label.colour = in.readByte();
            label.weight = in.readStopBit();
            return label;
        }

        @Override
        public long sizeOf(Label value) {
            return 1L + Output.stopBitLength(value.weight);
        }
    }

    /** Writes the number of elements, and each as the difference from the one before. */
    static final class Rising implements FieldMarshaller<int[]> {
        @Override
        public void write(int[] value, Output out) {
            out.writeStopBit(value.length);
            int last = 0;
            for (int element : value) {
                out.writeStopBit((long) element - last);
                last = element;
            }
        }

        @Override
        public int[] read(int[] current, Input in) {
            long length = in.readStopBit();
            if (length < 0) {
                throw new IllegalStateException("length " + length);
            }
            if (length > in.remaining()) {
                throw new BufferUnderflowException();
            }
            int[] read = current != null && current.length == length ? current : new int[(int) length];
            int last = 0;
            for (int i = 0; i < length; i++) {
                last = Math.toIntExact(last + in.readStopBit());
                read[i] = last;
            }
            return read;
        }

        @Override
        public long sizeOf(int[] value) {
            long size = Output.stopBitLength(value.length);
            int last = 0;
            for (int element : value) {
                size += Output.stopBitLength((long) element - last);
                last = element;
            }
            return size;
        }
    }
}
