package org.marshal4j.runtime.inspect;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.InputSource;
import org.marshal4j.runtime.InputWindow;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.memory.RawMemory;

/** Lets an {@link Input} read what follows a position of somebody else's bytes, in small pieces that are copied. */
final class CursorSource extends InputSource {
    private static final int PIECE = 64;

    private final Input input = new Input(this);
    private final RandomBytes bytes;
    private byte[] piece = new byte[PIECE];
    private long start;
    private long limit;

    CursorSource(RandomBytes bytes) {
        this.bytes = bytes;
    }

    /** Shows the bytes from a position up to a limit, at the same positions. */
    Input show(long from, long to) {
        start = from;
        limit = to;
        goTo(from, 0);
        return input;
    }

    @Override
    protected void require(InputWindow in, int size) {
        goTo(in.position(), size);
    }

    @Override
    protected void moveTo(InputWindow in, long position) {
        if (position < start || position > limit) {
            super.moveTo(in, position);
        }
        goTo(position, 0);
    }

    private void goTo(long position, int size) {
        int shown = (int) Math.min(limit - position, Math.max(size, PIECE));
        if (shown > piece.length) {
            piece = new byte[shown];
        }
        for (int i = 0; i < shown; i++) {
            piece[i] = bytes.byteAt(position + i);
        }
        long first = RawMemory.ARRAY_OFFSET;
        input.window(piece, first, first, first + shown, first - position, limit - position - shown);
    }

    @Override
    protected RandomBytes readable(InputWindow in) {
        return bytes;
    }
}
