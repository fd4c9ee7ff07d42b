package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.Function;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.reference.HandWritten;
import org.marshal4j.runtime.problem.MarshalException;

/** Checks that a marshaller keeps the promises of docs/security.md for any bytes whatever. */
final class Hostile<T> {
    private static final int BEHIND = 40;
    private static final byte[] ONES = filled(1);
    private static final byte[] TOP_BITS = filled(0xFF);
    private static final int SHOWN = 200;

    private final Bytes<?> encoded = Bytes.allocateElasticOnHeap();
    private final Dto<T> dto;
    private final byte[] valid;
    private final T used;

    /** Creates the checks for a class. It must be possible to make a valid message of it. */
    Hostile(Dto<T> dto) {
        this(dto, Valid.message(dto), dto.mutable() ? dto.filler(7).make(dto.type()) : null);
    }

    /** Creates the checks for a class, with a valid message, and an object to read into or null. */
    Hostile(Dto<T> dto, byte[] valid, T used) {
        this.dto = dto;
        this.valid = valid;
        this.used = used;
        // Initialise classes now, so that they make no garbage later.
        read(Bytes.wrapForRead(valid));
        read(Bytes.wrapForRead(new byte[0]));
    }

    /** Returns a valid message that may be changed. */
    byte[] valid() {
        return valid.clone();
    }

    /** Checks everything that is promised. */
    void assertKept(Memory memory, byte[] message, String what) {
        Check check = new Check(memory, message, what);
        Outcome first = check.read(ONES);
        Outcome second = check.read(TOP_BITS);
        check.same(first, second);
        check.validIsRead();
        if (first.failure() == null) {
            check.writtenAgain(dto.type().cast(first.value()));
        }
        if (used != null) {
            check.readInto();
        }
    }

    /**
     * Returns how many bytes reading a message allocates. This is the smaller of two measurements, since the first
     * also initialises classes.
     */
    long allocated(byte[] message) {
        long least = Long.MAX_VALUE;
        for (int attempt = 0; attempt < 2; attempt++) {
            Bytes<?> bytes = Bytes.wrapForRead(message);
            Budget budget = Budget.start();
            read(bytes);
            least = Math.min(least, budget.allocated());
        }
        return least;
    }

    @Override
    public String toString() {
        return dto.toString();
    }

    private Outcome read(Bytes<?> bytes) {
        long start = bytes.readPosition();
        try {
            T value = dto.marshaller().read(bytes);
            return new Outcome(value, null, bytes.readPosition() - start);
        } catch (Throwable e) {
            return new Outcome(null, e, bytes.readPosition() - start);
        }
    }

    private Outcome readInto(T target, Bytes<?> bytes) {
        long start = bytes.readPosition();
        try {
            dto.marshaller().readInto(target, bytes);
            return new Outcome(target, null, bytes.readPosition() - start);
        } catch (Throwable e) {
            return new Outcome(null, e, bytes.readPosition() - start);
        }
    }

    private byte[] encoded(T value) {
        encoded.clear();
        dto.marshaller().write(value, encoded);
        return encoded.toByteArray();
    }

    private static byte[] filled(int with) {
        byte[] bytes = new byte[BEHIND];
        Arrays.fill(bytes, (byte) with);
        return bytes;
    }

    /** Checks one message in one kind of memory. */
    private final class Check {
        private final Memory memory;
        private final byte[] message;
        private final String what;

        Check(Memory memory, byte[] message, String what) {
            this.memory = memory;
            this.message = message;
            this.what = what;
        }

        Outcome read(byte[] behind) {
            return withinBudget(behind, Hostile.this::read);
        }

        /** Only the bytes after the read limit differ, and nothing else may. */
        void same(Outcome first, Outcome second) {
            if (first.isOfStack() || second.isOfStack()) {
                // How deep the stack is depends on what has been compiled meanwhile.
                return;
            }
            assertThat(second.text()).as("with other bytes behind: %s", this).isEqualTo(first.text());
            if (first.failure() == null) {
                assertThat(encoded(dto.type().cast(second.value())))
                        .as("with other bytes behind: %s", this)
                        .isEqualTo(encoded(dto.type().cast(first.value())));
            }
        }

