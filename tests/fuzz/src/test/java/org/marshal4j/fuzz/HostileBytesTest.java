package org.marshal4j.fuzz;

import java.util.List;

/** Valid messages of every class, changed in every way that comes to mind, in every kind of memory. */
class HostileBytesTest extends HostileBytesChecks {
    /** Files are slow, so only every eighth round uses one. */
    private static final List<Place> PLACES = List.of(
            Memory.NATIVE,
            Memory.HEAP,
            PlainMemory.ARRAY,
            PlainMemory.DIRECT,
            Memory.NATIVE,
            Memory.HEAP,
            PlainMemory.HEAP,
            Memory.MAPPED);

    HostileBytesTest() {
        super(Targets.all(), PLACES);
    }

    static List<Hostile<?>> targets() {
        return Targets.all();
    }
}
