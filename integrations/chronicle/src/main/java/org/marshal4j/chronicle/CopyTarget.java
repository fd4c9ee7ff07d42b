package org.marshal4j.chronicle;

import java.util.Arrays;
import java.util.function.Consumer;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesOut;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.BufferFullException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes Bytes whose memory must not be accessed directly: hex dumps, guarded and unknown ones. The message is built in
 * an array and written with their own methods when it is complete. In a hex dump, each field follows its name.
 */
final class CopyTarget extends TargetMemory {
    private static final int FIRST_SIZE = 256;

    /** A larger array is not kept. */
    private static final int KEPT = 1 << 16;

    private byte[] array = new byte[0];

    @Override
    void makeRoom(BytesTarget target, int size) {
        long position = target.output().position();
        long limit = limit(target);
        if (position + size > limit) {
            throw new BufferFullException(size, limit - position);
        }
        if (position + size > array.length) {
            long doubled = Math.max(FIRST_SIZE, 2 * (position + size));
            array = Arrays.copyOf(array, (int) Math.min(ArrayTarget.LARGEST, doubled));
        }
        goOn(target, position);
    }

    /** The maximum size of the message in bytes. */
    private static long limit(BytesTarget target) {
        return Math.min(target.bytes().writeRemaining(), ArrayTarget.LARGEST);
    }

    @Override
    long remainingBehind(BytesTarget target) {
        long left = limit(target) - target.output().position() - target.output().room();
        return Math.max(0, left);
    }

    @Override
    void goOn(BytesTarget target, long position) {
        long origin = RawMemory.ARRAY_OFFSET;
        long end = origin + Math.min(array.length, limit(target));
        target.output().window(array, origin, origin + position, end, origin);
    }

    @Override
    void finish(BytesTarget target, @Nullable Marshaller<?> marshaller) {
        int length = (int) target.output().position();
        BytesOut<?> out = target.bytes();
        if (marshaller != null && out.retainedHexDumpDescription()) {
            HexDumpMessage.write(marshaller.schema(), array, length, out);
        } else {
            // All at once: a guarded buffer would put a tag before each value.
            out.write(array, 0, length);
        }
        forget();
    }

    @Override
    void abandon(BytesTarget target) {
        forget();
        super.abandon(target);
    }

    private void forget() {
        if (array.length > KEPT) {
            array = new byte[0];
        }
    }

    @Override
    void lend(BytesTarget target, Consumer<? super BytesOut<?>> writer) {
        // The bytes before it are still in the array, so lend an array as well.
        Bytes<?> lent = Bytes.allocateElasticOnHeap();
        try {
            writer.accept(lent);
            byte[] bytes = lent.toByteArray();
            target.output().write(bytes);
        } finally {
            lent.releaseLast();
        }
    }
}
