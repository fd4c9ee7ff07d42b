package org.marshal4j.channels;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.ReadableByteChannel;
import java.util.Arrays;
import java.util.function.Consumer;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.memory.ArraySource;
import org.marshal4j.runtime.memory.Input;

/**
 * Takes a stream apart: the header, then frames. What has arrived is kept until the rest comes. The buffer grows with what has come, not with
 * what a length promises, and stays as large as it has become.
 */
final class FrameSource {
    static final int LENGTH = Integer.BYTES;

    private static final int INITIAL = 1 << 13;

    /** The JDK keeps a direct buffer of the size of each transfer for each thread. */
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

    /** The frame that {@link #next()} found, from its position to its limit; until the next call. */
    Input frame() {
        return frame.input();
    }

    /** Whether all has been handed out, and nothing more will come. */
    boolean isEnded() {
        return ended && from == to;
    }

    /**
     * Goes behind the header, if all of it has arrived.
     *
     * @param check what reads it
     * @throws org.marshal4j.runtime.problem.MarshalException if it is none, or the check throws. It stays where it is
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
     * Takes the next frame, if all of it has arrived.
     *
     * @throws EOFException if the stream ends within it
     * @throws FrameException if it is too long; it stays where it is
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

    /** Makes room for at least one byte more of the {@code count} that are waited for. */
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
