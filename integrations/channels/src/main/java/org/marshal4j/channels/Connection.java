package org.marshal4j.channels;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.ByteChannel;
import org.marshal4j.runtime.Marshaller;

/**
 * Both directions of a channel, such as a socket. Outgoing messages are of one type, incoming ones of another or the
 * same type.
 *
 * <pre>{@code
 * SocketChannel socket = SocketChannel.open(address);
 * try (Connection<Request, Reply> connection =
 *         Connection.over(socket, RequestMarshaller.INSTANCE, ReplyMarshaller.INSTANCE)) {
 *     connection.writer().write(request);
 *     Reply reply = connection.reader().read();
 * }
 * }</pre>
 *
 * <p>Each end sends the schemas of both types as soon as it is connected, and compares them before the first message.
 * So each end learns immediately if a type has another schema at the other end, and which field differs.
 *
 * <p><b>Threads.</b> The {@link #writer} may be used by one thread at a time and the {@link #reader} by one, possibly
 * another.
 *
 * @param <O> the type of outgoing messages
 * @param <I> the type of incoming messages
 */
public final class Connection<O, I> implements Closeable {
    private final MessageWriter<O> writer;
    private final MessageReader<I> reader;

    private Connection(ByteChannel channel, Marshaller<O> out, Marshaller<I> in, int maxFrame) {
        this.writer = new MessageWriter<>(channel, out, maxFrame, out, in);
        this.reader = new MessageReader<>(channel, in, maxFrame, out, in);
    }

    /**
     * Creates a connection over a channel, with {@link FrameLimits#DEFAULT}, and sends the header. The channel may be
     * non-blocking.
     *
     * @param <O> the type of outgoing messages
     * @param <I> the type of incoming messages
     * @param channel the channel
     * @param out the marshaller of outgoing messages
     * @param in the marshaller of incoming messages
     * @return the connection
     * @throws IOException from the channel
     */
    public static <O, I> Connection<O, I> over(ByteChannel channel, Marshaller<O> out, Marshaller<I> in)
            throws IOException {
        return over(channel, out, in, FrameLimits.DEFAULT);
    }

    /**
     * Creates a connection over a channel and sends the header. The channel may be non-blocking.
     *
     * @param <O> the type of outgoing messages
     * @param <I> the type of incoming messages
     * @param channel the channel
     * @param out the marshaller of outgoing messages
     * @param in the marshaller of incoming messages
     * @param maxFrame the longest message in either direction in bytes, 1 to {@link FrameLimits#LARGEST}
     * @return the connection
     * @throws IOException from the channel
     */
    public static <O, I> Connection<O, I> over(ByteChannel channel, Marshaller<O> out, Marshaller<I> in, int maxFrame)
            throws IOException {
        Connection<O, I> connection = new Connection<>(channel, out, in, maxFrame);
        // Otherwise, two ends that both wait for the other to begin would wait forever.
        connection.writer.flush();
        return connection;
    }

    /**
     * Creates a connection over two streams, such as those of a socket, with {@link FrameLimits#DEFAULT}, and sends
     * the header. The streams need not be buffered.
     *
     * @param <O> the type of outgoing messages
     * @param <I> the type of incoming messages
     * @param source delivers incoming messages
     * @param target takes outgoing messages
     * @param out the marshaller of outgoing messages
     * @param in the marshaller of incoming messages
     * @return the connection
     * @throws IOException from the streams
     */
    public static <O, I> Connection<O, I> over(
            InputStream source, OutputStream target, Marshaller<O> out, Marshaller<I> in) throws IOException {
        return over(source, target, out, in, FrameLimits.DEFAULT);
    }

    /**
     * Creates a connection over two streams, such as those of a socket, and sends the header. The streams need not be
     * buffered.
     *
     * @param <O> the type of outgoing messages
     * @param <I> the type of incoming messages
     * @param source delivers incoming messages
     * @param target takes outgoing messages
     * @param out the marshaller of outgoing messages
     * @param in the marshaller of incoming messages
     * @param maxFrame the longest message in either direction in bytes, 1 to {@link FrameLimits#LARGEST}
     * @return the connection
     * @throws IOException from the streams
     */
    public static <O, I> Connection<O, I> over(
            InputStream source, OutputStream target, Marshaller<O> out, Marshaller<I> in, int maxFrame)
            throws IOException {
        return over(new StreamPair(source, target), out, in, maxFrame);
    }

    /**
     * Reads the other end's header and sends the rest of our own. The first messages do this anyway; call this to
     * find out sooner.
     *
     * @return whether both headers are complete. If not, call it again when the channel is ready. Also false if the
     *     other end closed its side before sending anything; {@link MessageReader#isEnded} is then true
     * @throws IOException from the channel
     * @throws org.marshal4j.runtime.MarshalException MARSHAL218 if a type has another schema at the other
     *     end, MARSHAL219 if what comes is not a header
     */
    public boolean handshake() throws IOException {
        boolean sent = writer.flush();
        return reader.readHeader() && sent;
    }

    /** {@return the writer for outgoing messages} */
    public MessageWriter<O> writer() {
        return writer;
    }

    /** {@return the reader for incoming messages} */
    public MessageReader<I> reader() {
        return reader;
    }

    /** Sends what is still buffered and closes the channel or both streams, as {@link MessageWriter#close} does. */
    @Override
    public void close() throws IOException {
        writer.close();
    }
}
