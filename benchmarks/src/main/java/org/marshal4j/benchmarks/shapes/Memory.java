package org.marshal4j.benchmarks.shapes;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.HexDumpBytes;
import net.openhft.chronicle.bytes.MappedBytes;

/** A kind of Bytes. */
public enum Memory {
    /** {@code NativeBytes}. */
    NATIVE {
        @Override
        Bytes<?> allocate() {
            return Bytes.allocateDirect(SIZE);
        }
    },

    /** {@code OnHeapBytes}. */
    ON_HEAP {
        @Override
        Bytes<?> allocate() {
            return Bytes.allocateElasticOnHeap(SIZE);
        }
    },

    /** {@code MappedBytes}, over a file. */
    MAPPED {
        @Override
        Bytes<?> allocate() {
            try {
                File file = File.createTempFile("shapes", ".dat");
                file.deleteOnExit();
                return MappedBytes.mappedBytes(file, 1 << 20);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    };

    private static final int SIZE = 4 << 10;

    /** Returns new, empty Bytes; the caller releases them. */
    abstract Bytes<?> allocate();

    /** Returns a hex dump, which has no memory of its own that could be accessed. */
    static Bytes<?> hexDump() {
        return new HexDumpBytes();
    }
}
