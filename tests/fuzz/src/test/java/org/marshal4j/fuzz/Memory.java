package org.marshal4j.fuzz;

import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.blackbox.kit.Buffers;

/** A buffer that is used again and again; what is placed in it begins at {@link #LEAD} or, in a file, just before the end of a chunk. */
enum Memory {
    NATIVE(Bytes.allocateElasticDirect(), Memory.LEAD),
    HEAP(Bytes.allocateElasticOnHeap(), Memory.LEAD),
    /** A chunk ends within most messages. */
    MAPPED(Buffers.mapped(), Buffers.CHUNK - Memory.LEAD);

    /** Bytes in front of a message. */
    static final int LEAD = 7;

    private final Bytes<?> bytes;
    private final int start;

    Memory(Bytes<?> bytes, int start) {
        this.bytes = bytes;
        this.start = start;
    }

    /** Where messages begin. */
    int start() {
        return start;
    }

    /** The buffer: the message between read position and read limit; behind it other bytes, which nobody may look at. */
    Bytes<?> holding(byte[] message, byte[] behind) {
        bytes.clear();
        bytes.writePosition(start);
        put(message);
        put(behind);
        bytes.readPositionRemaining(start, message.length);
        return bytes;
    }

    /** The buffer with so many bytes to write to, and these behind. */
    Bytes<?> room(int room, byte[] behind) {
        bytes.clear();
        bytes.writePosition(start + (long) room);
        put(behind);
        bytes.writePosition(start);
        bytes.writeLimit(start + (long) room);
        return bytes;
    }

    /** The same, and these in front. */
    Bytes<?> room(byte[] front, int room, byte[] behind) {
        bytes.clear();
        bytes.writePosition(start - (long) front.length);
        put(front);
        return room(room, behind);
    }

    /** What is there; the positions are somewhere else afterwards. */
    byte[] at(long offset, int length) {
        bytes.clear();
        bytes.writePosition(offset + length);
        byte[] there = new byte[length];
        for (int i = 0; i < length; i++) {
            there[i] = bytes.readByte(offset + i);
        }
        return there;
    }

    private void put(byte[] some) {
        if (this != MAPPED) {
            bytes.write(some);
            return;
        }
        for (byte one : some) {
            bytes.writeByte(one);
        }
    }
}
