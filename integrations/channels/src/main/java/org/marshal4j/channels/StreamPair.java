package org.marshal4j.channels;

import java.io.Flushable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;

/** Combines two streams, such as those of a socket, into one channel. */
final class StreamPair implements ByteChannel, Flushable {
    private final StreamSource source;
    private final StreamSink sink;

    StreamPair(InputStream in, OutputStream out) {
        this.source = new StreamSource(in);
        this.sink = new StreamSink(out);
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
        return source.read(target);
    }

    @Override
    public int write(ByteBuffer from) throws IOException {
        return sink.write(from);
    }

    @Override
    public void flush() throws IOException {
        sink.flush();
    }

    @Override
    public boolean isOpen() {
        return source.isOpen() && sink.isOpen();
    }

    @Override
    public void close() throws IOException {
        try (source) {
            sink.close();
        }
    }
}
