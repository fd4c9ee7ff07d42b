package org.marshal4j.runtime.inspect;

import java.util.Arrays;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.BufferFullException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.OutputTarget;
import org.marshal4j.runtime.OutputWindow;
import org.marshal4j.runtime.memory.RawMemory;

/** Packs what an {@link Output} writes, one window after another. Belongs to one thread at a time. */
final class PackedTarget extends OutputTarget {
    /** The size of a window, unless one value needs more. */
    private static final int WINDOW = 1 << 16;

    private final Output output = new Output(this);
    private final PackedBytes packed = new PackedBytes();
    private byte[] window = new byte[WINDOW];

    PackedTarget() {
        show(0);
    }

    Output output() {
        return output;
    }

    /** Ends the output, and returns what was written. */
    PackedBytes finish() {
        pack();
        output.close();
        return packed;
    }

    private void pack() {
        int used = (int) (output.position() - packed.length());
        if (used > 0) {
            packed.add(window, used);
        }
    }

    private void show(int used) {
        long first = RawMemory.ARRAY_OFFSET;
        output.window(window, first, first + used, first + window.length, first - packed.length());
    }

    @Override
    protected void makeRoom(OutputWindow out, int size) {
        long position = out.position();
        if (position + size > ArrayTarget.LARGEST) {
            throw new BufferFullException(size, ArrayTarget.LARGEST - position);
        }
        pack();
        if (window.length != Math.max(size, WINDOW)) {
            window = new byte[Math.max(size, WINDOW)];
        }
        show(0);
    }

    @Override
    protected long remainingBehind(OutputWindow out) {
        return Math.max(0, ArrayTarget.LARGEST - packed.length() - window.length);
    }

    @Override
    protected void putInt(OutputWindow out, long position, int value) {
        for (int i = 0; i < Integer.BYTES; i++) {
            byte one = (byte) (value >> (Byte.SIZE * i));
            long at = position + i;
            if (at < packed.length()) {
                packed.put(at, one);
            } else {
                window[(int) (at - packed.length())] = one;
            }
        }
    }

    @Override
    protected void rewind(OutputWindow out, long position) {
        if (position < 0 || position >= packed.length()) {
            super.rewind(out, position);
        }
        byte[] cut = packed.cut(position);
        window = Arrays.copyOf(cut, Math.max(cut.length, WINDOW));
        show((int) (position - packed.length()));
    }
}
