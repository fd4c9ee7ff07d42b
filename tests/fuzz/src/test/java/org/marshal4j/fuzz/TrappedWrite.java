package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.runtime.MarshalException;

/**
 * An object with parts that are a {@link Trap}, which goes off at any of the calls that a write makes. The exception
 * is reported, the buffer is unchanged, and the next message is written as usual. If the trap writes messages instead,
 * neither these nor the enclosing message are affected.
 */
final class TrappedWrite<T> {
    private static final int ROOM = 1 << 17;

    private final Dto<T> dto;
    private final Memory memory;
    private final T object;
    private final String field;
    private final byte[] expected;

    /**
     * Creates the checks for one object in one kind of memory.
     *
     * @param field the field that contains the trapped parts; empty if there are several
     */
    TrappedWrite(Dto<T> dto, Memory memory, T object, String field) {
        this.dto = dto;
        this.memory = memory;
        this.object = object;
        this.field = field;
        this.expected = written();
    }

    /** Goes off at up to this many of the calls, spread evenly over all of them. */
    void assertKept(int most) {
        int calls = Trap.stepsOf(() -> written());
        int step = Math.max(1, calls / most);
        for (int after = 0; after < calls; after += step) {
            assertThrown(after, new Thrown());
            assertThrown(after, new StackOverflowError("hostile"));
            assertThrown(after, new Thrown.AnError());
            assertWrittenWithin(after);
        }
        int ofSize = Trap.stepsOf(() -> dto.marshaller().sizeOf(object));
        for (int after = 0; after < ofSize; after += Math.max(1, ofSize / most)) {
            assertSizeThrows(after);
        }
    }

    private void assertThrown(int after, Throwable thrown) {
        Bytes<?> bytes = memory.room(ROOM, new byte[1]);
        Trap.arm(after, () -> {
            throw TrappedWrite.<RuntimeException>sneaky(thrown);
        });
        Throwable failure = failureOf(() -> dto.marshaller().write(object, bytes));
        assertThat(Trap.disarm()).as("went off at %s: %s", after, this).isTrue();
        assertThat(bytes.writePosition()).as("write position: %s", this).isEqualTo(memory.start());
        assertTold(failure, thrown, after);
        Trap.arm(after, () -> {
            throw TrappedWrite.<RuntimeException>sneaky(thrown);
        });
        assertTold(failureOf(() -> dto.marshaller().toByteArray(object)), thrown, after);
        Trap.disarm();
        assertThat(written()).as("after a failure at %s: %s", after, this).isEqualTo(expected);
        assertThat(dto.marshaller().toByteArray(object))
                .as("array after a failure at %s: %s", after, this)
                .isEqualTo(expected);
    }

    private void assertTold(Throwable failure, Throwable thrown, int after) {
        if (thrown instanceof Thrown.AnError) {
            assertThat(failure).as("at %s: %s", after, this).isSameAs(thrown);
            return;
        }
        assertThat(failure).as("at %s: %s", after, this).isInstanceOf(MarshalException.class);
        MarshalException told = (MarshalException) failure;
        assertThat(told.type())
                .as("at %s: %s", after, this)
                .isEqualTo(dto.type().getName());
        assertThat(told.code())
                .as("at %s: %s", after, told)
                .isEqualTo(thrown instanceof Thrown ? "MARSHAL299" : "MARSHAL207");
        assertThat(told).as("at %s: %s", after, this).hasRootCause(thrown);
    }

    private void assertWrittenWithin(int after) {
        Trap.arm(after, () -> {
            assertThat(written()).isEqualTo(expected);
            assertThat(dto.marshaller().toByteArray(object)).isEqualTo(expected);
            assertThat(dto.marshaller().sizeOf(object)).isEqualTo(expected.length);
        });
        assertThat(written()).as("around others at %s: %s", after, this).isEqualTo(expected);
        assertThat(Trap.disarm()).as("went off at %s: %s", after, this).isTrue();
    }

    private void assertSizeThrows(int after) {
        Trap.arm(after, () -> {
            throw new Thrown();
        });
        Throwable failure = failureOf(() -> dto.marshaller().sizeOf(object));
        Throwable thrown = failure instanceof MarshalException ? failure.getCause() : failure;
        assertThat(thrown).as("size at %s: %s", after, this).isInstanceOf(Thrown.class);
        Trap.disarm();
        assertThat(dto.marshaller().sizeOf(object))
                .as("size after a failure: %s", this)
                .isEqualTo(expected.length);
    }

    private byte[] written() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        dto.marshaller().write(object, bytes);
        return bytes.toByteArray();
    }

    private static Throwable failureOf(Runnable call) {
        try {
            call.run();
            return null;
        } catch (Throwable e) {
            return e;
        }
    }

    @SuppressWarnings("unchecked") // erased
    private static <E extends Throwable> E sneaky(Throwable thrown) throws E {
        throw (E) thrown;
    }

    @Override
    public String toString() {
        return dto + " to " + memory + (field.isEmpty() ? "" : ": " + field);
    }
}
