package org.marshal4j.channels;

/**
 * How long the messages of a channel may be. A reader refuses a longer frame by its length alone, before it makes room for any of it; a
 * writer refuses to send one. Both ends should have the same limit: each protects itself only.
 */
public final class FrameLimits {
    /** The most bytes of a message unless another limit is given: 1 MiB. */
    public static final int DEFAULT = 1 << 20;

    /** The greatest limit that can be given: 512 MiB. What waits to be sent and one message more fit an array then. */
    public static final int LARGEST = 1 << 29;

    /** The most bytes of a header, which is far above what the schemas of a hundred types take: 1 MiB. */
    static final int HEADER = 1 << 20;

    private FrameLimits() {}

    static int checked(int maxFrame) {
        if (maxFrame < 1 || maxFrame > LARGEST) {
            throw new IllegalArgumentException("the most bytes of a frame are 1 to " + LARGEST + ", not " + maxFrame);
        }
        return maxFrame;
    }
}
