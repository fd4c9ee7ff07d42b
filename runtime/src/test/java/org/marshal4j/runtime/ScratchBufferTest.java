package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.ThreadSlots;

/** The buffers that threads keep. */
class ScratchBufferTest {
    @Test
    void isReused() {
        byte[] first;
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            first = scratch.array();
            scratch.output(10).writeInt(1);
        }
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            assertThat(scratch.array()).isSameAs(first);
            Output out = scratch.output();
            assertThat(out.position()).isZero();
            assertThat(out.remaining()).isEqualTo(ArrayTarget.LARGEST);
        }
    }

    @Test
    void isReusedIfOnlyItsArrayWasUsed() {
        ScratchBuffer scratch = ScratchBuffer.take();
        byte[] first = scratch.array(2000);
        try (ScratchBuffer other = ScratchBuffer.take()) {
            assertThat(other.array()).isNotSameAs(first);
        }
        scratch.release();
        ScratchBuffer again = ScratchBuffer.take();
        assertThat(again.array()).isSameAs(first);
        again.array(ScratchBuffer.KEPT + 1);
        again.release();
        try (ScratchBuffer next = ScratchBuffer.take()) {
            assertThat(next.array()).hasSizeLessThanOrEqualTo(ScratchBuffer.KEPT);
            assertThat(next.output().writeInt(1).position()).isEqualTo(4);
        }
    }

    @Test
    void cannotBeUsedAfterItWasClosed() {
        Output out;
        Input in;
        byte[] array;
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            out = scratch.output().writeLong(1);
            in = scratch.input(0, 8);
            array = scratch.array();
        }
        assertThatThrownBy(() -> out.writeLong(2)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> out.putInt(0, 2)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(in::readLong).isInstanceOf(IllegalStateException.class);
        assertThat(array).startsWith(1, 0, 0, 0, 0, 0, 0, 0);
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            assertThat(scratch.array()).isSameAs(array);
            assertThat(scratch.holding(new byte[2000], 0, 2000).remaining()).isEqualTo(2000);
            assertThatThrownBy(() -> out.writeLong(3)).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void endsAtTheLimit() {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Output out = scratch.output(10);
            out.writeLong(1);
            assertThatThrownBy(() -> out.writeInt(1)).isInstanceOf(BufferOverflowException.class);
            assertThat(out.remaining()).isEqualTo(2);
        }
    }

    @Test
    void isNotSharedWhileItIsInUse() {
        try (ScratchBuffer one = ScratchBuffer.take();
                ScratchBuffer other = ScratchBuffer.take()) {
            assertThat(other.array()).isNotSameAs(one.array());
        }
    }

    @Test
    void isNotKeptIfItIsLarge() {
        byte[] large;
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            large = scratch.array(ScratchBuffer.KEPT + 1);
        }
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            assertThat(scratch.array()).isNotSameAs(large).hasSizeLessThanOrEqualTo(ScratchBuffer.KEPT);
        }
        byte[] small;
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            small = scratch.array(ScratchBuffer.KEPT);
        }
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            assertThat(scratch.array()).isSameAs(small);
        }
    }

    @Test
    void keepsWhatIsThereWhileItGrows() {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            scratch.array(10)[9] = 7;
            assertThat(scratch.array(100_000)[9]).isEqualTo((byte) 7);
        }
    }

    @Test
    void canBeReadAfterWriting() {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            scratch.output().writeInt(1).writeInt(2).writeInt(3);
            Input in = scratch.input(4, 4);
            assertThat(in.readInt()).isEqualTo(2);
            assertThat(in.remaining()).isZero();
        }
    }

    @Test
    void holdsACopy() {
        byte[] from = {1, 2, 3, 4, 5};
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Input in = scratch.holding(from, 1, 3);
            from[1] = 9;
            byte[] read = new byte[3];
            in.read(read);
            assertThat(read).containsExactly(2, 3, 4);
            assertThat(in.remaining()).isZero();
        }
    }

    @Test
    void showsMemoryOfOthers() {
        byte[] bytes = {1, 2, 3, 4, 5};
        ByteBuffer heap = ByteBuffer.wrap(bytes).position(1).limit(4);
        ByteBuffer direct = ByteBuffer.allocateDirect(5).put(bytes).position(1).limit(4);
        for (ByteBuffer buffer : new ByteBuffer[] {heap, direct, heap.asReadOnlyBuffer(), direct.asReadOnlyBuffer()}) {
            try (ScratchBuffer scratch = ScratchBuffer.take()) {
                Input in = scratch.input(buffer);
                if (buffer.hasArray()) {
                    assertThat(in.base()).isSameAs(bytes);
                } else if (buffer.isDirect() && RawMemory.REACHES_OBJECTS) {
                    assertThat(in.base()).isNull();
                } else {
                    assertThat(in.base()).isSameAs(scratch.array());
                }
                byte[] read = new byte[3];
                in.read(read);
                assertThat(read).containsExactly(2, 3, 4);
                assertThat(in.remaining()).isZero();
                assertThat(buffer.position()).isEqualTo(1);
            }
        }
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Input in = scratch.input(bytes, 1, 3);
            bytes[1] = 9;
            assertThat(in.readByte()).isEqualTo((byte) 9);
            assertThatThrownBy(() -> scratch.input(bytes, 1, 5)).isInstanceOf(IndexOutOfBoundsException.class);
        }
    }

    @Test
    void letsGoOfLargeMemoryOfOthers() {
        Input in;
        byte[] small = new byte[ScratchBuffer.KEPT];
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            in = scratch.input(small, 0, 8);
            assertThat(in.readLong()).isZero();
        }
        assertThat(in.base()).isSameAs(small);
        assertThatThrownBy(in::readByte).isInstanceOf(IllegalStateException.class);
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            assertThat(scratch.input(new byte[ScratchBuffer.KEPT + 1], 0, 8)).isSameAs(in);
        }
        assertThat(in.base()).isNull();
        assertThatThrownBy(in::readByte).isInstanceOf(IllegalStateException.class);
        assertThat(in.remaining()).isZero();
        Input direct;
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            direct = scratch.input(ByteBuffer.allocateDirect(8));
            assertThat(direct.readLong()).isZero();
        }
        assertThatThrownBy(direct::readByte).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> direct.position(0)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void belongsToTheThreadThoughAnotherUsesTheSameSlot() throws Exception {
        byte[] mine = array();
        byte[] others = inTheSameSlot(() -> {
            byte[] first = array();
            assertThat(array()).isSameAs(first);
            return first;
        });
        assertThat(others).isNotSameAs(mine);
        assertThat(array()).isSameAs(mine);
    }

    @Test
    void virtualThreadsShareBuffers() throws Exception {
        Method start;
        try {
            start = Thread.class.getMethod("startVirtualThread", Runnable.class);
        } catch (NoSuchMethodException e) {
            assertThat(Runtime.version().feature()).isLessThan(21);
            return;
        }
        byte[] mine = array();
        Set<byte[]> arrays = ConcurrentHashMap.newKeySet();
        for (int i = 0; i < 1000; i++) {
            Runnable look = () -> arrays.add(array());
            ((Thread) start.invoke(null, look)).join();
        }
        // By identity: AssertJ compares arrays by content, and the content depends on the tests that ran before.
        assertThat(arrays).isNotEmpty().noneMatch(array -> array == mine);
        // There is one for each slot, not for each thread.
        assertThat(arrays.size()).isLessThan(500);
    }

    private static byte[] array() {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            return scratch.array();
        }
    }

    /** Calls the task in a new thread whose number leads to the same slot as this thread's. */
    private static <T> T inTheSameSlot(Callable<T> task) throws Exception {
        int slot = ThreadSlots.of(Thread.currentThread().getId());
        while (true) {
            FutureTask<T> result = new FutureTask<>(task);
            Thread thread = new Thread(result);
            if (ThreadSlots.of(thread.getId()) == slot) {
                thread.start();
                return result.get();
            }
        }
    }
}
