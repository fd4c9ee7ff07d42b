package org.marshal4j.channels;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Thrown if a frame is longer than allowed or has a negative length. After a failed read, close the stream, since the
 * position of the next frame is unknown. After a failed write, nothing of the message has been written, and you can
 * write the next one.
 *
 * <pre>{@code
 * try {
 *     writer.write(report);
 * } catch (FrameException e) {
 *     log.warn("a report of {} bytes exceeds the limit of {}", e.length(), e.limit());
 * }
 * }</pre>
 */
public final class FrameException extends IOException {
    private static final long serialVersionUID = 1L;

    /** The length of the frame in bytes. */
    private final long length;
    /** The longest frame allowed, in bytes. */
    private final int limit;

    FrameException(String message, long length, int limit, @Nullable Throwable cause) {
        super(message, cause);
        this.length = length;
        this.limit = limit;
    }

    static FrameException onReading(String what, long length, int limit) {
        String reason = length < 0
                ? "and no length is negative: this is not a stream of frames, or some of it was lost"
                : "more than the " + limit + " that are allowed";
        return new FrameException("a " + what + " has " + length + " bytes, " + reason, length, limit, null);
    }

    /** {@return the length of the frame in bytes; on writing, the length that the message needs} */
    public long length() {
        return length;
    }

    /** {@return the longest frame allowed, in bytes} */
    public int limit() {
        return limit;
    }
}
