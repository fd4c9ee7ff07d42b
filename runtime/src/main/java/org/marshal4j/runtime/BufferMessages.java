package org.marshal4j.runtime;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.FixedBlock;

/** Messages in JDK buffers, for {@link Marshaller}. Stateless and thread-safe. */
final class BufferMessages {
    private BufferMessages() {}

    static <T> int write(Marshaller<T> marshaller, T value, ByteBuffer buffer) {
        if (buffer.isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        FixedBlock<T> block = FixedBlock.of(marshaller, value);
        if (block != null && block.blockSize() <= buffer.remaining()) {
            BufferBlocks.store(block, value, buffer);
            return block.blockSize();
        }
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Output out = scratch.output(buffer.remaining());
            marshaller.write(value, out);
            int size = (int) out.position();
            buffer.put(scratch.array(), 0, size);
            return size;
        }
    }

    static <T> T read(Marshaller<T> marshaller, @Nullable T into, ByteBuffer buffer) {
        if (into != null) {
            FixedBlock<T> block = FixedBlock.of(marshaller, into);
            if (block != null && block.blockSize() <= buffer.remaining() && BufferBlocks.load(block, into, buffer)) {
                buffer.position(buffer.position() + block.blockSize());
                return into;
            }
        }
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Input in = scratch.input(buffer);
            T value = ExactMessage.value(marshaller, into, in);
            buffer.position(buffer.limit() - (int) in.remaining());
            return value;
        } finally {
            Reference.reachabilityFence(buffer);
        }
    }
}
