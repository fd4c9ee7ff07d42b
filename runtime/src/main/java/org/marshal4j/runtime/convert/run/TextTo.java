package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.convert.value.Bytes;
import org.marshal4j.runtime.generated.value.FixedText;
import org.marshal4j.schema.wire.WireType;

/** Writes the bytes of a text that {@link TextFrom} has found. */
public abstract class TextTo {
    private static final int KNOWN_OTHER = 255;

    /** Writes the text. */
    abstract void write(@Nullable Object base, long at, int size, Output out);

    static TextTo of(WireType type) {
        if (type instanceof WireType.FixedText fixed) {
            return new InRoom(fixed.room());
        }
        if (type instanceof WireType.KnownText known) {
            return new Known(TextFrom.utf8(known));
        }
        return new AfterCount(type.most());
    }

    private static void counted(@Nullable Object base, long at, int size, Output out) {
        long to = out.reserve(StopBit.size(size) + size);
        Object toBase = out.base();
        Bytes.copy(base, at, toBase, StopBit.put(toBase, to, size), size);
    }

    private static final class AfterCount extends TextTo {
        private final int max;

        AfterCount(int max) {
            this.max = max;
        }

        @Override
        void write(@Nullable Object base, long at, int size, Output out) {
            Counted.allowed("", "a text", size, max);
            counted(base, at, size, out);
        }
    }

    private static final class InRoom extends TextTo {
        private final int room;

        InRoom(int room) {
            this.room = room;
        }

        @Override
        void write(@Nullable Object base, long at, int size, Output out) {
            long to = out.reserve(FixedText.countSize(room) + room);
            FixedTexts.put(base, at, size, out.base(), to, room);
        }
    }

    private static final class Known extends TextTo {
        private final byte[][] known;

        Known(byte[][] known) {
            this.known = known;
        }

        @Override
        void write(@Nullable Object base, long at, int size, Output out) {
            for (int i = 0; i < known.length; i++) {
                if (Bytes.areEqual(known[i], base, at, size)) {
                    out.writeByte((byte) i);
                    return;
                }
            }
            out.writeByte((byte) KNOWN_OTHER);
            counted(base, at, size, out);
        }
    }
}
