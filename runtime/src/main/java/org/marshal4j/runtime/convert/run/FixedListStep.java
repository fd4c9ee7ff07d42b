package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Converts a collection or an array of objects whose elements have a fixed size on both sides, several at a time. */
public final class FixedListStep extends ConvertStep {
    /** At most as many bytes are taken at once: an input may have to copy them. */
    private static final int MOST = 1 << 10;

    private final CountStep count;
    private final Fixed element;
    private final int together;

    private FixedListStep(CountStep count, Fixed element) {
        this.count = count;
        this.element = element;
        this.together = Math.max(1, MOST / Math.max(1, Math.max(element.from, element.to)));
    }

    public static ConvertStep of(CountStep count, Fixed element) {
        return new FixedListStep(count, element);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        int elements = count.convert(in, out);
        for (int i = 0; i < elements; i += together) {
            some(i, Math.min(together, elements - i), run, in, out);
        }
    }

    private void some(int first, int some, Run run, Input in, Output out) {
        int size = element.from;
        int todaySize = element.to;
        long position = in.position();
        long at = in.take(some * size);
        Object base = in.base();
        run.origin = position - at;
        long to = out.reserve(some * todaySize);
        Object toBase = out.base();
        int i = 0;
        try {
            for (; i < some; i++) {
                element.convert(run, base, at, toBase, to);
                at += size;
                to += todaySize;
            }
        } catch (RuntimeException e) {
            throw run.failed(e, "[" + (first + i) + "]", run.origin + at + element.read());
        }
    }
}
