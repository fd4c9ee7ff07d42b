package org.marshal4j.processor.source;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.marshal4j.processor.source.ConstructorFile.Member;
import org.marshal4j.processor.source.FlowState.Field;

/**
 * Finds out, by the instructions of a constructor, which parameter's value each field has afterwards. It follows all ways that lead to a new
 * object, into constructors of the class and its superclasses as well. What it does not understand, such as loops and methods of the object
 * itself, it knows nothing of.
 */
final class ConstructorFlow {

    private static final int MOST_WAYS = 256;
    private static final int DEEPEST = 16;

    private final Function<String, Optional<ConstructorFile>> files;
    private final List<Boolean> immutable;

    /**
     * The flow into a constructor.
     *
     * @param files finds class files, by names with slashes
     * @param immutable of each parameter, whether its value can be handed to others without harm
     */
    ConstructorFlow(Function<String, Optional<ConstructorFile>> files, List<Boolean> immutable) {
        this.files = files;
        this.immutable = immutable;
    }

    /** The constructor is not understood. */
    private static final class Unknown extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unknown() {
            super(null, null, false, false);
        }
    }

    /** The values of the fields that it assigns, if all of it is understood. */
    Optional<Map<Field, FlowValue>> of(String owner, String descriptor) {
        List<FlowValue> arguments = new ArrayList<>();
        for (String type : FlowDescriptor.of(descriptor).parameters()) {
            arguments.add(FlowValue.parameter(arguments.size(), FlowDescriptor.isWide(type)));
        }
        try {
            Ending ending = run(owner, descriptor, arguments, DEEPEST);
            ending.assigned()
                    .replaceAll((field, value) ->
                            value.isPassed() && ending.handedOut().contains(value.parameter())
                                    ? FlowValue.OTHER
                                    : value);
            return Optional.of(ending.assigned());
        } catch (Unknown | NoSuchElementException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    /** What is so at the end, whichever way it went. */
    private record Ending(Map<Field, FlowValue> assigned, Set<Integer> handedOut) {}

    private Ending run(String owner, String descriptor, List<FlowValue> arguments, int depth) {
        if (owner.equals("java/lang/Object")) {
            return new Ending(new HashMap<>(), new HashSet<>());
        }
        ConstructorFile file =
                (depth > 0 ? files.apply(owner) : Optional.<ConstructorFile>empty()).orElseThrow(Unknown::new);
        ConstructorFile.Code code = file.constructor(descriptor).orElseThrow(Unknown::new);
        if (code.hasHandlers()) {
            throw new Unknown();
        }
        Map<Integer, FlowValue> locals = new HashMap<>(Map.of(0, FlowValue.THIS));
        int local = 1;
        for (FlowValue argument : arguments) {
            locals.put(local, argument);
            local += argument.wide() ? 2 : 1;
        }
        return ways(code.instructions(), file, new FlowState(locals), depth);
    }

    private Ending ways(FlowInstructions code, ConstructorFile file, FlowState start, int depth) {
        Deque<FlowState> open = new ArrayDeque<>(List.of(start));
        Optional<Ending> ending = Optional.empty();
        for (int ways = 0; !open.isEmpty(); ways++) {
            if (ways > MOST_WAYS) {
                throw new Unknown();
            }
            FlowState state = open.pop();
            FlowInstructions.End end;
            do {
                end = code.step(state, open, (kind, index) -> call(kind, file.member(index), state, depth), index -> {
                    Member member = file.member(index);
                    return new FlowInstructions.Named(
                            new Field(member.owner(), member.name()), FlowDescriptor.isWide(member.descriptor()));
                });
                if (end == FlowInstructions.End.UNKNOWN) {
                    throw new Unknown();
                }
            } while (end == FlowInstructions.End.NONE);
            if (end == FlowInstructions.End.RETURNED) {
                ending = Optional.of(ending.map(one -> both(one, state))
                        .orElseGet(() -> new Ending(state.assigned, state.handedOut)));
            }
        }
        return ending.orElseThrow(Unknown::new);
    }

    private static Ending both(Ending one, FlowState other) {
        Set<Field> fields = new HashSet<>(one.assigned().keySet());
        fields.addAll(other.assigned.keySet());
        Map<Field, FlowValue> assigned = new HashMap<>();
        for (Field field : fields) {
            FlowValue value = one.assigned().getOrDefault(field, FlowValue.OTHER);
            assigned.put(field, value.equals(other.assigned.get(field)) ? value : FlowValue.OTHER);
        }
        one.handedOut().addAll(other.handedOut);
        return new Ending(assigned, one.handedOut());
    }

    private void call(FlowInstructions.Call kind, Member called, FlowState state, int depth) {
        FlowDescriptor type = FlowDescriptor.of(called.descriptor());
        List<FlowValue> arguments = new ArrayList<>();
        for (int i = 0; i < type.parameters().size(); i++) {
            arguments.add(0, state.pop());
        }
        if (kind.hasReceiver()) {
            FlowValue receiver = state.pop();
            if (receiver.isThis()) {
                construct(kind, called, arguments, state, depth);
                return;
            }
            handOut(receiver, state);
        }
        boolean passesOn = isPassedOn(called);
        arguments.stream().filter(argument -> !passesOn).forEach(argument -> handOut(argument, state));
        if (!type.returned().equals("V")) {
            state.push(passesOn ? arguments.get(0) : FlowValue.other(FlowDescriptor.isWide(type.returned())));
        }
    }

    /** Of its own methods only constructors are looked into: others may be overridden. */
    private void construct(
            FlowInstructions.Call kind, Member called, List<FlowValue> arguments, FlowState state, int depth) {
        if (!kind.isSpecial() || !called.name().equals("<init>") || arguments.contains(FlowValue.THIS)) {
            throw new Unknown();
        }
        Ending ending = run(called.owner(), called.descriptor(), arguments, depth - 1);
        state.assigned.putAll(ending.assigned());
        state.handedOut.addAll(ending.handedOut());
    }

    private void handOut(FlowValue value, FlowState state) {
        if (value.isThis()) {
            throw new Unknown();
        }
        if (value.isPassed() && !immutable.get(value.parameter())) {
            state.handedOut.add(value.parameter());
        }
    }

    private static boolean isPassedOn(Member called) {
        return called.owner().equals("java/util/Objects") && called.name().equals("requireNonNull");
    }
}
