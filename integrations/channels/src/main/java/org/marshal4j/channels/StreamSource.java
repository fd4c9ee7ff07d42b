package org.marshal4j.channels;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;

/** Wraps an InputStream as a blocking channel for buffers with arrays. Unlike the JDK's own, it makes no copy. */
final class StreamSource implements ReadableByteChannel {
    private final InputStream in;
    private boolean open = true;

    StreamSource(InputStream in) {
        this.in = in;
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
        int count = in.read(target.array(), target.arrayOffset() + target.position(), target.remaining());
        if (count > 0) {
            target.position(target.position() + count);
        }
        return count;
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void close() throws IOException {
        open = false;
        in.close();
    }
}
