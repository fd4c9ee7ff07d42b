package org.marshal4j.tools.cat;

/**
 * What was shown.
 *
 * @param messages how many messages were shown
 * @param documents how many documents were read, without headers
 * @param unfit how many of them are no messages of the expected type
 * @param damages how many places are damaged, so that documents may be missing
 */
public record CatResult(long messages, long documents, long unfit, long damages) {
    /** {@return whether everything could be read} */
    public boolean isClean() {
        return unfit == 0 && damages == 0;
    }
}
