package org.marshal4j.channels;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.util.function.IntSupplier;

/** Accepts bytes in pieces, and keeps them; a piece of 0 bytes means that a non-blocking channel accepts nothing. */
final class Taken extends OpenChannel implements WritableByteChannel {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final IntSupplier sizes;

    Taken(IntSupplier sizes) {
        this.sizes = sizes;
    }

    /** Accepts all bytes at once. */
    static Taken whole() {
        return new Taken(() -> Integer.MAX_VALUE);
    }

    byte[] bytes() {
        return bytes.toByteArray();
    }

    @Override
    public int write(ByteBuffer source) {
        int size = Math.min(sizes.getAsInt(), source.remaining());
        byte[] piece = new byte[size];
        source.get(piece);
        bytes.writeBytes(piece);
        return size;
    }
}
