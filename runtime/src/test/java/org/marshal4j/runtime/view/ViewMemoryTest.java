package org.marshal4j.runtime.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.InputSource;
import org.marshal4j.runtime.InputWindow;
import org.marshal4j.runtime.memory.BufferMemory;
import org.marshal4j.runtime.memory.RawMemory;

class ViewMemoryTest {
    private static final int SIZE = 64;

    /** Two parts of a file may be mapped one behind the other by chance, and only one of them at a time. */
    @Test
    void believesNoAddressBeforeTheWindow() {
        Assumptions.assumeTrue(RawMemory.REACHES_OBJECTS);
        ByteBuffer block = ByteBuffer.allocateDirect(2 * SIZE);
        Parts parts = new Parts(BufferMemory.at(block));
        ViewMemory memory = new ViewMemory();
        memory.show(new Input(parts), true);
        memory.showLent(parts.start + 8, parts.start + SIZE, SIZE);
        memory.requireAlive();
        assertThat(memory.takeAt(parts.start + 8, 8)).isEqualTo(parts.start + 8);
        assertThat(parts.shown).isEqualTo(-1);
        memory.requireAlive();
        assertThat(memory.takeAt(parts.start + SIZE, 8)).isEqualTo(parts.start + SIZE);
        assertThat(parts.shown).isEqualTo(1);
        memory.requireAlive();
        assertThat(memory.takeAt(parts.start + 8, 8)).isEqualTo(parts.start + 8);
        assertThat(parts.shown).isZero();
        Reference.reachabilityFence(block);
    }

    /** Has only one of two parts at a time. */
    private static final class Parts extends InputSource {
        private final long start;
        private int shown = -1;

        Parts(long start) {
            this.start = start;
        }

        @Override
        public boolean isThere() {
            return true;
        }

        @Override
        protected void require(InputWindow in, int size) {
            show(in, in.position());
        }

        @Override
        protected void moveTo(InputWindow in, long position) {
            show(in, position);
        }

        private void show(InputWindow in, long position) {
            shown = position < start + SIZE ? 0 : 1;
            long end = start + (shown + 1) * SIZE;
            in.window(null, start + shown * SIZE, position, end, 0, start + 2 * SIZE - end);
        }
    }
}