        void validIsRead() {
            Bytes<?> bytes = memory.holding(valid, ONES);
            Outcome outcome = Hostile.this.read(bytes);
            assertThat(outcome.failure()).as("the next one after %s", this).isNull();
            assertThat(encoded(dto.type().cast(outcome.value())))
                    .as("the next one after %s", this)
                    .isEqualTo(valid);
        }

        void readInto() {
            withinBudget(ONES, bytes -> Hostile.this.readInto(used, bytes));
            PossibleState.check(used, this);
            Outcome next = Hostile.this.readInto(used, memory.holding(valid, TOP_BITS));
            assertThat(next.failure()).as("into the same after %s", this).isNull();
            assertThat(encoded(used)).as("into the same after %s", this).isEqualTo(valid);
        }

        /**
         * Reads a second time if necessary, since initialising classes and garbage of other code may count the first
         * time.
         */
        private Outcome withinBudget(byte[] behind, Function<Bytes<?>, Outcome> reading) {
            Budget budget = null;
            for (int attempt = 0; attempt < 2; attempt++) {
                Bytes<?> bytes = memory.holding(message, behind);
                budget = Budget.start();
                Outcome outcome = reading.apply(bytes);
                if (budget.kept(message.length)) {
                    kept(bytes, outcome);
                    return outcome;
                }
            }
            throw new AssertionError(budget + ": " + this);
        }

        private void kept(Bytes<?> bytes, Outcome outcome) {
            assertThat(bytes.readLimit()).as("limit: %s", this).isEqualTo(memory.start() + (long) message.length);
            if (outcome.failure() == null) {
                assertThat(outcome.end()).as("end: %s", this).isBetween(0L, (long) message.length);
                PossibleState.check(outcome.value(), this);
                return;
            }
            if (!outcome.refused()) {
                throw new AssertionError(toString(), outcome.failure());
            }
            assertThat(outcome.end()).as("position: %s", this).isZero();
            if (outcome.failure() instanceof MarshalException refused) {
                assertThat(refused.type())
                        .as("type: %s", this)
                        .isEqualTo(dto.type().getName());
                if (!HandWritten.isIn(dto.type())) {
                    assertThat(refused.code()).as("code: %s", this).isNotEqualTo("MARSHAL299");
                }
                assertThat(refused.offset()).as("offset: %s", this).isBetween(-1L, (long) message.length);
            }
        }

        /** The value fits if there is enough room, and only then. Nothing is written after it. */
        void writtenAgain(T value) {
            int size = Math.toIntExact(dto.marshaller().sizeOf(value));
            Bytes<?> enough = memory.room(size, TOP_BITS);
            dto.marshaller().write(value, enough);
            assertThat(enough.writePosition() - memory.start())
                    .as("size: %s", this)
                    .isEqualTo(size);
            untouched(size);
            if (size > 0) {
                Bytes<?> full = memory.room(size - 1, TOP_BITS);
                Throwable failure = null;
                try {
                    dto.marshaller().write(value, full);
                } catch (MarshalException e) {
                    failure = e;
                }
                assertThat(failure).as("written to too little room: %s", this).isNotNull();
                assertThat(full.writePosition()).as("write position: %s", this).isEqualTo(memory.start());
                untouched(size - 1);
            }
        }

        private void untouched(int size) {
            assertThat(memory.at(memory.start() + (long) size, BEHIND))
                    .as("behind the write limit: %s", this)
                    .isEqualTo(TOP_BITS);
        }

        @Override
        public String toString() {
            byte[] shown = message.length <= SHOWN ? message : Arrays.copyOf(message, SHOWN);
            return dto + " in " + memory + ", " + what + ", " + message.length + " bytes: " + Hex.of(shown);
        }
    }
}
