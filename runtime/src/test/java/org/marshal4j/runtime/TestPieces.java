package org.marshal4j.runtime;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.marshal4j.runtime.memory.BufferMemory;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Memory that is shown in windows as small as possible. Each window is at another place, and the previous one is
 * overwritten as soon as the next is shown. This exposes code that uses a place for longer than it is valid, or goes
 * beyond what it asked for.
 */
final class TestPieces {
    private static final byte STALE = (byte) 0xEE;

    private TestPieces() {}

    /**
     * Returns a buffer of such memory.
     *
     * @param more the number of bytes that are shown beyond those that were requested
     */
    static TestBuffer buffer(int room, int more, boolean isNative) {
        Target target = new Target(room, more, isNative);
        Output out = new Output(target);
        target.show(out, 0, 0);
        Source source = new Source(more, isNative);
        return new TestBuffer(out, new Input(source)) {
            @Override
            void show(long start, long end) {
                target.flush();
                source.bytes = Arrays.copyOf(target.memory, (int) end);
                source.show(input(), start, 0);
            }
        };
    }

    /** Returns an input over these bytes in such windows. */
    static Input input(byte[] bytes, boolean isNative) {
        Source source = new Source(0, isNative);
        Input in = new Input(source);
        source.bytes = bytes;
        source.show(in, 0, 0);
        return in;
    }

    /** The memory of a window, with untouched bytes around what is shown. */
    private static final class Piece {
        private static final int AROUND = 8;

        private final long position;
        private final int size;
        private final byte[] array;
        private final ByteBuffer memory;

        Piece(long position, int size, boolean isNative) {
            this.position = position;
            this.size = size;
            this.array = isNative ? null : TestBuffers.untouched(size + 2 * AROUND);
            this.memory = isNative ? TestBuffers.untouchedNative(size + 2 * AROUND) : null;
        }

        Object base() {
            return array == null ? BufferMemory.base(memory) : array;
        }

        long offset() {
            return AROUND + (array == null ? BufferMemory.at(memory) : RawMemory.ARRAY_OFFSET);
        }

        void requireUntouched(int from, int to) {
            for (int i = from; i < to; i++) {
                if (RawMemory.getByte(base(), offset() + i) != TestBuffer.UNTOUCHED) {
                    throw new AssertionError(
                            "byte " + i + " of a window of " + size + " at " + position + " was touched");
                }
            }
        }

        void spoil() {
            for (int i = 0; i < size; i++) {
                RawMemory.putByte(base(), offset() + i, STALE);
            }
        }
    }

    private static final class Target extends OutputTarget {
        private final int limit;
        private final int more;
        private final boolean isNative;
        private final List<Piece> old = new ArrayList<>();
        private byte[] memory = new byte[0];
        private Piece piece = new Piece(0, 0, false);
        private Output out;

        Target(int limit, int more, boolean isNative) {
            this.limit = limit;
            this.more = more;
            this.isNative = isNative;
        }

        void show(Output output, long position, int size) {
            out = output;
            piece = new Piece(position, size, isNative);
            long offset = piece.offset();
            output.window(piece.base(), offset, offset, offset + size, offset - position);
        }

        /** Copies the contents of the window, which stays as it is. */
        void flush() {
            int written = (int) (out.position() - piece.position);
            memory = Arrays.copyOf(memory, Math.max(memory.length, (int) out.position()));
            RawMemory.copy(piece.base(), piece.offset(), memory, RawMemory.ARRAY_OFFSET + piece.position, written);
            piece.requireUntouched(-Piece.AROUND, 0);
            piece.requireUntouched(piece.size, piece.size + Piece.AROUND);
        }

        /** Shows another window instead. */
        private void move(long position, int size) {
            flush();
            Piece before = piece;
            show(out, position, size);
            before.spoil();
            // Keep the old piece, so that others do not get the same memory.
            old.add(before);
        }

        @Override
        protected void makeRoom(OutputWindow output, int size) {
            long position = output.position();
            if (position + size > limit) {
                throw new BufferFullException(size, limit - position);
            }
            move(position, (int) Math.min(size + more, limit - position));
        }

        @Override
        protected long remainingBehind(OutputWindow output) {
            return limit - piece.position - piece.size;
        }

        @Override
        protected void putInt(OutputWindow output, long position, int value) {
            requireWritten(output, position, Integer.BYTES);
            long here = output.position();
            move(here, 0);
            RawMemory.putInt(memory, RawMemory.ARRAY_OFFSET + position, value);
        }

        @Override
        protected void rewind(OutputWindow output, long position) {
            requireWritten(output, position, 0);
            move(position, 0);
        }

        private static void requireWritten(OutputWindow output, long position, int size) {
            if (position < 0 || position + size > output.position()) {
                throw new IllegalStateException("there is no position " + position);
            }
        }

        @Override
        protected RandomBytes written(OutputWindow output) {
            flush();
            return RandomBytes.of(memory.clone());
        }
    }

    private static final class Source extends InputSource {
        private final int more;
        private final boolean isNative;
        private final List<Piece> old = new ArrayList<>();
        private byte[] bytes = {};
        private Piece piece = new Piece(0, 0, false);

        Source(int more, boolean isNative) {
            this.more = more;
            this.isNative = isNative;
        }

        void show(InputWindow in, long position, int size) {
            Piece before = piece;
            piece = new Piece(position, size, isNative);
            long offset = piece.offset();
            RawMemory.copy(bytes, RawMemory.ARRAY_OFFSET + position, piece.base(), offset, size);
            in.window(piece.base(), offset, offset, offset + size, offset - position, bytes.length - position - size);
            before.spoil();
            old.add(before);
        }

        @Override
        protected void require(InputWindow in, int size) {
            long position = in.position();
            show(in, position, (int) Math.min(size + more, bytes.length - position));
        }

        @Override
        protected void moveTo(InputWindow in, long position) {
            if (position < 0 || position > bytes.length) {
                throw new IllegalArgumentException("there is no position " + position);
            }
            show(in, position, 0);
        }

        @Override
        protected RandomBytes readable(InputWindow in) {
            return RandomBytes.of(bytes.clone());
        }
    }
}
