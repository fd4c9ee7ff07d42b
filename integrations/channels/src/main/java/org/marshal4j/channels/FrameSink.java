package org.marshal4j.channels;

import java.io.Flushable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.nio.channels.WritePendingException;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/** Puts a stream together: the header, then frames, which are kept until the channel takes them. */
final class FrameSink {
    /** So much is sent before more is put behind it. */
    private static final int ENOUGH = 1 << 16;

    private final WritableByteChannel channel;
    private final int maxFrame;
    private final Bytes<byte[]> bytes = Bytes.allocateElasticOnHeap();
    private ByteBuffer view = ByteBuffer.allocate(0);

    FrameSink(WritableByteChannel channel, int maxFrame, Marshaller<?>... announced) {
        this.channel = channel;
        this.maxFrame = FrameLimits.checked(maxFrame);
        // Whoever writes next may be another thread.
        bytes.singleThreadedCheckDisabled(true);
        StreamHeader.write(bytes, announced);
    }

    /** How many bytes wait to be sent. */
    int kept() {
        return (int) bytes.readRemaining();
    }

    /**
     * Puts a message behind what is kept.
     *
     * @throws FrameException if it is too long; nothing is put there
     * @throws WritePendingException if too much is kept; nothing is put there
     */
    <T> void append(Marshaller<T> marshaller, T message) throws IOException {
        if (kept() > ENOUGH) {
            flush();
        }
        if (kept() > Math.max(maxFrame, ENOUGH)) {
            throw new WritePendingException();
        }
        if (bytes.readPosition() >= kept()) {
            bytes.compact();
        }
        long start = bytes.writePosition();
        boolean done = false;
        try {
            bytes.writeLimit(start + FrameSource.LENGTH + maxFrame);
            bytes.writeInt(0);
            marshaller.write(message, bytes);
            bytes.writeInt(start, (int) (bytes.writePosition() - start - FrameSource.LENGTH));
            done = true;
        } catch (MarshalException e) {
            if (e.problem() == RuntimeProblem.BUFFER_FULL) {
                throw tooLong(marshaller, message, e);
            }
            throw e;
        } finally {
            if (!done) {
                bytes.writePosition(start);
            }
        }
    }

    private <T> FrameException tooLong(Marshaller<T> marshaller, T message, MarshalException cause) {
        long size = marshaller.sizeOf(message);
        return new FrameException(
                "a " + marshaller.type().getName() + " of " + size + " bytes does not fit a frame: " + maxFrame
                        + " are allowed",
                size,
                maxFrame,
                cause);
    }

    /** Sends what the channel takes; whether that was all. */
    boolean flush() throws IOException {
        while (kept() > 0) {
            ByteBuffer next = view();
            int at = (int) bytes.readPosition();
            next.limit(at + Math.min(kept(), ENOUGH)).position(at);
            int count = channel.write(next);
            if (count == 0) {
                return false;
            }
            bytes.readSkip(count);
        }
        bytes.clear();
        if (channel instanceof Flushable flushable) {
            flushable.flush();
        }
        return true;
    }

    private ByteBuffer view() {
        byte[] array = bytes.underlyingObject();
        if (array == null) {
            throw new IllegalStateException("an array is what was allocated");
        }
        if (view.array() != array) {
            view = ByteBuffer.wrap(array);
        }
        return view;
    }
}
