package org.marshal4j.random.edits;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;

/** Reads former messages from every kind of memory, and compares with what the script says. */
final class MessageCheck {
    private static final byte[] BEHIND = {7, -1, 0, 1};
    private static final int[] HOSTILE = {0, 1, 2, 3, 0x7F, 0x80, 0x81, 0xFE, 0xFF, 'a'};
    private static final int MUTATED = 8;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final String ENDS_EARLY = "MARSHAL203";

    /** Far more than any of these messages takes, on a machine that has other things to do. */
    private static final long MOST_NANOS = 5_000_000_000L;

    private final List<Script.Refusal> allowed;
    private final Object expected;
    private final Function<Object, Object> seen;

    /**
     * Checks that one value is read, or refused.
     *
     * @param seen what is compared with the expected value
     */
    MessageCheck(Script script, Object expected, Function<Object, Object> seen) {
        this.allowed = script.refusals();
        this.expected = expected;
        this.seen = seen;
    }

    /** Checks a message; also its parts, and what others make of it, if it is cut. */
    void check(byte[] message, boolean isCut, Function<Input, Object> reader) {
        byte[] more = Arrays.copyOf(message, message.length + BEHIND.length);
        System.arraycopy(BEHIND, 0, more, message.length, BEHIND.length);
        Set<Long> offsets = new LinkedHashSet<>();
        for (Memory memory : Memory.values()) {
            Memory.Outcome<Object> outcome = timed(memory, more, reader);
            if (outcome.refused() == null) {
                require(allowed.isEmpty(), "accepted from " + memory + ", but " + allowed);
                require(outcome.moved() == message.length, "moved by " + outcome.moved() + " in " + memory);
                Object read = seen.apply(outcome.value());
                require(read.equals(expected), "read " + read + "\nnot " + expected + "\nfrom " + memory);
            } else {
                refused(outcome.refused());
                require(outcome.moved() == 0, "lost " + outcome.moved() + " bytes of " + memory);
                offsets.add(outcome.refused().offset());
            }
        }
        require(offsets.size() < 2, "refused at one of " + offsets);
        require(offsets.stream().allMatch(offset -> offset <= message.length), "refused behind it: " + offsets);
        if (isCut) {
            checkMutated(message, reader);
        }
        for (int end = 0; isCut && end < message.length; end++) {
            Memory memory = Memory.values()[end % Memory.values().length];
            Memory.Outcome<Object> outcome = timed(memory, Arrays.copyOf(message, end), reader);
            require(outcome.refused() != null, "cut at " + end + " of " + memory + ", but read");
            require(outcome.moved() == 0, "lost " + outcome.moved() + " bytes of " + memory + ", cut at " + end);
            if (!outcome.refused().code().equals(ENDS_EARLY)) {
                refused(outcome.refused());
            }
        }
    }

    /** Changes some bytes: every memory gives the same, an object or a refusal. */
    private void checkMutated(byte[] message, Function<Input, Object> reader) {
        Random random = new Random(Arrays.hashCode(message));
        for (int i = 0; message.length > 0 && i < MUTATED; i++) {
            byte[] bytes = message.clone();
            for (int changes = 1 + random.nextInt(2); changes > 0; changes--) {
                bytes[random.nextInt(bytes.length)] = (byte) HOSTILE[random.nextInt(HOSTILE.length)];
            }
            Set<Object> outcomes = new LinkedHashSet<>();
            for (Memory memory : Memory.values()) {
                Memory.Outcome<Object> outcome = timed(memory, bytes, reader);
                MarshalException refused = outcome.refused();
                require(refused == null || outcome.moved() == 0, "lost " + outcome.moved() + " bytes of " + memory);
                outcomes.add(
                        refused == null
                                ? Arrays.asList(outcome.moved(), seen.apply(outcome.value()))
                                : Arrays.asList(refused.code(), refused.path(), refused.offset()));
            }
            require(outcomes.size() == 1, "mutated to " + HexFormat.of().formatHex(bytes) + ": " + outcomes);
        }
    }

    private static Memory.Outcome<Object> timed(Memory memory, byte[] bytes, Function<Input, Object> reader) {
        // Not by the clock, which goes on while others have the processor.
        long start = THREADS.getCurrentThreadCpuTime();
        Memory.Outcome<Object> outcome = memory.read(bytes, reader);
        require(THREADS.getCurrentThreadCpuTime() - start < MOST_NANOS, "slow from " + memory);
        return outcome;
    }

    /** Checks that the script refuses the message too. */
    void refused(MarshalException failure) {
        if (!allowed.contains(new Script.Refusal(failure.code(), failure.path()))) {
            throw new AssertionError("refused at " + failure.path() + ", not " + allowed + ": " + failure, failure);
        }
    }

    static void require(boolean holds, String message) {
        if (!holds) {
            throw new AssertionError(message);
        }
    }
}
