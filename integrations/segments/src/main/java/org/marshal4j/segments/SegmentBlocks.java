package org.marshal4j.segments;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.memory.FixedBlock;
import org.marshal4j.runtime.memory.NotInlined;

/**
 * Messages of {@link FixedBlock}s in a segment that may be used. In an array or at an address they are stored and
 * loaded in place; where that has to be a copy, it is one of exactly the message. Belongs to one thread at a time.
 */
record SegmentBlocks(MemorySegment segment, Reach reach, SegmentWindow window) {
    /** Tells whether a message can be stored or loaded. */
    boolean reaches(FixedBlock<?> block, long at) {
        return block.blockSize() <= segment.byteSize() - at;
    }

    <T> void store(FixedBlock<T> block, T value, long at) {
        if (reach != Reach.COPY) {
            try {
                block.store(value, window.base(), window.offset(at));
            } finally {
                Reference.reachabilityFence(segment);
            }
        } else {
            ScratchBuffer scratch = ScratchBuffer.take();
            try {
                int size = block.blockSize();
                byte[] array = scratch.array(size);
                NotInlined.store(block, value, array);
                MemorySegment.copy(array, 0, segment, ValueLayout.JAVA_BYTE, at, size);
            } finally {
                scratch.release();
            }
        }
    }

    /** Loads a block as {@link FixedBlock#load} does. */
    <T> boolean load(FixedBlock<T> block, T value, long at) {
        if (reach != Reach.COPY) {
            try {
                return block.load(value, window.base(), window.offset(at));
            } finally {
                Reference.reachabilityFence(segment);
            }
        }
        ScratchBuffer scratch = ScratchBuffer.take();
        try {
            int size = block.blockSize();
            byte[] array = scratch.array(size);
            MemorySegment.copy(segment, ValueLayout.JAVA_BYTE, at, array, 0, size);
            return NotInlined.load(block, value, array);
        } finally {
            scratch.release();
        }
    }
}
