package org.marshal4j.random;

import java.nio.BufferUnderflowException;
import org.marshal4j.MarshalWith;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/** Classes that are imported, or have hand-written marshallers. The encoder knows by their names what these write. */
public final class Hand {
    private Hand() {}

    /** Always has the same size. */
    @MarshalWith(RatioBytes.class)
    public record Ratio(int above, short below) {}

    /** Can be refilled. */
    @MarshalWith(LabelBytes.class)
    public static final class Label {
        byte colour;
        long weight;
    }

    /** Knows nothing of marshallers; a shape imports it. */
    public static class Plain {
        public int number;
        private String text;
        protected double[] values;

        @Override
        public String toString() {
            return number + text;
        }
    }

    /** Stores a ratio. */
    public static final class RatioBytes implements FixedFieldMarshaller<Ratio> {
        /** Bytes of a ratio. */
        public static final int SIZE = 6;

        @Override
        public void put(Object base, long offset, Ratio value) {
            RawMemory.putShort(base, offset, value.below());
            RawMemory.putInt(base, offset + 2, value.above());
        }

        @Override
        public Ratio get(Ratio current, Object base, long offset) {
            return new Ratio(RawMemory.getInt(base, offset + 2), RawMemory.getShort(base, offset));
        }
    }

    /** Writes the colour and a stop-bit number. Refills an existing label. */
    public static final class LabelBytes implements FieldMarshaller<Label> {
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
    public static final class Rising implements FieldMarshaller<int[]> {
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
            int length = Math.toIntExact(in.readStopBit());
            if (length > in.remaining()) {
                throw new BufferUnderflowException();
            }
            int[] elements = current != null && current.length == length ? current : new int[length];
            int last = 0;
            for (int i = 0; i < length; i++) {
                last += (int) in.readStopBit();
                elements[i] = last;
            }
            return elements;
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
