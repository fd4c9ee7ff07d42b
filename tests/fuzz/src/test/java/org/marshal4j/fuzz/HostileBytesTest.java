package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

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

    @Test
    void theBitsOfBooleansAreLookedAt() {
        assertThat(BooleanBits.CAN_LOOK).isTrue();
    }

    static List<Hostile<?>> targets() {
        return Targets.all();
    }
}
