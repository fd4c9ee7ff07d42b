package org.marshal4j.channels;

import java.io.Flushable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.nio.channels.WritePendingException;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StreamHeader;

/** Builds a stream of a header and frames, which are kept until the channel accepts them. */
final class FrameSink {
    /** If more bytes than this are kept, they are sent before more are added. */
    private static final int ENOUGH = 1 << 16;

    private final WritableByteChannel channel;
    private final int maxFrame;
    private final ArrayTarget target = new ArrayTarget(1 << 10);
    private final Output out = target.output();
    private int sent;
    private ByteBuffer view = ByteBuffer.allocate(0);

    FrameSink(WritableByteChannel channel, int maxFrame, Marshaller<?>... announced) {
        this.channel = channel;
        this.maxFrame = FrameLimits.checked(maxFrame);
        StreamHeader.write(out, announced);
    }

    /** The number of bytes that wait to be sent. */
    int kept() {
        return (int) out.position() - sent;
    }

    /**
     * Appends a message to the kept bytes.
     *
     * @throws FrameException if it is too long; nothing is appended
     * @throws WritePendingException if too much is kept; nothing is appended
     */
    <T> void append(Marshaller<T> marshaller, T message) throws IOException {
        if (kept() > ENOUGH) {
            flush();
        }
        if (kept() > Math.max(maxFrame, ENOUGH)) {
            throw new WritePendingException();
        }
        if (sent >= kept()) {
            compact();
        }
        int start = (int) out.position();
        boolean done = false;
        try {
            target.limit((long) start + FrameSource.LENGTH + maxFrame);
            out.writeInt(0);
            marshaller.write(message, out);
            out.putInt(start, (int) out.position() - start - FrameSource.LENGTH);
            done = true;
        } catch (MarshalException e) {
            if (e.problem() == RuntimeProblem.BUFFER_FULL) {
                throw tooLong(marshaller, message, e);
            }
            throw e;
        } finally {
            if (!done) {
                out.rewind(start);
            }
        }
    }

    private void compact() {
        int kept = kept();
        System.arraycopy(target.array(), sent, target.array(), 0, kept);
        out.rewind(kept);
        sent = 0;
    }

    private <T> FrameException tooLong(Marshaller<T> marshaller, T message, MarshalException cause) {
        long size = marshaller.sizeOf(message);
        return new FrameException(
                "a " + marshaller.type().getName() + " of " + size + " bytes does not fit into a frame of at most "
                        + maxFrame,
                size,
                maxFrame,
                cause);
    }

    /** Sends as many bytes as the channel accepts; returns whether those were all. */
    boolean flush() throws IOException {
        while (kept() > 0) {
            ByteBuffer next = view();
            next.limit(sent + Math.min(kept(), ENOUGH)).position(sent);
            int count = channel.write(next);
            if (count == 0) {
                return false;
            }
            sent += count;
        }
        out.rewind(0);
        sent = 0;
        if (channel instanceof Flushable flushable) {
            flushable.flush();
        }
        return true;
    }

    private ByteBuffer view() {
        byte[] array = target.array();
        if (view.array() != array) {
            view = ByteBuffer.wrap(array);
        }
        return view;
    }
}
