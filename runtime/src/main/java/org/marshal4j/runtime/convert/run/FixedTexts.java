package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.convert.value.Bytes;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.generated.value.FixedText;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.wire.WireType;

/** Converts a text between two fixed lengths. */
public final class FixedTexts extends Fixed {
    private final int wasRoom;
    private final int room;
    private final NullBytes none;

    private FixedTexts(WireType.FixedText was, WireType.FixedText is, NullBytes none) {
        super(was.sizeInBlock(), is.sizeInBlock());
        this.wasRoom = was.room();
        this.room = is.room();
        this.none = none;
    }

    public static Fixed of(WireType.FixedText was, WireType.FixedText is, NullBytes none) {
        return new FixedTexts(was, is, none);
    }

    @Override
    public void convert(Run run, @Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        int count = FixedText.count(base, at, wasRoom);
        if (count < 0) {
            none.put(toBase, toAt);
            return;
        }
        put(base, at + FixedText.countSize(wasRoom), count, toBase, toAt, room);
    }

    /** Stores a text in a fixed number of bytes, after its count, or refuses it (MARSHAL215). */
    static void put(@Nullable Object base, long at, int size, @Nullable Object toBase, long toAt, int room) {
        if (size > room) {
            throw new MarshalException(
                    RuntimeProblem.TOO_LONG, "a text of " + size + " bytes, but its length is fixed to " + room);
        }
        int countSize = FixedText.countSize(room);
        if (countSize == Byte.BYTES) {
            RawMemory.putByte(toBase, toAt, (byte) size);
        } else {
            RawMemory.putShort(toBase, toAt, (short) size);
        }
        long text = toAt + countSize;
        Bytes.copy(base, at, toBase, text, size);
        RawMemory.zero(toBase, text + size, room - size);
    }
}
