package org.marshal4j.fuzz;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.function.LongFunction;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.segments.SegmentInput;
import org.marshal4j.segments.SegmentOutput;

/** Memory segments, one for each way of accessing bytes, with Unsafe and without. */
enum SegmentPlace implements Place {
    BYTES(size -> MemorySegment.ofArray(new byte[(int) size])),
    LONGS(size -> MemorySegment.ofArray(new long[(int) size / 8 + 1])),
    NATIVE(size -> Arena.global().allocate(size)),
    /** Another thread could close it, so it is not accessed by its address. */
    ANYBODYS(size -> Arena.ofAuto().allocate(size));

    private final LongFunction<MemorySegment> maker;
    private MemorySegment segment;
    private SegmentInput in;
    private SegmentOutput out;
    private boolean isRead;

    SegmentPlace(LongFunction<MemorySegment> maker) {
        this.maker = maker;
        hold(new byte[0], new byte[0]);
    }

    @Override
    public void hold(byte[] message, byte[] behind) {
        makeRoom(message.length, behind);
        put(message, 0);
        isRead = true;
    }

    @Override
    public void makeRoom(int room, byte[] behind) {
        long needed = LEAD + (long) room + behind.length;
        if (segment == null || segment.byteSize() < needed) {
            segment = maker.apply(2 * needed);
            segment.asSlice(0, LEAD).fill((byte) 0x5A);
        }
        put(behind, room);
        in = SegmentInput.of(segment.asSlice(LEAD, room));
        out = SegmentOutput.to(segment.asSlice(LEAD, room));
        isRead = false;
    }

    private void put(byte[] bytes, long position) {
        MemorySegment.copy(bytes, 0, segment, ValueLayout.JAVA_BYTE, LEAD + position, bytes.length);
    }

    @Override
    public <T> T read(Marshaller<T> marshaller) {
        return in.read(marshaller);
    }

    @Override
    public <T> void readInto(Marshaller<T> marshaller, T value) {
        in.readInto(marshaller, value);
    }

    @Override
    public <T> void write(Marshaller<T> marshaller, T value) {
        out.write(marshaller, value);
    }

    @Override
    public long position() {
        return isRead ? in.position() : out.position();
    }

    @Override
    public long limit() {
        return isRead ? in.position() + in.remaining() : out.position() + out.remaining();
    }

    @Override
    public byte[] bytesAt(long position, int length) {
        byte[] bytes = new byte[length];
        MemorySegment.copy(segment, ValueLayout.JAVA_BYTE, LEAD + position, bytes, 0, length);
        return bytes;
    }
}
