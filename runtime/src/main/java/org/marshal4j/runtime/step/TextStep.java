package org.marshal4j.runtime.step;

import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.Input;

/**
 * Steps over a text, null included, and over what is of fixed size in front of it.
 *
 * @param before the number of bytes in front of it
 * @param max the maximum number of bytes of the text
 */
record TextStep(int before, int max) implements Step {
    @Override
    public void over(int depth, Input in) {
        // Most texts have a count of one byte.
        if (Math.min(max, in.limits().textBytes()) >= Byte.MAX_VALUE && in.skipText(before)) {
            return;
        }
        in.skip(before);
        in.skip(Math.max(0, Counted.readText("a text", max, in)));
    }

    @Override
    public boolean addTo(QuickTable table) {
        table.pass(before);
        table.counted(1, true);
        return max >= Byte.MAX_VALUE;
    }
}
