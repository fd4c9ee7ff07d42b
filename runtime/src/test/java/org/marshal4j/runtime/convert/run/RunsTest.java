package org.marshal4j.runtime.convert.run;

import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

/** A conversion may begin while another one runs in the same thread: a source of bytes may convert messages itself. */
class RunsTest {

    @Test
    void conversionInsideAnotherHasStateOfItsOwn() {
        Run first = Runs.take(0);
        Runs.giveBack(first);

        Run outer = Runs.take(0);
        Run inner = Runs.take(0);

        assertSame(first, outer);
        assertNotSame(outer, inner);
        Runs.giveBack(inner);
        Runs.giveBack(outer);
    }
}
