package org.marshal4j.blackbox.kit;

import java.util.Arrays;
import java.util.List;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.inspect.SampleMessages;
import org.marshal4j.runtime.view.MessageView;

/**
 * Checks that a view is safe with any bytes in any memory: each of its methods works or is refused as documented, none
 * of those that read changes a byte, and none touches bytes around the message.
 */
public final class HostileViewChecks {
    private static final int MOST = Sampling.isThorough() ? 300 : 90;
    private static final int SAMPLES = 30;
    private static final int LONGEST = 400;
    private static final int ENOUGH = 40;

    private final Dto<?> dto;
    private final GeneratedView type;
    private final List<GuardedMemory> kinds;
    private final byte[] valid;
    private final MadeArguments arguments = new MadeArguments();
    private int round;

    /** Creates the checks for a type that has a view. */
    public HostileViewChecks(Dto<?> dto, List<GuardedMemory> kinds) {
        this.dto = dto;
        this.type = GeneratedView.of(dto.marshaller());
        this.kinds = kinds;
        this.valid = choose(dto);
        MessageView<?, ?> view = type.make();
        view.wrap(valid.clone());
        arguments.collect(view, 2);
    }

    /** Returns a valid message, made from the schema alone, or by the reference encoder if that is not possible. */
    private static byte[] choose(Dto<?> dto) {
        byte[] best = null;
        try {
            for (int seed = 0; seed < SAMPLES && (best == null || best.length < ENOUGH); seed++) {
                byte[] next = SampleMessages.of(
                        dto.marshaller().schema(), dto.marshaller().schema().resolver(), seed);
                if (best == null || (next.length > best.length && next.length < LONGEST)) {
                    best = next;
                }
            }
            return best;
        } catch (IllegalArgumentException e) {
            // A hand-written marshaller writes one of the fields.
            return Examples.of(dto).bytes();
        }
    }

    /** Returns a valid message that may be changed. */
    public byte[] valid() {
        return valid.clone();
    }

    /** Checks any bytes. All kinds of memory show the same, whatever is around the message. */
    public void check(byte[] message) {
        // From the message alone, so that a message that was found can be checked again.
        round = Arrays.hashCode(message) & 0xFFFF;
        List<Object> first = read(kinds.get(0), message, 0x41);
        set(kinds.get(0), message);
        for (GuardedMemory memory : others()) {
            String difference = DeepEquals.difference(first, read(memory, message, 0xFF));
            if (difference != null) {
                throw failed(memory, message, new AssertionError(difference));
            }
            set(memory, message);
        }
    }

    /** Returns where to begin among the methods, so that others are called where one message is not enough for all. */
    private static int first(int round) {
        return round * MOST / 4;
    }

    /** Returns all kinds but the first; every day only one of them, a different one for each message. */
    private List<GuardedMemory> others() {
        List<GuardedMemory> others = kinds.subList(1, kinds.size());
        return Sampling.isThorough() ? others : List.of(others.get(round % others.size()));
    }

    private List<Object> read(GuardedMemory memory, byte[] message, int guard) {
        memory.put(message, guard);
        MessageView<?, ?> view = type.make();
        if (!wraps(memory, view, message)) {
            memory.requireUnchanged("wrapping");
            return List.of();
        }
        try {
            List<Object> said = new CalledView(arguments, first(round), MOST, (method, isRefused) -> {}).read(view);
            memory.requireUnchanged("reading");
            return said;
        } catch (AssertionError e) {
            throw failed(memory, message, e);
        }
    }

    private void set(GuardedMemory memory, byte[] message) {
        memory.put(message, 0x41);
        MessageView<?, ?> view = type.make();
        if (!wraps(memory, view, message)) {
            return;
        }
        try {
            new CalledView(arguments, first(round), MOST, memory::requireAfterSetter).set(view);
            memory.requireGuards("setters");
        } catch (AssertionError e) {
            throw failed(memory, message, e);
        }
    }

    /**
     * Calls the methods of one view again and again while another thread changes the bytes of the message. It may show
     * anything, or refuse as documented, but changes nothing around the message.
     */
    public void whileChanging(GuardedMemory memory, int times) {
        MessageView<?, ?> view = type.make();
        try {
            for (int i = 0; i < times; i++) {
                if (i % 4 == 0) {
                    // The other times, it relies on what it remembers.
                    wrapAgain(memory, view);
                }
                called(i).read(view);
                called(i).set(view);
                memory.requireGuards("bytes that change meanwhile");
            }
        } catch (AssertionError e) {
            throw failed(memory, valid, e);
        }
    }

    private boolean wraps(GuardedMemory memory, MessageView<?, ?> view, byte[] message) {
        return ViewIdChecks.wraps(dto.marshaller(), view, message, () -> memory.wrap(view));
    }

    /** The schema id, if there is one, may change too. */
    private void wrapAgain(GuardedMemory memory, MessageView<?, ?> view) {
        try {
            memory.wrap(view);
        } catch (MarshalException e) {
            ViewIdChecks.requireOther(dto.marshaller(), e);
        }
    }

    private CalledView called(int times) {
        return new CalledView(arguments, first(times), MOST, (method, isRefused) -> {}).changing();
    }

    private AssertionError failed(GuardedMemory memory, byte[] message, AssertionError cause) {
        return new AssertionError(dto + " in " + memory + ": " + Hex.of(message), cause);
    }
}
