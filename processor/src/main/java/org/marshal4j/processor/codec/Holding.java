package org.marshal4j.processor.codec;

import java.util.List;

/** A codec of values that contain others: collections, maps, arrays of objects, holders. */
public interface Holding extends StepCodec {

    /** The values that one contains. */
    List<Held> held();

    /** Whether equal values contain their values in the same order. */
    boolean isOrdered();

    /** The values that one of any codec contains; for most codecs none. */
    static List<Held> of(StepCodec codec) {
        return codec instanceof Holding holding ? holding.held() : List.of();
    }
}
