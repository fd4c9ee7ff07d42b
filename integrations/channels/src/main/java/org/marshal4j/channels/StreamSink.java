package org.marshal4j.channels;

import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;

/** Wraps an OutputStream as a blocking channel for buffers with arrays. Unlike the JDK's own, it makes no copy. */
final class StreamSink implements WritableByteChannel, Flushable {
    private final OutputStream out;
    private boolean open = true;

    StreamSink(OutputStream out) {
        this.out = out;
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
        int count = source.remaining();
        out.write(source.array(), source.arrayOffset() + source.position(), count);
        source.position(source.limit());
        return count;
    }

    @Override
    public void flush() throws IOException {
        out.flush();
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
