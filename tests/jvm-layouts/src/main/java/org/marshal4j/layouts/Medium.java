package org.marshal4j.layouts;

import java.util.function.Supplier;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.blackbox.kit.Buffers;

/** The kinds of memory that messages are written to. */
enum Medium {
    NATIVE(() -> Buffers.NATIVE_ELASTIC.make(0)),
    ON_HEAP(() -> Buffers.HEAP_ELASTIC.make(0)),
    /** A file in chunks: some messages extend across the end of a chunk. */
    MAPPED(() -> Buffers.MAPPED_CHUNKS.make(0));

    private final Supplier<Bytes<?>> maker;

    Medium(Supplier<Bytes<?>> maker) {
        this.maker = maker;
    }

    /** Creates a buffer that grows as needed. */
    Bytes<?> make() {
        return maker.get();
    }

    /** Makes room: the buffer's contents are no longer needed. A file is written from beginning to end. */
    void next(Bytes<?> bytes) {
        if (this == MAPPED) {
            bytes.readPosition(bytes.writePosition());
        } else {
            bytes.clear();
        }
    }
}
