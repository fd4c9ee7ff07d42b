package org.marshal4j.fuzz;

import java.nio.ByteBuffer;
import java.util.function.IntFunction;
import org.marshal4j.runtime.Marshaller;

/** Memory of the JDK itself. */
enum PlainMemory implements Place {
    /** Parts of arrays. A message must fill its part, and nothing is written to them: see {@link #HEAP} for that. */
    ARRAY(PlainMemory::slice) {
        @Override
        public <T> T read(Marshaller<T> marshaller) {
            ByteBuffer held = buffer();
            T value = marshaller.fromByteArray(held.array(), held.arrayOffset() + held.position(), held.remaining());
            held.position(held.limit());
            return value;
        }

        @Override
        public <T> void readInto(Marshaller<T> marshaller, T value) {
            ByteBuffer held = buffer();
            marshaller.readInto(value, held.array(), held.arrayOffset() + held.position(), held.remaining());
            held.position(held.limit());
        }
    },
    HEAP(PlainMemory::slice),
    DIRECT(ByteBuffer::allocateDirect),
    /** Read only while it is read. */
    READ_ONLY(PlainMemory::slice) {
        @Override
        ByteBuffer reading() {
            return buffer().asReadOnlyBuffer();
        }
    },
    READ_ONLY_DIRECT(ByteBuffer::allocateDirect) {
        @Override
        ByteBuffer reading() {
            return buffer().asReadOnlyBuffer();
        }
    };

    private final IntFunction<ByteBuffer> maker;
    private ByteBuffer buffer;

    PlainMemory(IntFunction<ByteBuffer> maker) {
        this.maker = maker;
        this.buffer = filled(1 << 10);
    }

    /** A buffer that does not begin where its array does. */
    private static ByteBuffer slice(int size) {
        return ByteBuffer.allocate(size + 3).position(3).slice();
    }

    private ByteBuffer filled(int size) {
        ByteBuffer made = maker.apply(size);
        for (int i = 0; i < LEAD; i++) {
            made.put(i, (byte) 0x5A);
        }
        return made;
    }

    ByteBuffer buffer() {
        return buffer;
    }

    @Override
    public void hold(byte[] message, byte[] behind) {
        makeRoom(message.length, behind);
        buffer.put(LEAD, message);
    }

    @Override
    public void makeRoom(int room, byte[] behind) {
        int needed = LEAD + room + behind.length;
        if (buffer.capacity() < needed) {
            buffer = filled(2 * needed);
        }
        buffer.clear();
        buffer.put(LEAD + room, behind);
        buffer.position(LEAD).limit(LEAD + room);
    }

    /** Returns the buffer to read from. */
    ByteBuffer reading() {
        return buffer;
    }

    @Override
    public <T> T read(Marshaller<T> marshaller) {
        ByteBuffer reading = reading();
        try {
            return marshaller.read(reading);
        } finally {
            buffer.position(reading.position());
        }
    }

    @Override
    public <T> void readInto(Marshaller<T> marshaller, T value) {
        ByteBuffer reading = reading();
        try {
            marshaller.readInto(value, reading);
        } finally {
            buffer.position(reading.position());
        }
    }

    @Override
    public <T> void write(Marshaller<T> marshaller, T value) {
        marshaller.write(value, buffer);
    }

    @Override
    public long position() {
        return buffer.position() - LEAD;
    }

    @Override
    public long limit() {
        return buffer.limit() - LEAD;
    }

    @Override
    public byte[] bytesAt(long position, int length) {
        byte[] bytes = new byte[length];
        buffer.duplicate().clear().get(LEAD + (int) position, bytes);
        return bytes;
    }
}
