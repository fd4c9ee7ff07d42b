package org.marshal4j.channels;

import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.function.IntSupplier;

/** Delivers bytes in pieces; a piece of 0 bytes is what a non-blocking channel returns if it has none. */
final class Pieces extends OpenChannel implements ReadableByteChannel {
    private final ByteBuffer bytes;
    private final IntSupplier sizes;

    Pieces(byte[] bytes, IntSupplier sizes) {
        this.bytes = ByteBuffer.wrap(bytes);
        this.sizes = sizes;
    }

    /** Delivers all bytes at once, as far as there is room. */
    static Pieces whole(byte[] bytes) {
        return new Pieces(bytes, () -> Integer.MAX_VALUE);
    }

    @Override
    public int read(ByteBuffer target) {
        if (!bytes.hasRemaining()) {
            return -1;
        }
        int size = Math.min(Math.min(sizes.getAsInt(), target.remaining()), bytes.remaining());
        target.put(bytes.slice(bytes.position(), size));
        bytes.position(bytes.position() + size);
        return size;
    }
}
