package org.marshal4j.benchmarks.latency;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;

/** Carries a histogram from one JVM to another. */
final class HistogramFile {
    private HistogramFile() {}

    static void write(Histogram histogram, Path file) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
        int length = histogram.encodeIntoCompressedByteBuffer(buffer);
        Files.write(file, Arrays.copyOf(buffer.array(), length));
    }

    static Histogram read(Path file) throws IOException {
        try {
            return Histogram.decodeFromCompressedByteBuffer(ByteBuffer.wrap(Files.readAllBytes(file)), 0);
        } catch (DataFormatException e) {
            throw new IOException(file + " is not a histogram", e);
        }
    }
}
