package org.marshal4j.runtime.convert.run;

import java.nio.charset.StandardCharsets;
import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.value.FixedText;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.wire.WireType;

/** Finds the bytes of a text in a former value. */
public abstract class TextFrom {
    private static final int KNOWN_NULL = 254;
    private static final int KNOWN_OTHER = 255;

    /** Reads the next value. Unless it returns false for null, {@link Run} then knows where the text is. */
    abstract boolean next(Run run, Input in);

    static TextFrom of(WireType type) {
        if (type instanceof WireType.FixedText fixed) {
            return new InRoom(fixed.room());
        }
        if (type instanceof WireType.KnownText known) {
            return new Known(known);
        }
        return new AfterCount(type.most());
    }

    private static boolean counted(int max, Run run, Input in) {
        int count = Counted.read("a text", max, in);
        if (count < 0) {
            return false;
        }
        run.textAt = in.take(count);
        run.textBase = in.base();
        run.textSize = count;
        return true;
    }

    private static final class AfterCount extends TextFrom {
        private final int max;

        AfterCount(int max) {
            this.max = max;
        }

        @Override
        boolean next(Run run, Input in) {
            return counted(max, run, in);
        }
    }

    private static final class InRoom extends TextFrom {
        private final int room;

        InRoom(int room) {
            this.room = room;
        }

        @Override
        boolean next(Run run, Input in) {
            int countSize = FixedText.countSize(room);
            long at = in.take(countSize + room);
            int count = FixedText.count(in.base(), at, room);
            run.textBase = in.base();
            run.textAt = at + countSize;
            run.textSize = count;
            return count >= 0;
        }
    }

    private static final class Known extends TextFrom {
        private final byte[][] known;

        Known(WireType.KnownText type) {
            this.known = utf8(type);
        }

        @Override
        boolean next(Run run, Input in) {
            int index = in.readUnsignedByte();
            if (index < known.length) {
                run.textBase = known[index];
                run.textAt = RawMemory.ARRAY_OFFSET;
                run.textSize = known[index].length;
                return true;
            }
            if (index == KNOWN_NULL) {
                return false;
            }
            if (index != KNOWN_OTHER || !counted(Integer.MAX_VALUE, run, in)) {
                throw new MarshalException(
                        RuntimeProblem.IMPOSSIBLE_VALUE,
                        "index " + index + ", but there are " + known.length + " known values");
            }
            return true;
        }
    }

    static byte[][] utf8(WireType.KnownText type) {
        byte[][] texts = new byte[type.known().size()][];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = type.known().get(i).getBytes(StandardCharsets.UTF_8);
        }
        return texts;
    }
}
