package org.marshal4j.channels;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.WritableByteChannel;
import java.nio.channels.WritePendingException;
import org.marshal4j.runtime.Marshaller;

/**
 * Writes messages of one type to a channel or stream, each in a frame, behind a header that says what they are. The header goes with the first
 * bytes that are sent.
 *
 * <p><b>What is not taken.</b> A channel that does not block may take a part of the bytes. The rest is kept and sent by the next call; {@link #flush}
 * sends it alone. Whoever uses a selector asks for {@code OP_WRITE} while {@link #kept} is not 0. If the other end reads nothing for long, at
 * most the limit of a frame (64 KiB if that is less) is kept, with one message more; then messages are refused.
 *
 * <p><b>Failures.</b> A message that cannot be written ({@link org.marshal4j.runtime.problem.MarshalException}) or is too long ({@link FrameException})
 * leaves no trace: the next one can be written. What the channel throws is passed on as it is.
 *
 * <p><b>Memory.</b> There is a buffer as large as what has been kept at a time. It is used again: writing makes no garbage.
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

    /** Writes to a channel, which may be one that does not block, with {@link FrameLimits#DEFAULT}. */
    public static <T> MessageWriter<T> of(WritableByteChannel channel, Marshaller<T> marshaller) {
        return of(channel, marshaller, FrameLimits.DEFAULT);
    }

    /**
     * Writes to a channel, which may be one that does not block.
     *
     * @param maxFrame the most bytes of a message, 1 to {@link FrameLimits#LARGEST}
     */
    public static <T> MessageWriter<T> of(WritableByteChannel channel, Marshaller<T> marshaller, int maxFrame) {
        return new MessageWriter<>(channel, marshaller, maxFrame, marshaller);
    }

    /** Writes to a stream, with {@link FrameLimits#DEFAULT}. It need not be buffered: this writer is. */
    public static <T> MessageWriter<T> of(OutputStream out, Marshaller<T> marshaller) {
        return of(new StreamSink(out), marshaller);
    }

    /**
     * Writes to a stream. It need not be buffered: this writer is.
     *
     * @param maxFrame the most bytes of a message, 1 to {@link FrameLimits#LARGEST}
     */
    public static <T> MessageWriter<T> of(OutputStream out, Marshaller<T> marshaller, int maxFrame) {
        return of(new StreamSink(out), marshaller, maxFrame);
    }

    /**
     * Writes a message and sends it, with all that was kept before.
     *
     * @return whether the channel took all; if not, the rest is kept
     * @throws WritePendingException if too much is kept; the message is not written
     * @throws FrameException if it is too long; it is not written
     */
    public boolean write(T message) throws IOException {
        append(message);
        return flush();
    }

    /**
     * Writes a message to be sent later: by {@link #flush} or {@link #write}, or when more than 64 KiB are kept.
     *
     * @throws WritePendingException if too much is kept, and the channel takes none of it; the message is not written
     * @throws FrameException if it is too long; it is not written
     */
    public void append(T message) throws IOException {
        requireOpen();
        frames.append(marshaller, message);
    }

    /**
     * Sends what is kept, the header too, and flushes a stream.
     *
     * @return whether the channel took all; one that blocks always does
     */
    public boolean flush() throws IOException {
        requireOpen();
        return frames.flush();
    }

    /** How many bytes were written and not sent. */
    public int kept() {
        return frames.kept();
    }

    private void requireOpen() throws ClosedChannelException {
        if (isClosed) {
            throw new ClosedChannelException();
        }
    }

    /**
     * Sends what is kept, and closes the channel or stream in any case. The second time it does nothing.
     *
     * @throws IOException if the channel does not take all of it, so that the other end gets less than was written
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
