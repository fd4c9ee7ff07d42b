package org.marshal4j.layouts;

import java.util.function.Supplier;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.blackbox.kit.Buffers;

/** The kinds of memory that messages are written to. */
enum Medium {
    NATIVE(() -> Buffers.NATIVE_ELASTIC.make(0)),
    ON_HEAP(() -> Buffers.HEAP_ELASTIC.make(0)),
    /** In chunks of a file: some messages lie across the end of one. */
    MAPPED(() -> Buffers.MAPPED_CHUNKS.make(0));

    private final Supplier<Bytes<?>> maker;

    Medium(Supplier<Bytes<?>> maker) {
        this.maker = maker;
    }

    /** A new buffer that grows as needed. */
    Bytes<?> make() {
        return maker.get();
    }

    /** Makes room: what is in the buffer is not needed any more. A file is written from its beginning to its end. */
    void next(Bytes<?> bytes) {
        if (this == MAPPED) {
            bytes.readPosition(bytes.writePosition());
        } else {
            bytes.clear();
        }
    }
}
