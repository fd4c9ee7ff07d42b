package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.IntFunction;
import org.marshal4j.runtime.memory.BufferMemory;

/** Every kind of memory that an {@link Output} or {@link Input} can use. */
public enum TestBuffers {
    /** An array that grows from nothing. */
    ELASTIC(Growing::new),
    /** A part of an array. Its first position is not 0. */
    PART(Part::new),
    /** Native memory in one window. */
    NATIVE(Native::new),
    /** Windows of exactly the requested size, each in another array. */
    PIECES(room -> TestPieces.buffer(room, 0, false)),
    /** Windows of exactly the requested size, each in other native memory. */
    NATIVE_PIECES(room -> TestPieces.buffer(room, 0, true)),
    /** Windows a little larger than requested: values begin in one window and end in the next. */
    CHUNKS(room -> TestPieces.buffer(room, 13, false));

    /** The number of bytes that {@link #make()} has room for. */
    public static final int ROOM = 1 << 16;

    private final IntFunction<TestBuffer> maker;

    TestBuffers(IntFunction<TestBuffer> maker) {
        this.maker = maker;
    }

    /** Returns a buffer with room for exactly this number of bytes. */
    public TestBuffer make(int room) {
        return maker.apply(room);
    }

    /** Returns a buffer with room for {@link #ROOM} bytes. */
    public TestBuffer make() {
        return make(ROOM);
    }

    private static final class Growing extends TestBuffer {
        private final ArrayTarget target;
        private final ArraySource source;

        Growing(int room) {
            this(new ArrayTarget(0), new ArraySource(), room);
        }

        private Growing(ArrayTarget target, ArraySource source, int room) {
            super(target.restart(room), source.show(target.array(), 0, 0));
            this.target = target;
            this.source = source;
        }

        @Override
        void show(long start, long end) {
            source.show(target.array(), (int) start, (int) end);
        }
    }

    private static final class Part extends TestBuffer {
        private final byte[] array;
        private final ArraySource source;

        Part(int room) {
            this(untouched(room + 2 * AROUND), new ArraySource(), room);
        }

        private Part(byte[] array, ArraySource source, int room) {
            super(Output.to(array, AROUND, room), source.show(array, 0, 0));
            this.array = array;
            this.source = source;
        }

        @Override
        void show(long start, long end) {
            source.show(array, (int) start, (int) (end - start));
        }

        @Override
        public boolean isUntouchedAround() {
            int behind = array.length - AROUND;
            return Arrays.equals(array, 0, AROUND, untouched(AROUND), 0, AROUND)
                    && Arrays.equals(array, behind, array.length, untouched(AROUND), 0, AROUND);
        }
    }

    private static final int AROUND = 8;

    static byte[] untouched(int size) {
        byte[] array = new byte[size];
        Arrays.fill(array, TestBuffer.UNTOUCHED);
        return array;
    }

    static ByteBuffer untouchedNative(int size) {
        return ByteBuffer.allocateDirect(size).put(untouched(size)).clear();
    }

    private static final class Native extends TestBuffer {
        private final long address;

        private final ByteBuffer memory;

        Native(int room) {
            this(untouchedNative(room + AROUND), room);
        }

        private Native(ByteBuffer memory, int room) {
            super(output(memory, room), new Input(new OneWindow(memory)));
            this.memory = memory;
            this.address = BufferMemory.at(memory);
        }

        private static Output output(ByteBuffer memory, int room) {
            Output out = new Output(new Full(memory));
            long address = BufferMemory.at(memory);
            out.window(BufferMemory.base(memory), address, address, address + room, address);
            return out;
        }

        @Override
        void show(long start, long end) {
            input().window(BufferMemory.base(memory), address + start, address + start, address + end, address, 0);
        }

        @Override
        public boolean isUntouchedAround() {
            int behind = memory.capacity() - AROUND;
            return memory.slice(behind, AROUND).equals(ByteBuffer.wrap(untouched(AROUND)));
        }
    }

    /**
     * Keeps a reference to the memory: an output knows only its address, and the collector frees memory that nothing
     * refers to.
     */
    private static final class Full extends OutputTarget {
        private final ByteBuffer memory;

        Full(ByteBuffer memory) {
            this.memory = memory;
        }

        @Override
        protected void makeRoom(OutputWindow full, int size) {
            assertThat(full.room()).isLessThan(memory.capacity());
            throw new BufferFullException(size, full.room());
        }
    }

    /** Keeps a reference to the memory, as {@link Full} does. */
    private static final class OneWindow extends InputSource {
        private final ByteBuffer memory;

        OneWindow(ByteBuffer memory) {
            this.memory = memory;
        }

        @Override
        protected void require(InputWindow in, int size) {
            throw new IllegalStateException("there is nothing behind the window onto " + memory);
        }
    }
}
