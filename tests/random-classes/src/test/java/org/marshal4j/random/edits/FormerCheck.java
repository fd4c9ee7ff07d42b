package org.marshal4j.random.edits;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.runtime.inspect.SchemaMigration;
import org.marshal4j.runtime.view.IdentifiedView;
import org.marshal4j.schema.lock.Schemas;

/** Reads the messages of one revision with the classes of a later one, and compares with what the script says. */
final class FormerCheck {
    private static final byte[] BEHIND = {7, -1, 0, 1};
    private static final int[] HOSTILE = {0, 1, 2, 3, 0x7F, 0x80, 0x81, 0xFE, 0xFF, 'a'};
    private static final int MUTATED = 8;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final String ENDS_EARLY = "MARSHAL203";

    /** Far more than any of these messages takes, on a machine that has other things to do. */
    private static final long MOST_NANOS = 5_000_000_000L;

    private final Version was;
    private final PlainObjects today;
    private final Marshaller<?> marshaller;
    private final Schemas former;

    /** Reads with the classes of the objects. */
    FormerCheck(Version was, PlainObjects today, Schemas former) {
        this.was = was;
        this.today = today;
        this.former = former;
        marshaller = today.marshaller(today.version().root().name());
    }

    /** Checks one message, with the object that was written. */
    void check(Map<Integer, Object> plain, byte[] message, boolean isCut) {
        Script script = new Script(was, today.version());
        Object expected = Numbered.of(script.root(plain));
        String type = marshaller.type().getName();
        check(script, expected, message, isCut, in -> SchemaMigration.read(marshaller, former.apply(type), former, in));
        if (was.hasIds()) {
            check(script, expected, message, isCut, marshaller::read);
        }
        if (was.hasIds() && today.version().hasViews()) {
            check(script, expected, message, isCut, this::throughView);
            showsTodaysAlone(message);
        }
        FormerMessages<?> messages;
        try {
            messages = FormerMessages.of(marshaller, former, type);
        } catch (MarshalException e) {
            // A change that lets no message through may be refused once for all of them.
            refused(e, script.refusals());
            return;
        }
        check(script, expected, message, isCut, messages::next);
    }

    private Object throughView(Input in) {
        long start = in.position();
        IdentifiedView<?, ?> view = view().wrapConverted(in);
        try {
            return view.toObject();
        } catch (MarshalException e) {
            // The view has a copy, so the input has moved already.
            in.position(start);
            throw e;
        }
    }

    /** The view of the class, which has a schema id. */
    private IdentifiedView<?, ?> view() {
        Class<?> type = marshaller.type();
        try {
            Constructor<?> constructor = Class.forName(type.getName() + "View", true, type.getClassLoader())
                    .getDeclaredConstructor();
            constructor.setAccessible(true);
            return (IdentifiedView<?, ?>) constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(type.getName(), e);
        }
    }

    private void showsTodaysAlone(byte[] message) {
        IdentifiedView<?, ?> view = view();
        boolean isOfToday = Input.of(message).readInt() == marshaller.schemaId();
        try {
            view.wrap(message);
            require(isOfToday, "shown in place, with another id");
            require(view.size() == message.length, "size " + view.size());
        } catch (MarshalException e) {
            if (isOfToday || !e.code().equals("MARSHAL234")) {
                throw new AssertionError("refused in a view", e);
            }
        }
    }

    private void check(Script script, Object expected, byte[] message, boolean isCut, Function<Input, Object> reader) {
        byte[] more = Arrays.copyOf(message, message.length + BEHIND.length);
        System.arraycopy(BEHIND, 0, more, message.length, BEHIND.length);
        for (Memory memory : Memory.values()) {
            Memory.Outcome<Object> outcome = timed(memory, more, reader);
            if (outcome.refused() == null) {
                require(script.refusals().isEmpty(), "accepted from " + memory + ", but " + script.refusals());
                require(outcome.moved() == message.length, "moved by " + outcome.moved() + " in " + memory);
                Object read = Numbered.of(today.toPlain(outcome.value()));
                require(read.equals(expected), "read " + read + "\nnot " + expected + "\nfrom " + memory);
            } else {
                refused(outcome.refused(), script.refusals());
                require(outcome.moved() == 0, "lost " + outcome.moved() + " bytes of " + memory);
            }
        }
        if (isCut) {
            checkMutated(message, reader);
        }
        for (int end = 0; isCut && end < message.length; end++) {
            Memory memory = Memory.values()[end % Memory.values().length];
            Memory.Outcome<Object> outcome = timed(memory, Arrays.copyOf(message, end), reader);
            require(outcome.refused() != null, "cut at " + end + " of " + memory + ", but read");
            require(outcome.moved() == 0, "lost " + outcome.moved() + " bytes of " + memory + ", cut at " + end);
            if (!outcome.refused().code().equals(ENDS_EARLY)) {
                refused(outcome.refused(), script.refusals());
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
                                ? Arrays.asList(outcome.moved(), Numbered.of(today.toPlain(outcome.value())))
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

    private static void refused(MarshalException failure, List<Script.Refusal> allowed) {
        if (!allowed.contains(new Script.Refusal(failure.code(), failure.path()))) {
            throw new AssertionError("refused at " + failure.path() + ", not " + allowed, failure);
        }
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw new AssertionError(message);
        }
    }
}
