package org.marshal4j.runtime.memory;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.MappedBytes;

/** The way through the buffers' own methods, for those whose memory must not be touched. */
public final class RawCopy {
    private RawCopy() {}

    public static void write(byte[] copy, BytesOut<?> out) {
        write(copy, 0, copy.length, out);
    }

    public static void write(byte[] copy, int from, int size, BytesOut<?> out) {
        if (out instanceof MappedBytes mapped) {
            writeAcrossChunks(copy, from, size, mapped);
        } else {
            // Not value by value: a guarded buffer would put a tag before each.
            out.write(copy, from, size);
        }
    }

    static byte[] read(BytesIn<?> in, int size) {
        RawBytes.requireReadable(in, size);
        byte[] copy = new byte[size];
        if (in instanceof MappedBytes mapped) {
            readAcrossChunks(mapped, copy);
            return copy;
        }
        int done = size == 0 ? 0 : in.read(copy, 0, size);
        if (done != size) {
            throw RawBytes.underflow(size, Math.max(0, done));
        }
        return copy;
    }

    private static void writeAcrossChunks(byte[] copy, int from, int size, MappedBytes out) {
        long start = out.writePosition();
        if (start + size > out.writeLimit()) {
            throw RawBytes.overflow(size, out.writeLimit() - start);
        }
        int piece;
        for (int done = 0; done < size; done += piece) {
            piece = RawMapped.piece(out, out.writePosition(), size - done);
            long address = mapped(RawMapped.reserve(out, piece));
            RawMemory.copy(copy, RawMemory.ARRAY_OFFSET + from + done, null, address, piece);
        }
    }

    /** {@link MappedBytes#read} stops at the end of a chunk and does not say so. */
    private static void readAcrossChunks(MappedBytes in, byte[] copy) {
        int piece;
        for (int done = 0; done < copy.length; done += piece) {
            piece = RawMapped.piece(in, in.readPosition(), copy.length - done);
            long address = mapped(RawMapped.take(in, piece));
            RawMemory.copy(null, address, copy, RawMemory.ARRAY_OFFSET + done, piece);
        }
    }

    private static long mapped(long address) {
        if (address == RawBytes.NOT_RAW) {
            throw new IllegalStateException("the mapped file has no memory at this position");
        }
        return address;
    }
}
