package org.marshal4j.channels;

import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;

/** One end of a non-blocking channel in memory: each end reads what the other writes. It creates no garbage. */
final class Loop extends OpenChannel implements ByteChannel {
    private final ByteBuffer incoming;
    private final ByteBuffer outgoing;

    private Loop(ByteBuffer incoming, ByteBuffer outgoing) {
        this.incoming = incoming;
        this.outgoing = outgoing;
    }

    /** Creates both ends, with room for the given number of bytes in each direction. */
    static Loop[] ends(int room) {
        ByteBuffer there = ByteBuffer.allocate(room);
        ByteBuffer back = ByteBuffer.allocate(room);
        return new Loop[] {new Loop(back, there), new Loop(there, back)};
    }

    @Override
    public int read(ByteBuffer target) {
        incoming.flip();
        int count = move(incoming, target);
        incoming.compact();
        return count;
    }

    @Override
    public int write(ByteBuffer source) {
        return move(source, outgoing);
    }

    private static int move(ByteBuffer source, ByteBuffer target) {
        int count = 0;
        for (; source.hasRemaining() && target.hasRemaining(); count++) {
            target.put(source.get());
        }
        return count;
    }
}
