package org.marshal4j.fuzz;

import java.nio.charset.StandardCharsets;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.blackbox.kit.Buffers;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Marshaller;

/** Chronicle Bytes. Their contents begin at {@link #LEAD} or, in a file, just before the end of a chunk. */
enum Memory implements Place {
    NATIVE(Bytes.allocateElasticDirect(), Memory.LEAD),
    HEAP(Bytes.allocateElasticOnHeap(), Memory.LEAD),
    /** The end of a chunk lies inside most messages. */
    MAPPED(Buffers.mapped(), Buffers.CHUNK - Memory.LEAD);

    /** The number of bytes before a message. */
    static final int LEAD = Place.LEAD;

    private static final byte[] FRONT = "unread!".getBytes(StandardCharsets.US_ASCII);

    private final Bytes<?> bytes;
    private final int start;
    private boolean isRead;

    Memory(Bytes<?> bytes, int start) {
        this.bytes = bytes;
        this.start = start;
    }

    /** Returns where messages begin. */
    int start() {
        return start;
    }

    /**
     * Returns the buffer with the message between read position and read limit, followed by other bytes that nobody
     * may read.
     */
    Bytes<?> holding(byte[] message, byte[] behind) {
        bytes.clear();
        bytes.writePosition(start);
        put(message);
        put(behind);
        bytes.readPositionRemaining(start, message.length);
        return bytes;
    }

    /** Returns the buffer with this much room for writing, followed by the given bytes. */
    Bytes<?> room(int room, byte[] behind) {
        bytes.clear();
        bytes.writePosition(start + (long) room);
        put(behind);
        bytes.writePosition(start);
        bytes.writeLimit(start + (long) room);
        return bytes;
    }

    /** The same, with other bytes before it. */
    Bytes<?> room(byte[] front, int room, byte[] behind) {
        bytes.clear();
        bytes.writePosition(start - (long) front.length);
        put(front);
        return room(room, behind);
    }

    @Override
    public void hold(byte[] message, byte[] behind) {
        holding(message, behind);
        isRead = true;
    }

    @Override
    public void makeRoom(int room, byte[] behind) {
        room(FRONT, room, behind);
        isRead = false;
    }

    @Override
    public <T> T read(Marshaller<T> marshaller) {
        return chronicle(marshaller).read(bytes);
    }

    @Override
    public <T> void readInto(Marshaller<T> marshaller, T value) {
        chronicle(marshaller).readInto(value, bytes);
    }

    @Override
    public <T> void write(Marshaller<T> marshaller, T value) {
        chronicle(marshaller).write(value, bytes);
    }

    private static <T> ChronicleMarshaller<T> chronicle(Marshaller<T> marshaller) {
        return (ChronicleMarshaller<T>) marshaller;
    }

    @Override
    public long position() {
        return (isRead ? bytes.readPosition() : bytes.writePosition()) - start;
    }

    @Override
    public long limit() {
        return (isRead ? bytes.readLimit() : bytes.writeLimit()) - start;
    }

    @Override
    public byte[] bytesAt(long position, int length) {
        return at(start + position, length);
    }

    /** Returns the bytes at an offset. This moves the positions. */
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
