package org.marshal4j.runtime.jdk;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Text;

/** The size of values that are a number of bytes, then a text. */
final class CountedText {
    private CountedText() {}

    /**
     * Returns the size of the value at the read position.
     *
     * @param before the number of bytes before the text
     */
    static long sizeAt(int before, Input in) {
        long start = in.position();
        Text.skip(before, in);
        return in.position() - start;
    }
}
