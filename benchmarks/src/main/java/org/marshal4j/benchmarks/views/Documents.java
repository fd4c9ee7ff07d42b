package org.marshal4j.benchmarks.views;

import java.util.function.Predicate;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.wire.DocumentContext;

/** The documents of a queue, from a tailer on. */
final class Documents {
    private Documents() {}

    /** Counts those whose bytes pass the test. */
    static int count(ExcerptTailer tailer, Predicate<Bytes<?>> test) {
        int found = 0;
        while (true) {
            try (DocumentContext document = tailer.readingDocument()) {
                if (!document.isPresent()) {
                    return found;
                }
                found += test.test(document.wire().bytes()) ? 1 : 0;
            }
        }
    }
}
