package org.marshal4j.channels;

import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;

/** One end of a channel in memory that does not block: what one end writes the other reads. It makes no garbage. */
final class Loop implements ByteChannel {
    private final ByteBuffer incoming;
    private final ByteBuffer outgoing;
    private boolean open = true;

    private Loop(ByteBuffer incoming, ByteBuffer outgoing) {
        this.incoming = incoming;
        this.outgoing = outgoing;
    }

    /** Both ends, with room for so many bytes each way. */
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

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void close() {
        open = false;
    }
}
