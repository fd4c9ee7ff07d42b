package org.marshal4j.runtime.inspect;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.Utf8Decoder;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.WireType;

/** Reads texts, and checks that they are of the expected kind. */
final class WireTexts {
    private static final int KNOWN_NULL = 254;
    private static final int KNOWN_OTHER = 255;

    private WireTexts() {}

    /** Reads the next text of fixed length. */
    static @Nullable String value(WireType.FixedText type, WireCursor in) {
        long offset = in.offset();
        return orRefused(fixed(type, in), type, offset, in);
    }

    /** Reads the next text with known values. */
    static @Nullable String value(WireType.KnownText type, WireCursor in) {
        long offset = in.offset();
        return orRefused(known(type, in), type, offset, in);
    }

    private static @Nullable String orRefused(@Nullable String text, WireType type, long offset, WireCursor in) {
        if (text == null && !type.nullable()) {
            in.moveTo(offset);
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
        }
        return text;
    }

    /** Reads the bytes after the count of a text, which is not −1. */
    static String text(TextKind kind, int count, WireCursor in) {
        long offset = in.offset();
        byte[] bytes = in.nextBytes(count);
        try {
            String text = Utf8Decoder.decode(bytes, RawMemory.ARRAY_OFFSET, count);
            if (!in.isAccepted()) {
                TextCodec.check(kind, text);
            }
            return text;
        } catch (MarshalException e) {
            in.moveTo(offset);
            throw e;
        }
    }

    private static @Nullable String fixed(WireType.FixedText type, WireCursor in) {
        long offset = in.offset();
        in.require(type.sizeInBlock());
        int countSize = type.sizeInBlock() - type.room();
        long count = in.next(countSize);
        if (count == (1L << (8 * countSize)) - 1) {
            in.skip(type.room());
            return null;
        }
        if (count > type.room()) {
            in.moveTo(offset);
            throw new MarshalException(
                    RuntimeProblem.BAD_COUNT, "a text of " + count + " bytes in " + type.room() + " bytes");
        }
        String text = text(TextKind.TEXT, (int) count, in);
        in.skip(type.room() - count);
        return text;
    }

    private static @Nullable String known(WireType.KnownText type, WireCursor in) {
        long offset = in.offset();
        int index = in.next();
        if (index == KNOWN_NULL) {
            return null;
        }
        if (index == KNOWN_OTHER) {
            int count = in.nextCount();
            if (count >= 0) {
                return text(TextKind.TEXT, count, in);
            }
        } else if (index < type.known().size()) {
            return type.known().get(index);
        }
        in.moveTo(offset);
        throw new MarshalException(
                RuntimeProblem.IMPOSSIBLE_VALUE,
                "index " + index + ", but there are " + type.known().size() + " known values");
    }
}
