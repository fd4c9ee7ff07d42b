package org.marshal4j.runtime.inspect;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.InputSource;
import org.marshal4j.runtime.InputWindow;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.memory.RawMemory;

/** Lets an {@link Input} read packed bytes in pieces. Belongs to one thread at a time. */
final class PackedSource extends InputSource {
    /** The number of bytes that are unpacked at a time, unless one value needs more. */
    private static final int PIECE = 1 << 13;

    private final Input input = new Input(this);
    private final PackedBytes packed;
    private byte[] piece = new byte[PIECE];

    PackedSource(PackedBytes packed) {
        this.packed = packed;
        goTo(0, 0);
    }

    Input input() {
        return input;
    }

    @Override
    protected void require(InputWindow in, int size) {
        goTo(in.position(), size);
    }

    @Override
    protected void moveTo(InputWindow in, long position) {
        if (position < 0 || position > packed.length()) {
            super.moveTo(in, position);
        }
        goTo(position, 0);
    }

    private void goTo(long position, int size) {
        int shown = (int) Math.min(packed.length() - position, Math.max(size, PIECE));
        if (piece.length != Math.max(shown, PIECE)) {
            piece = new byte[Math.max(shown, PIECE)];
        }
        packed.read(position, piece, shown);
        long first = RawMemory.ARRAY_OFFSET;
        input.window(piece, first, first, first + shown, first - position, packed.length() - position - shown);
    }

    @Override
    protected RandomBytes readable(InputWindow in) {
        return packed::at;
    }
}
