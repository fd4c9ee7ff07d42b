package org.marshal4j.channels;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.ReadableByteChannel;
import java.util.Arrays;
import java.util.function.Consumer;
import org.marshal4j.runtime.ArraySource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.StreamHeader;

/**
 * Splits a stream into its header and frames. Incomplete parts are kept until the rest arrives. The buffer grows with
 * the bytes that have arrived, not with what a length promises, and never shrinks.
 */
final class FrameSource {
    static final int LENGTH = Integer.BYTES;

    private static final int INITIAL = 1 << 13;

    /** The JDK keeps a direct buffer of this size for each thread that transfers so much. */
    private static final int TRANSFER = 1 << 16;

    private final ReadableByteChannel channel;
    private final int maxFrame;
    private byte[] array = new byte[INITIAL];
    private ByteBuffer view = viewOf(array);
    private final ArraySource frame = new ArraySource();
    private int from;
    private int to;
    private boolean ended;

    FrameSource(ReadableByteChannel channel, int maxFrame) {
        this.channel = channel;
        this.maxFrame = FrameLimits.checked(maxFrame);
    }

    /** The frame that {@link #next()} found, from its position to its limit; valid until the next call. */
    Input frame() {
        return frame.input();
    }

    /** Whether all frames have been returned and nothing more will come. */
    boolean isEnded() {
        return ended && from == to;
    }

    /**
     * Moves past the header, if all of it has arrived.
     *
     * @param check reads the header
     * @throws org.marshal4j.runtime.MarshalException if it is not a header, or the check throws; the position
     *     stays the same
     */
    boolean header(Consumer<? super Input> check) throws IOException {
        if (!has(StreamHeader.PREFIX, "the header")) {
            return false;
        }
        long size = StreamHeader.size(frame.show(array, from, StreamHeader.PREFIX));
        if (size > FrameLimits.HEADER) {
            throw FrameException.onReading("header", size, FrameLimits.HEADER);
        }
        if (!has((int) size, "the header")) {
            return false;
        }
        check.accept(frame.show(array, from, (int) size));
        from += (int) size;
        return true;
    }

    /**
     * Moves to the next frame, if all of it has arrived.
     *
     * @throws EOFException if the stream ends within the frame
     * @throws FrameException if the frame is too long; the position stays the same
     */
    boolean next() throws IOException {
        if (!has(LENGTH, "the length of a frame")) {
            return false;
        }
        int length = view.getInt(from);
        if (length < 0 || length > maxFrame) {
            throw FrameException.onReading("frame", length, maxFrame);
        }
        if (!has(LENGTH + length, "a frame")) {
            return false;
        }
        frame.show(array, from + LENGTH, length);
        from += LENGTH + length;
        return true;
    }

    private boolean has(int count, String what) throws IOException {
        while (to - from < count) {
            if (!ended) {
                makeRoom(count);
                view.limit(Math.min(array.length, to + TRANSFER)).position(to);
                int more = channel.read(view);
                if (more == 0) {
                    return false;
                }
                ended = more < 0;
                to += Math.max(0, more);
            } else if (from == to) {
                return false;
            } else {
                throw new EOFException(
                        "the stream ended within " + what + ": " + (to - from) + " of " + count + " bytes came");
            }
        }
        return true;
    }

    /** Makes room for at least one more of the {@code count} bytes that are needed. */
    private void makeRoom(int count) {
        if (from == to) {
            from = 0;
            to = 0;
        }
        if (from > array.length - count) {
            System.arraycopy(array, from, array, 0, to - from);
            to -= from;
            from = 0;
        }
        if (to == array.length) {
            array = Arrays.copyOf(array, (int) Math.min(count, 2L * array.length));
            view = viewOf(array);
        }
    }

    private static ByteBuffer viewOf(byte[] array) {
        return ByteBuffer.wrap(array).order(ByteOrder.LITTLE_ENDIAN);
    }
}
