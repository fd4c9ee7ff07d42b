package org.marshal4j.runtime.convert.run;

import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** A conversion may begin while another one runs in the same thread: a source of bytes may convert messages itself. */
class RunsTest {

    @Test
    void conversionInsideAnotherHasStateOfItsOwn() {
        Run first = take();
        Runs.giveBack(first);

        Run outer = take();
        Run inner = take();

        assertSame(first, outer);
        assertNotSame(outer, inner);
        Runs.giveBack(inner);
        Runs.giveBack(outer);
    }

    private static Run take() {
        return Runs.take(Input.of(new byte[0]), Output.to(new byte[0]));
    }
}
