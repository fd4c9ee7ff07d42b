package org.marshal4j.blackbox.dto;

import java.util.AbstractMap.SimpleEntry;
import java.util.Map;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;
import org.marshal4j.Shared;

/** Entries of objects that refer to each other, and of the type itself. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
public class LinkedPairs implements LinkedPairsMarshallable {
    @Shared
    Map.Entry<End, End> ends;

    @Shared
    End favourite;

    Map.Entry<Knot, LinkedPairs> next;
    SimpleEntry<LinkedPairs, LinkedPairs> both;

    /** In several places. */
    @Marshal
    public static class End implements LinkedPairs_EndMarshallable {
        String name;

        @Shared
        Map.Entry<Integer, End> opposite;
    }

    /** Knows where it is. */
    @Marshal
    public static class Knot implements LinkedPairs_KnotMarshallable {
        byte number;

        @Parent
        LinkedPairs around;
    }
}
