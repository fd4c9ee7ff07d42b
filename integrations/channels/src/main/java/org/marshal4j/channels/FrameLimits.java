package org.marshal4j.channels;

/**
 * How long messages may be. A reader refuses a longer frame as soon as it sees the length, before it allocates memory
 * for it; a writer refuses to send one. Each end protects only itself, so use the same limit at both.
 *
 * <pre>{@code
 * MessageReader<Quote> reader = MessageReader.of(socket, QuoteMarshaller.INSTANCE, 64 * 1024);
 * }</pre>
 */
public final class FrameLimits {
    /** The default limit for a message: 1 MiB. */
    public static final int DEFAULT = 1 << 20;

    /** The largest limit allowed: 512 MiB, so that the kept bytes and one more message fit in an array. */
    public static final int LARGEST = 1 << 29;

    /** The maximum size of a header: 1 MiB, which is far more than the schemas of a hundred types take. */
    static final int HEADER = 1 << 20;

    private FrameLimits() {}

    static int checked(int maxFrame) {
        if (maxFrame < 1 || maxFrame > LARGEST) {
            throw new IllegalArgumentException(
                    "the maximum size of a frame must be from 1 to " + LARGEST + " bytes, not " + maxFrame);
        }
        return maxFrame;
    }
}
