package org.marshal4j.benchmarks.views;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import net.openhft.chronicle.core.Jvm;
import net.openhft.chronicle.core.UnsafeMemory;
import net.openhft.chronicle.wire.Wires;

/** The documents of a queue, found by their headers in the mapped files, as one would do it by hand. */
final class MappedDocuments {
    private static final long WINDOW = 1 << 30;

    /** More than a document and its header have. */
    private static final long LONGEST = 1 << 16;

    private MappedDocuments() {}

    /** A condition for a document. */
    interface Test {
        /** Tells whether the document at the address, with that many bytes, is one. */
        boolean test(long address, int length);
    }

    /** Counts the documents that pass the test. */
    static int count(Path queue, Test test) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(queue)) {
            files = all.filter(file -> file.toString().endsWith(".cq4"))
                    .sorted()
                    .toList();
        }
        int found = 0;
        for (Path file : files) {
            try (FileChannel channel = FileChannel.open(file)) {
                found += count(channel, test);
            }
        }
        return found;
    }

    private static int count(FileChannel channel, Test test) throws IOException {
        long size = channel.size();
        int found = 0;
        for (long start = 0; start < size; ) {
            long length = Math.min(WINDOW, size - start);
            ByteBuffer window = channel.map(MapMode.READ_ONLY, start, length);
            long end = start + length == size ? length : length - LONGEST;
            long at = 0;
            while (at < end) {
                long address = Jvm.address(window) + at;
                int header = UnsafeMemory.UNSAFE.getIntVolatile(null, address);
                int bytes = Wires.lengthOf(header);
                if (header == Wires.NOT_INITIALIZED || header == Wires.END_OF_DATA) {
                    return found;
                }
                if (Wires.isReadyData(header) && test.test(address + Wires.SPB_HEADER_SIZE, bytes)) {
                    found++;
                }
                at += Wires.SPB_HEADER_SIZE + (bytes + 3 & ~3);
            }
            start += at;
        }
        return found;
    }
}
