package org.marshal4j.table.arrow;

import com.google.flatbuffers.Table;
import java.nio.ByteBuffer;

/** Where the fields of a flatbuffer are in its bytes, so that they can be changed there. */
final class Fields extends Table {
    private Fields(int at, ByteBuffer buffer) {
        __reset(at, buffer);
    }

    /** The outermost object of a flatbuffer that begins at index 0. */
    static Fields root(ByteBuffer buffer) {
        return new Fields(buffer.getInt(0), buffer);
    }

    /** Index of a field, which must be there. */
    int at(int slot) {
        int offset = __offset(slot);
        if (offset == 0) {
            throw new Failure.Damage("a header without field " + slot);
        }
        return bb_pos + offset;
    }

    /** An object that is a field. */
    Fields table(int slot) {
        return new Fields(__indirect(at(slot)), bb);
    }

    /** Index of the first element of a vector. */
    int vector(int slot) {
        return __vector(at(slot) - bb_pos);
    }

    /** Number of elements of a vector. */
    int length(int slot) {
        return __vector_len(at(slot) - bb_pos);
    }

    /** An object that is an element of a vector. */
    Fields element(int slot, int index) {
        return new Fields(__indirect(vector(slot) + 4 * index), bb);
    }
}
