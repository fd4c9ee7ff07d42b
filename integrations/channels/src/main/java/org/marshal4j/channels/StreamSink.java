package org.marshal4j.channels;

import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import org.jspecify.annotations.Nullable;

/**
 * Wraps an OutputStream as a blocking channel for buffers with arrays. Unlike the JDK's own, it makes no copy. A stream
 * does not say how much it has taken when it fails, so it gets no more bytes then: they might be in the middle of a
 * frame.
 */
final class StreamSink implements WritableByteChannel, Flushable {
    private final OutputStream out;
    private boolean open = true;
    private @Nullable Throwable failure;

    StreamSink(OutputStream out) {
        this.out = out;
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
        requireWhole();
        int count = source.remaining();
        try {
            out.write(source.array(), source.arrayOffset() + source.position(), count);
        } catch (IOException | RuntimeException | Error e) {
            failure = e;
            throw e;
        }
        source.position(source.limit());
        return count;
    }

    @Override
    public void flush() throws IOException {
        requireWhole();
        try {
            out.flush();
        } catch (IOException | RuntimeException | Error e) {
            failure = e;
            throw e;
        }
    }

    private void requireWhole() throws IOException {
        if (failure != null) {
            throw new IOException(
                    "the stream has failed before, perhaps in the middle of a message: " + failure, failure);
        }
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void close() throws IOException {
        open = false;
        out.close();
    }
}
