package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;
import org.marshal4j.Since;

/** Evolvable classes of nothing but primitive fields, whose messages are stored straight. */
public final class EvolvableNumbers {
    private EvolvableNumbers() {}

    /** Has fields of two versions. */
    @Marshal(evolvable = true, view = true)
    public static class Stamp implements EvolvableNumbers_StampMarshallable {
        long time;
        boolean exact;

        @Since(2)
        int source;
    }

    /** Has another versioned block. */
    @Marshal(evolvable = true, view = true)
    public static class Level extends Stamp implements EvolvableNumbers_LevelMarshallable {
        double price;
        char side;

        @Since(3)
        boolean firm;
    }

    /** Has a versioned block without fields. */
    @Marshal(evolvable = true, view = true)
    public static class Best extends Level implements EvolvableNumbers_BestMarshallable {}
}
