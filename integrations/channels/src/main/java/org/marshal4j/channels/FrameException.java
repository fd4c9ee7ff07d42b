package org.marshal4j.channels;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * A frame is longer than allowed, or its length is negative. Thrown on reading, the stream is of no use any more, since nobody knows where
 * the next frame begins: close it. Thrown on writing, nothing of the message was written, and the next one can be.
 */
public final class FrameException extends IOException {
    private static final long serialVersionUID = 1L;

    private final long length;
    private final int limit;

    FrameException(String message, long length, int limit, @Nullable Throwable cause) {
        super(message, cause);
        this.length = length;
        this.limit = limit;
    }

    static FrameException onReading(String what, long length, int limit) {
        String reason = length < 0
                ? "no length is negative, so that these bytes are no stream of frames, or something was lost"
                : "more than the " + limit + " that are allowed";
        return new FrameException("a " + what + " of " + length + " bytes comes: " + reason, length, limit, null);
    }

    /** The length of the frame in bytes; of one that was to be written, as much as its message takes. */
    public long length() {
        return length;
    }

    /** The most bytes that were allowed. */
    public int limit() {
        return limit;
    }
}
