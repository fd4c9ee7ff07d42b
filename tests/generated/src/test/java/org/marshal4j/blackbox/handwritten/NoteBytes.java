package org.marshal4j.blackbox.handwritten;

import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** A count in one byte, then as many bytes as the number needs. In the first version, these were always eight. */
final class NoteBytes implements FieldMarshaller<Note> {
    public static final int VERSION = 2;

    /** The number of notes that were read. */
    static int reads;

    @Override
    public void write(Note value, Output out) {
        int count = (int) sizeOf(value) - 1;
        out.writeByte((byte) count);
        for (int i = 0; i < count; i++) {
            out.writeByte((byte) (value.number() >>> (8 * i)));
        }
    }

    @Override
    public Note read(Note current, Input in) {
        reads++;
        int count = in.readUnsignedByte();
        if (count > Long.BYTES) {
            throw new IllegalStateException(count + " bytes");
        }
        long number = 0;
        for (int i = 0; i < count; i++) {
            number |= (long) in.readUnsignedByte() << (8 * i);
        }
        return new Note(number);
    }

    @Override
    public long sizeOf(Note value) {
        return 1 + (Long.SIZE - Long.numberOfLeadingZeros(value.number()) + 7) / 8;
    }

    @Override
    public long sizeAt(Input in) {
        return 1 + in.readUnsignedByte();
    }
}
