package org.marshal4j.processor.source;

import java.util.Deque;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import org.marshal4j.processor.source.FlowState.Field;

/** What the instructions of a constructor do with values (The Java Virtual Machine Specification, chapter 6). */
final class FlowInstructions {

    private final byte[] code;

    FlowInstructions(byte[] code) {
        this.code = code;
    }

    /** Whether a way ends at an instruction. */
    enum End {
        NONE,
        RETURNED,
        THROWN,
        UNKNOWN
    }

    /** How something is called. */
    enum Call {
        VIRTUAL,
        SPECIAL,
        STATIC,
        DYNAMIC;

        boolean hasReceiver() {
            return this == VIRTUAL || this == SPECIAL;
        }

        boolean isSpecial() {
            return this == SPECIAL;
        }
    }

    /** A field that an instruction names. */
    record Named(Field field, boolean wide) {}

    /** Takes one step; another way that begins here is put with the open ones. */
    End step(FlowState state, Deque<FlowState> open, BiConsumer<Call, Integer> calls, IntFunction<Named> fields) {
        int op = unsigned(state.at);
        if ((op >= 153 && op <= 167) || op == 198 || op == 199) {
            return branch(op, state, open);
        }
        if (op >= 178 && op <= 181) {
            return field(op, state, fields.apply(index(state.at + 1)));
        }
        if (op >= 182 && op <= 186) {
            Call call = op == 183 ? Call.SPECIAL : op == 184 ? Call.STATIC : op == 186 ? Call.DYNAMIC : Call.VIRTUAL;
            calls.accept(call, index(state.at + 1));
            return advance(state, op >= 185 ? 5 : 3);
        }
        if (op == 177 || op == 191) {
            return op == 177 ? End.RETURNED : End.THROWN;
        }
        int length = op < 21 ? constant(op, state) : op < 87 ? move(op, state) : op < 96 ? rearrange(op, state) : 0;
        if (length == 0) {
            length = op >= 96 && op < 153 ? compute(op, state) : op >= 187 ? object(op, state) : 0;
        }
        return length == 0 ? End.UNKNOWN : advance(state, length);
    }

    private static End advance(FlowState state, int length) {
        state.at += length;
        return End.NONE;
    }

    private End branch(int op, FlowState state, Deque<FlowState> open) {
        int to = state.at + (short) index(state.at + 1);
        if (to <= state.at) {
            return End.UNKNOWN;
        }
        if (op == 167) {
            return advance(state, to - state.at);
        }
        state.pop();
        if (op >= 159 && op <= 166) {
            state.pop();
        }
        open.push(state.copyAt(to));
        return advance(state, 3);
    }

    private static End field(int op, FlowState state, Named named) {
        FlowValue stored = op == 179 || op == 181 ? state.pop() : FlowValue.OTHER;
        FlowValue holder = op >= 180 ? state.pop() : FlowValue.OTHER;
        if (stored.isThis() || (op == 181 && holder.isPassed())) {
            return End.UNKNOWN;
        }
        if (op == 181 && holder.isThis()) {
            state.assigned.put(named.field(), stored);
        } else if (op == 178 || op == 180) {
            FlowValue other = FlowValue.other(named.wide());
            state.push(holder.isThis() ? state.assigned.getOrDefault(named.field(), other) : other);
        }
        return advance(state, 3);
    }

    private static int constant(int op, FlowState state) {
        if (op > 0) {
            state.push(FlowValue.other(op == 9 || op == 10 || op == 14 || op == 15 || op == 20));
        }
        return op == 16 || op == 18 ? 2 : op == 17 || op >= 19 ? 3 : 1;
    }

    /** Between variables, arrays and the stack. */
    private int move(int op, FlowState state) {
        if (op <= 45) {
            state.load(op <= 25 ? unsigned(state.at + 1) : (op - 26) % 4);
            return op <= 25 ? 2 : 1;
        }
        if (op <= 53) {
            state.compute(2, op == 47 || op == 49);
            return 1;
        }
        if (op <= 78) {
            state.store(op <= 58 ? unsigned(state.at + 1) : (op - 59) % 4);
            return op <= 58 ? 2 : 1;
        }
        FlowValue stored = state.pop();
        state.pop();
        FlowValue array = state.pop();
        return stored.isThis() || array.kind() != FlowValue.Kind.OTHER || stored.isPassed() ? 0 : 1;
    }

    private static int rearrange(int op, FlowState state) {
        FlowValue top = state.pop();
        switch (op) {
            case 87 -> {}
            case 88 -> {
                if (!top.wide()) {
                    state.pop();
                }
            }
            case 89 -> {
                state.push(top);
                state.push(top);
            }
            case 90 -> {
                FlowValue below = state.pop();
                state.push(top);
                state.push(below);
                state.push(top);
            }
            case 95 -> {
                FlowValue below = state.pop();
                state.push(top);
                state.push(below);
            }
            default -> {
                return 0;
            }
        }
        return 1;
    }

    private static int compute(int op, FlowState state) {
        if (op == 132) {
            return 0;
        }
        if (op >= 145 && op <= 147) {
            state.push(state.pop().narrowed());
        } else if (op >= 133 && op <= 144) {
            state.compute(1, op == 133 || op == 135 || op == 138 || op == 140 || op == 141 || op == 143);
        } else if (op >= 116 && op <= 119) {
            state.compute(1, op % 2 == 1);
        } else {
            state.compute(2, op < 148 && op % 2 == 1);
        }
        return 1;
    }

    private static int object(int op, FlowState state) {
        switch (op) {
            case 187 -> state.push(FlowValue.OTHER);
            case 188, 189, 190, 193 -> state.compute(1, false);
            case 192 -> {}
            default -> {
                return 0;
            }
        }
        return op == 190 ? 1 : op == 188 ? 2 : 3;
    }

    private int unsigned(int at) {
        return code[at] & 0xff;
    }

    private int index(int at) {
        return (unsigned(at) << 8) | unsigned(at + 1);
    }
}
