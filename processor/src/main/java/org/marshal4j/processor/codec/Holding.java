package org.marshal4j.processor.codec;

import java.util.List;

/** A codec of values that hold others, which can be asked for one by one: collections, maps, arrays of objects, holders. */
public interface Holding extends StepCodec {

    /** What a value holds. */
    List<Held> held();

    /** Whether equal values hold what they hold in the same order. */
    boolean isOrdered();

    /** What a value of any codec holds; nothing of most. */
    static List<Held> of(StepCodec codec) {
        return codec instanceof Holding holding ? holding.held() : List.of();
    }
}
