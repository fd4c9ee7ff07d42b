package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.io.InvalidMarshallableException;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.runtime.MarshalException;

/**
 * Checks that a marshaller keeps the promises of docs/security.md about writing, for any object whatever: a write
 * completes, or throws and leaves the buffer unchanged.
 *
 *
 */
record HostileWrite<T>(Dto<T> dto, Memory memory, T object, String what) {
    private static final int ROOM = 1 << 17;
    private static final int BEHIND = 40;
    private static final byte[] UNTOUCHED = filled();
    private static final byte[] FRONT = Arrays.copyOf(UNTOUCHED, Memory.LEAD);

    private static byte[] filled() {
        byte[] bytes = new byte[BEHIND];
        Arrays.fill(bytes, (byte) 0x5A);
        return bytes;
    }

    /**
     * Checks everything that is promised for an object whose parts tell the truth: what was written is read as an
     * equal object, and writing is refused if there is too little room.
     *
     * @param rooms how many rooms that are too small are tried, from none to all
     * @return why it was refused; null if it was written
     */
    Throwable assertKept(int rooms) {
        Throwable failure = assertWrittenOrRefused();
        if (failure == null) {
            byte[] message = written();
            assertThat(dto.marshaller().sizeOf(object)).as("size: %s", this).isEqualTo(message.length);
            assertThat(DeepEquals.difference(object, dto.marshaller().read(Bytes.wrapForRead(message))))
                    .as("%s", this)
                    .isNull();
            int step = Math.max(1, message.length / Math.max(1, rooms));
            for (int room = 0; room < message.length && rooms > 0; room += step) {
                assertTooLargeFor(room);
            }
        }
        return failure;
    }

    /**
     * Checks what is promised even for an object whose parts lie, throw or change.
     *
     * @return like {@link #assertKept}
     */
    Throwable assertWrittenOrRefused() {
        assertSizeOrRefused();
        Bytes<?> bytes = memory.room(FRONT, ROOM, UNTOUCHED);
        Throwable failure = write(bytes);
        long written = bytes.writePosition() - memory.start();
        assertKeptAround(bytes, ROOM);
        if (failure != null) {
            assertThat(written).as("write position: %s", this).isZero();
            assertRefused(failure);
        }
        return failure;
    }

    /**
     * Exceptions of its parts are passed on. The stack may overflow if objects lead back to themselves through several
     * collections.
     */
    private void assertSizeOrRefused() {
        try {
            dto.marshaller().sizeOf(object);
        } catch (RuntimeException | Thrown.AnError | StackOverflowError e) {
            assertThat(e).as("size: %s", this).isNotInstanceOf(java.nio.BufferOverflowException.class);
        }
    }

    private void assertTooLargeFor(int room) {
        Bytes<?> bytes = memory.room(FRONT, room, UNTOUCHED);
        Throwable failure = write(bytes);
        assertThat(failure).as("room for %s: %s", room, this).isInstanceOf(MarshalException.class);
        assertThat(((MarshalException) failure).code())
                .as("room for %s: %s", room, this)
                .isEqualTo("MARSHAL212");
        assertThat(bytes.writePosition())
                .as("write position, room for %s: %s", room, this)
                .isEqualTo(memory.start());
        assertKeptAround(bytes, room);
    }

    private byte[] written() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        dto.marshaller().write(object, bytes);
        return bytes.toByteArray();
    }

    private Throwable write(Bytes<?> bytes) {
        try {
            dto.marshaller().write(object, bytes);
            return null;
        } catch (Throwable e) {
            return e;
        }
    }

    private void assertRefused(Throwable failure) {
        if (failure instanceof MarshalException refused) {
            assertThat(refused.type()).as("type: %s", this).isEqualTo(dto.type().getName());
        } else if (!(failure instanceof InvalidMarshallableException || failure instanceof Thrown.AnError)) {
            throw new AssertionError(toString(), failure);
        }
    }

    /** Checks the bytes before the message and those after the write limit. */
    private void assertKeptAround(Bytes<?> bytes, int room) {
        long position = bytes.writePosition();
        assertThat(bytes.writeLimit()).as("limit: %s", this).isEqualTo(memory.start() + (long) room);
        assertThat(bytes.readPosition()).as("read position: %s", this).isEqualTo(bytes.start());
        assertThat(memory.at(memory.start() - FRONT.length, FRONT.length))
                .as("in front: %s", this)
                .isEqualTo(FRONT);
        assertThat(memory.at(memory.start() + (long) room, BEHIND))
                .as("behind the write limit: %s", this)
                .isEqualTo(UNTOUCHED);
        bytes.clear();
        bytes.writePosition(position);
    }

    @Override
    public String toString() {
        return dto + " to " + memory + ": " + what;
    }
}
