package org.marshal4j.table.arrow;

import com.google.flatbuffers.Table;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** The locations of the fields of a flatbuffer in its bytes, so that they can be changed in place. */
final class Fields extends Table {
    private Fields(int at, ByteBuffer buffer) {
        __reset(at, buffer);
    }

    /** The root object of a flatbuffer that starts at index 0. */
    static Fields root(ByteBuffer buffer) {
        return new Fields(buffer.getInt(0), buffer);
    }

    /** The index of a field, which must exist. */
    int at(int slot) {
        int offset = __offset(slot);
        if (offset == 0) {
            throw new Failure.Damage("a header without field " + slot);
        }
        return bb_pos + offset;
    }

    /** Tells whether a field exists. */
    boolean has(int slot) {
        return __offset(slot) != 0;
    }

    /** A text in a field. */
    String text(int slot) {
        byte[] text = new byte[Math.min(bb.limit(), Math.max(0, length(slot)))];
        bb.get(vector(slot), text);
        return new String(text, StandardCharsets.UTF_8);
    }

    /** An object in a field. */
    Fields table(int slot) {
        return new Fields(__indirect(at(slot)), bb);
    }

    /** The index of the first element of a vector. */
    int vector(int slot) {
        return __vector(at(slot) - bb_pos);
    }

    /** The number of elements of a vector. */
    int length(int slot) {
        return __vector_len(at(slot) - bb_pos);
    }

    /** An object that is an element of a vector. */
    Fields element(int slot, int index) {
        return new Fields(__indirect(vector(slot) + 4 * index), bb);
    }
}
