package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The buffers that are kept. */
class ScratchBytesTest {
    @Test
    void isUsedAgain() {
        byte[] first;
        try (ScratchBytes scratch = ScratchBytes.take()) {
            first = scratch.array();
            scratch.bytes().writeLimit(10).writeInt(1);
        }
        try (ScratchBytes scratch = ScratchBytes.take()) {
            assertThat(scratch.array()).isSameAs(first);
            assertThat(scratch.bytes().writePosition()).isZero();
            assertThat(scratch.bytes().readRemaining()).isZero();
            assertThat(scratch.bytes().writeLimit()).isEqualTo(scratch.bytes().capacity());
        }
    }

    @Test
    void isTheCallersOwn() {
        try (ScratchBytes one = ScratchBytes.take();
                ScratchBytes other = ScratchBytes.take()) {
            assertThat(other.array()).isNotSameAs(one.array());
        }
    }

    @Test
    void isNotKeptIfItIsLarge() {
        byte[] large;
        try (ScratchBytes scratch = ScratchBytes.take()) {
            large = scratch.array(ScratchBytes.KEPT + 1);
        }
        try (ScratchBytes scratch = ScratchBytes.take()) {
            assertThat(scratch.array()).isNotSameAs(large).hasSizeLessThanOrEqualTo(ScratchBytes.KEPT);
        }
        byte[] small;
        try (ScratchBytes scratch = ScratchBytes.take()) {
            small = scratch.array(ScratchBytes.KEPT);
        }
        try (ScratchBytes scratch = ScratchBytes.take()) {
            assertThat(scratch.array()).isSameAs(small);
        }
    }

    @Test
    void keepsWhatIsThereWhileItGrows() {
        try (ScratchBytes scratch = ScratchBytes.take()) {
            scratch.array(10)[9] = 7;
            assertThat(scratch.array(100_000)[9]).isEqualTo((byte) 7);
        }
    }
}
