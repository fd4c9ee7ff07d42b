package org.marshal4j.channels;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.WritableByteChannel;
import java.nio.channels.WritePendingException;
import org.marshal4j.runtime.Marshaller;

/**
 * Writes messages of one type to a channel or stream, each in a frame. A header before them contains the schema; it
 * is sent with the first bytes.
 *
 * <pre>{@code
 * try (MessageWriter<Quote> writer = MessageWriter.of(socket, QuoteMarshaller.INSTANCE)) {
 *     writer.write(quote);
 * }
 * }</pre>
 *
 * <p><b>Backpressure.</b> A non-blocking channel may accept only part of the bytes. The rest is kept and sent by the
 * next call, or by {@link #flush}. If you use a selector, register for {@code OP_WRITE} while {@link #kept} is not 0.
 * If the other end stops reading, the writer keeps as many bytes as the limit of a frame (at least 64 KiB), plus one
 * message; after that it refuses messages.
 *
 * <p><b>Failures.</b> If a message cannot be written ({@link org.marshal4j.runtime.MarshalException}) or is
 * too long ({@link FrameException}), nothing of it is sent, and you can write the next one. Exceptions of the channel
 * are passed on unchanged.
 *
 * <p><b>Memory.</b> The buffer grows to the largest number of bytes that were kept at once. It is reused: writing
 * creates no garbage.
 *
 * <p><b>Threads.</b> One at a time.
 *
 * @param <T> the type of the messages
 */
public final class MessageWriter<T> implements Closeable {
    private final WritableByteChannel channel;
    private final Marshaller<T> marshaller;
    private final FrameSink frames;
    private boolean isClosed;

    MessageWriter(WritableByteChannel channel, Marshaller<T> marshaller, int maxFrame, Marshaller<?>... announced) {
        this.channel = channel;
        this.marshaller = marshaller;
        this.frames = new FrameSink(channel, maxFrame, announced);
    }

    /**
     * Creates a writer for a channel, with {@link FrameLimits#DEFAULT}. The channel may be non-blocking.
     *
     * @param <T> the type of the messages
     * @param channel the channel
     * @param marshaller the marshaller of the messages
     * @return the writer
     */
    public static <T> MessageWriter<T> of(WritableByteChannel channel, Marshaller<T> marshaller) {
        return of(channel, marshaller, FrameLimits.DEFAULT);
    }

    /**
     * Creates a writer for a channel. The channel may be non-blocking.
     *
     * @param <T> the type of the messages
     * @param channel the channel
     * @param marshaller the marshaller of the messages
     * @param maxFrame the longest message in bytes, 1 to {@link FrameLimits#LARGEST}
     * @return the writer
     */
    public static <T> MessageWriter<T> of(WritableByteChannel channel, Marshaller<T> marshaller, int maxFrame) {
        return new MessageWriter<>(channel, marshaller, maxFrame, marshaller);
    }

    /**
     * Creates a writer for a stream, with {@link FrameLimits#DEFAULT}. The stream need not be buffered.
     *
     * @param <T> the type of the messages
     * @param out the stream
     * @param marshaller the marshaller of the messages
     * @return the writer
     */
    public static <T> MessageWriter<T> of(OutputStream out, Marshaller<T> marshaller) {
        return of(new StreamSink(out), marshaller);
    }

    /**
     * Creates a writer for a stream. The stream need not be buffered.
     *
     * @param <T> the type of the messages
     * @param out the stream
     * @param marshaller the marshaller of the messages
     * @param maxFrame the longest message in bytes, 1 to {@link FrameLimits#LARGEST}
     * @return the writer
     */
    public static <T> MessageWriter<T> of(OutputStream out, Marshaller<T> marshaller, int maxFrame) {
        return of(new StreamSink(out), marshaller, maxFrame);
    }

    /**
     * Writes a message and sends it, along with everything kept before.
     *
     * @param message the message
     * @return whether the channel accepted everything; if not, the rest is kept
     * @throws WritePendingException if too much is kept; the message is not written
     * @throws FrameException if it is too long; it is not written
     * @throws IOException from the channel
     */
    public boolean write(T message) throws IOException {
        append(message);
        return flush();
    }

    /**
     * Writes a message without sending it. It is sent by {@link #flush} or {@link #write}, or when more than 64 KiB
     * are kept.
     *
     * @param message the message
     * @throws WritePendingException if too much is kept and the channel accepts none of it; the message is not
     *     written
     * @throws FrameException if it is too long; it is not written
     * @throws IOException from the channel
     */
    public void append(T message) throws IOException {
        requireOpen();
        frames.append(marshaller, message);
    }

    /**
     * Sends everything that is kept, including the header, and flushes a stream.
     *
     * @return whether the channel accepted everything; a blocking one always does
     * @throws IOException from the channel
     */
    public boolean flush() throws IOException {
        requireOpen();
        return frames.flush();
    }

    /** {@return the number of bytes that were written and not yet sent} */
    public int kept() {
        return frames.kept();
    }

    private void requireOpen() throws ClosedChannelException {
        if (isClosed) {
            throw new ClosedChannelException();
        }
    }

    /**
     * Sends everything that is kept and closes the channel or stream, even if that fails. Further calls do nothing.
     *
     * @throws IOException if the channel does not accept everything, so that the other end gets less than was written
     */
    @Override
    public void close() throws IOException {
        if (isClosed) {
            return;
        }
        isClosed = true;
        try (channel) {
            if (channel.isOpen() && !frames.flush()) {
                throw new IOException(frames.kept() + " bytes were written and could not be sent before closing");
            }
        }
    }
}
