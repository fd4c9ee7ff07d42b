package org.marshal4j.examples.engines;

import org.apache.flink.api.common.typeinfo.TypeInfo;
import org.marshal4j.Marshal;
import org.marshal4j.flink.MarshallerTypeInfoFactory;

/** Which books of a symbol have been processed: Flink's state, and the value of a Hazelcast map. */
@Marshal
@TypeInfo(MarshallerTypeInfoFactory.class)
public final class Progress {
    long last;
    long counted;
    long lost;
    long doubled;

    /** Counts a book, given its number. */
    void count(long sequence) {
        counted++;
        if (sequence <= last) {
            doubled++;
        } else {
            lost += sequence - last - 1;
            last = sequence;
        }
    }
}
