package org.marshal4j.runtime;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import org.marshal4j.runtime.memory.BufferMemory;
import org.marshal4j.runtime.memory.FixedBlock;
import org.marshal4j.runtime.memory.NotInlined;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Messages of {@link FixedBlock}s in JDK buffers that have enough bytes remaining. They are stored and loaded in place,
 * in an array or at an address, and otherwise copied as a whole. Stateless and thread-safe.
 */
final class BufferBlocks {
    private BufferBlocks() {}

    static <T> void store(FixedBlock<T> block, T value, ByteBuffer buffer) {
        int size = block.blockSize();
        if (buffer.hasArray()) {
            block.store(value, buffer.array(), RawMemory.ARRAY_OFFSET + buffer.arrayOffset() + buffer.position());
            buffer.position(buffer.position() + size);
        } else if (hasAddress(buffer)) {
            try {
                block.store(value, null, BufferMemory.at(buffer));
                buffer.position(buffer.position() + size);
            } finally {
                Reference.reachabilityFence(buffer);
            }
        } else {
            ScratchBuffer scratch = ScratchBuffer.take();
            try {
                byte[] array = scratch.array(size);
                NotInlined.store(block, value, array);
                buffer.put(array, 0, size);
            } finally {
                scratch.release();
            }
        }
    }

    /** Loads a block as {@link FixedBlock#load} does. This does not move the position. */
    static <T> boolean load(FixedBlock<T> block, T value, ByteBuffer buffer) {
        if (buffer.hasArray()) {
            long offset = RawMemory.ARRAY_OFFSET + buffer.arrayOffset() + buffer.position();
            return block.load(value, buffer.array(), offset);
        }
        if (hasAddress(buffer)) {
            try {
                return block.load(value, null, BufferMemory.at(buffer));
            } finally {
                Reference.reachabilityFence(buffer);
            }
        }
        ScratchBuffer scratch = ScratchBuffer.take();
        try {
            int size = block.blockSize();
            byte[] array = scratch.array(size);
            buffer.get(buffer.position(), array, 0, size);
            return NotInlined.load(block, value, array);
        } finally {
            scratch.release();
        }
    }

    private static boolean hasAddress(ByteBuffer buffer) {
        return RawMemory.REACHES_OBJECTS && BufferMemory.isKept(buffer);
    }
}
