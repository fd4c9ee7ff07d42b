package org.marshal4j.tools.work;

/**
 * Takes what a command tells. Texts name other commands as goals, such as {@code marshal4j:update}, and options as
 * Maven's properties, such as {@code marshal4j.timeout}: a face with other names replaces them.
 */
public interface Teller {
    /** How much there is to do if nobody knows. */
    long UNKNOWN = -1;

    /**
     * Takes what has been done.
     *
     * @param line the text, without a line end
     */
    void info(String line);

    /**
     * Takes what somebody should look at.
     *
     * @param line the text, without a line end
     */
    void warn(String line);

    /**
     * Takes what is wrong.
     *
     * @param line the text, without a line end
     */
    void error(String line);

    /**
     * Takes how far long work is. It may be called often.
     *
     * @param done how much is done
     * @param all how much there is to do, or {@link #UNKNOWN}
     * @param what what is counted, such as {@code classes}
     */
    default void progress(long done, long all, String what) {}
}
