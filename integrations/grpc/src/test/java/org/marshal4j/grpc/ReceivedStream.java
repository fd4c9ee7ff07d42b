package org.marshal4j.grpc;

import io.grpc.HasByteBuffer;
import io.grpc.KnownLength;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The bytes that gRPC has received in one or more buffers, as its transports offer them. Counts the bytes that are read
 * in either way.
 */
final class ReceivedStream extends InputStream implements KnownLength, HasByteBuffer {
    private final Deque<ByteBuffer> buffers;
    int copied;

    ReceivedStream(ByteBuffer... buffers) {
        this.buffers = new ArrayDeque<>(List.of(buffers));
    }

    @Override
    public int read() {
        ByteBuffer next = getByteBuffer();
        if (next == null) {
            return -1;
        }
        copied++;
        return next.get() & 0xFF;
    }

    @Override
    public int available() {
        return buffers.stream().mapToInt(ByteBuffer::remaining).sum();
    }

    @Override
    public boolean byteBufferSupported() {
        return true;
    }

    @Override
    public @Nullable ByteBuffer getByteBuffer() {
        while (!buffers.isEmpty() && !buffers.getFirst().hasRemaining()) {
            buffers.removeFirst();
        }
        return buffers.peekFirst();
    }
}
