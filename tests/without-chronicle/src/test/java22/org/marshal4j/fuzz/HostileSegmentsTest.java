package org.marshal4j.fuzz;

import java.util.List;

/** Valid messages, changed in every way that comes to mind, in memory segments. */
class HostileSegmentsTest extends HostileBytesChecks {
    HostileSegmentsTest() {
        super(PlainTargets.all(), List.of(SegmentPlace.values()));
    }

    static List<Hostile<?>> targets() {
        return PlainTargets.all();
    }
}
