package org.marshal4j.table.arrow;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** Reads and writes parts of a file, each completely. Stateless. */
final class Bytes {
    static final int LARGEST_HEADER = 1 << 26;
    private static final byte[] ZEROS = new byte[1 << 16];

    private Bytes() {}

    /** Fills a buffer. */
    static void read(FileChannel channel, long at, ByteBuffer to) throws IOException {
        long from = at;
        while (to.hasRemaining()) {
            int count = channel.read(to, from);
            if (count < 0) {
                throw new EOFException("it ends at " + from);
            }
            from += count;
        }
        to.flip();
    }

    static void write(FileChannel channel, long at, byte[] bytes) throws IOException {
        ByteBuffer from = ByteBuffer.wrap(bytes);
        while (from.hasRemaining()) {
            channel.write(from, at + from.position());
        }
    }

    /** Writes zeros from one offset to another. */
    static void zero(FileChannel channel, long from, long to) throws IOException {
        for (long at = from; at < to; ) {
            int count = (int) Math.min(ZEROS.length, to - at);
            ByteBuffer zeros = ByteBuffer.wrap(ZEROS, 0, count);
            while (zeros.hasRemaining()) {
                at += channel.write(zeros, at);
            }
        }
    }

    /** Writes what is there already, so that there are blocks for it. */
    static void rewrite(FileChannel channel, long from, long to) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(ZEROS.length);
        for (long at = from; at < to; ) {
            bytes.clear().limit((int) Math.min(ZEROS.length, to - at));
            read(channel, at, bytes);
            while (bytes.hasRemaining()) {
                at += channel.write(bytes, at);
            }
        }
    }

    /** Reads the header of the message at an offset, without the mark and the length, after checking its size. */
    static ByteBuffer header(FileChannel channel, long at) throws IOException {
        ByteBuffer prefix = FileHead.buffer(Messages.PREFIX);
        read(channel, at, prefix);
        int mark = prefix.getInt(0);
        int size = prefix.getInt(4);
        if (mark != Messages.MARK
                || size <= 0
                || size > LARGEST_HEADER
                || size > channel.size() - at - Messages.PREFIX) {
            throw new Failure.Damage("no message at " + at);
        }
        ByteBuffer header = FileHead.buffer(size);
        read(channel, at + Messages.PREFIX, header);
        return header;
    }
}
