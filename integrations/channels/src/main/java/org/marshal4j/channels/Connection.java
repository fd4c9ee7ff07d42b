package org.marshal4j.channels;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.ByteChannel;
import org.marshal4j.runtime.Marshaller;

/**
 * Both directions of a channel, such as a socket: messages of one type go out, those of another, or the same, come in. Each end announces
 * both types as soon as there is a connection, and compares both before the first message: so either learns from the first bytes of the other
 * whether a type has another form there, and which field of it.
 *
 * <p><b>Threads.</b> One at a time for the {@link #writer}, and one, which may be another, for the {@link #reader}.
 *
 * @param <O> the type of the messages that go out
 * @param <I> the type of the messages that come in
 */
public final class Connection<O, I> implements Closeable {
    private final MessageWriter<O> writer;
    private final MessageReader<I> reader;

    private Connection(ByteChannel channel, Marshaller<O> out, Marshaller<I> in, int maxFrame) {
        this.writer = new MessageWriter<>(channel, out, maxFrame, out, in);
        this.reader = new MessageReader<>(channel, in, maxFrame, out, in);
    }

    /** A connection over a channel, which may be one that does not block, with {@link FrameLimits#DEFAULT}. Sends the header. */
    public static <O, I> Connection<O, I> over(ByteChannel channel, Marshaller<O> out, Marshaller<I> in)
            throws IOException {
        return over(channel, out, in, FrameLimits.DEFAULT);
    }

    /**
     * A connection over a channel, which may be one that does not block. Sends the header.
     *
     * @param maxFrame the most bytes of a message in either direction, 1 to {@link FrameLimits#LARGEST}
     */
    public static <O, I> Connection<O, I> over(ByteChannel channel, Marshaller<O> out, Marshaller<I> in, int maxFrame)
            throws IOException {
        Connection<O, I> connection = new Connection<>(channel, out, in, maxFrame);
        // Otherwise two ends that both wait for the other to begin would do so for ever.
        connection.writer.flush();
        return connection;
    }

    /** A connection over two streams, such as those of a socket, with {@link FrameLimits#DEFAULT}. They need not be buffered. Sends the header. */
    public static <O, I> Connection<O, I> over(
            InputStream source, OutputStream target, Marshaller<O> out, Marshaller<I> in) throws IOException {
        return over(source, target, out, in, FrameLimits.DEFAULT);
    }

    /**
     * A connection over two streams, such as those of a socket. They need not be buffered. Sends the header.
     *
     * @param maxFrame the most bytes of a message in either direction, 1 to {@link FrameLimits#LARGEST}
     */
    public static <O, I> Connection<O, I> over(
            InputStream source, OutputStream target, Marshaller<O> out, Marshaller<I> in, int maxFrame)
            throws IOException {
        return over(new StreamPair(source, target), out, in, maxFrame);
    }

    /**
     * Reads the header of the other end, and sends what is left of the own one. The first messages that are read and sent do so as well; this
     * is for those who want to know before.
     *
     * @return whether both is done; where the channel does not block, call it again when it is ready. False, too, if the other end closed its
     *     side before it sent anything: the reader {@linkplain MessageReader#isEnded is at its end} then
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL218 if a type has another form at the other end, MARSHAL219 if no header comes
     */
    public boolean handshake() throws IOException {
        boolean sent = writer.flush();
        return reader.readHeader() && sent;
    }

    /** What sends. */
    public MessageWriter<O> writer() {
        return writer;
    }

    /** What receives. */
    public MessageReader<I> reader() {
        return reader;
    }

    /** Sends what is kept, and closes the channel or both streams, as {@link MessageWriter#close} does. */
    @Override
    public void close() throws IOException {
        writer.close();
    }
}
