package org.marshal4j.chronicle;

import java.util.function.Consumer;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.HexDumpBytes;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Writes and reads plain bytes as a marshaller does, and tells how far Bytes have been written and read. */
final class Blocks {
    private Blocks() {}

    /** Calls code with an output over Bytes, as a marshaller is called. */
    static void write(BytesOut<?> bytes, Consumer<? super Output> writer) {
        BytesTarget target = BytesTarget.over(bytes);
        try {
            writer.accept(target.output());
            target.finish(null);
        } finally {
            target.release();
        }
    }

    /** Calls code with an input over Bytes, as a marshaller is called. */
    static void read(BytesIn<?> bytes, Consumer<? super Input> reader) {
        BytesSource source = BytesSource.over(bytes);
        try {
            reader.accept(source.input());
            source.finish();
        } finally {
            source.release();
        }
    }

    static void writeBlock(BytesOut<?> bytes, byte[] block) {
        write(bytes, out -> out.write(block));
    }

    static byte[] readBlock(BytesIn<?> bytes, int size) {
        byte[] block = new byte[size];
        read(bytes, in -> in.read(block));
        return block;
    }

    static byte[] pattern(int size) {
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = (byte) (i * 31 + size);
        }
        return bytes;
    }

    /** The upper half of a position in HexDumpBytes is the position in their text. */
    static long written(Bytes<?> bytes) {
        return plain(bytes, bytes.writePosition());
    }

    static long read(Bytes<?> bytes) {
        return plain(bytes, bytes.readPosition());
    }

    private static long plain(Bytes<?> bytes, long position) {
        return bytes instanceof HexDumpBytes ? position & HexDumpBytes.MASK : position;
    }
}
