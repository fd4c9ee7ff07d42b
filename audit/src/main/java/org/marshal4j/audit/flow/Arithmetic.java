package org.marshal4j.audit.flow;

import static org.objectweb.asm.Opcodes.*;

import java.util.List;
import org.marshal4j.audit.value.Elements;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Instructions that only move and compute values. */
final class Arithmetic {

    private static final String[] TYPES = {"I", "J", "F", "D"};
    private static final String[] OPERATORS = {"+", "-", "*", "/", "%", "neg", "<<", ">>", ">>>", "&", "|", "^"};

    private final Session session;
    private final Ids ids;

    Arithmetic(Session session) {
        this.session = session;
        this.ids = session.ids;
    }

    /** Runs an instruction; false if it is of another kind. */
    boolean run(AbstractInsnNode node, State state) {
        int opcode = node.getOpcode();
        if (constant(node, opcode, state)
                || variable(node, opcode, state)
                || stack(opcode, state)
                || array(node, opcode, state)) {
            return true;
        }
        if (opcode >= IADD && opcode <= LXOR) {
            operate(opcode, state);
        } else if (opcode >= I2L && opcode <= I2S) {
            state.push(Values.convert(state.pop(), "JFDIFDIJDIJFBCS".substring(opcode - I2L, opcode - I2L + 1)));
        } else if (opcode >= LCMP && opcode <= DCMPG) {
            Value right = state.pop();
            state.push(Values.binary("cmp", state.pop(), right, "I"));
        } else if (opcode == INSTANCEOF) {
            state.push(new Value.InstanceOf(state.pop(), ((TypeInsnNode) node).desc));
        } else if (opcode == NEW) {
            state.push(new Value.Fresh(ids.next(), List.of(), "L" + ((TypeInsnNode) node).desc + ";"));
        } else if (opcode == CHECKCAST) {
            cast(((TypeInsnNode) node).desc, state);
        } else if (opcode == MONITORENTER || opcode == MONITOREXIT) {
            state.pop();
        } else {
            return opcode == NOP || opcode < 0;
        }
        return true;
    }

    /** A cast tells more about the type of what has been read. */
    private static void cast(String type, State state) {
        Value value = state.pop();
        String desc = type.startsWith("[") ? type : "L" + type + ";";
        if (value instanceof Value.Read read) {
            value = new Value.Read(read.op(), desc);
        } else if (value instanceof Value.Invoke invoke) {
            value = new Value.Invoke(invoke.owner(), invoke.name(), invoke.args(), desc);
        } else if (value instanceof Value.Param param) {
            value = new Value.Param(param.index(), desc);
        } else if (value instanceof Value.Element element) {
            value = new Value.Element(element.of(), element.loop(), desc);
        }
        state.push(value);
    }

    private static boolean constant(AbstractInsnNode node, int opcode, State state) {
        if (opcode == ACONST_NULL) {
            state.push(Values.nothing());
        } else if (opcode >= ICONST_M1 && opcode <= ICONST_5) {
            state.push(Values.number(opcode - ICONST_0));
        } else if (opcode == LCONST_0 || opcode == LCONST_1) {
            state.push(new Value.Const((long) opcode - LCONST_0, "J"));
        } else if (opcode >= FCONST_0 && opcode <= FCONST_2) {
            state.push(new Value.Const((float) opcode - FCONST_0, "F"));
        } else if (opcode == DCONST_0 || opcode == DCONST_1) {
            state.push(new Value.Const((double) opcode - DCONST_0, "D"));
        } else if (opcode == BIPUSH || opcode == SIPUSH) {
            state.push(Values.number(((IntInsnNode) node).operand));
        } else if (node instanceof LdcInsnNode ldc) {
            state.push(new Value.Const(ldc.cst, type(ldc.cst)));
        } else {
            return false;
        }
        return true;
    }

    private static String type(Object constant) {
        if (constant instanceof Integer) {
            return "I";
        } else if (constant instanceof Long) {
            return "J";
        } else if (constant instanceof Float) {
            return "F";
        } else if (constant instanceof Double) {
            return "D";
        }
        return constant instanceof String ? "Ljava/lang/String;" : "Ljava/lang/Class;";
    }

    private static boolean variable(AbstractInsnNode node, int opcode, State state) {
        if (node instanceof VarInsnNode variable) {
            if (opcode <= ALOAD) {
                Value value = state.locals[variable.var];
                if (value == null) {
                    throw new TooComplex("code that does not verify");
                }
                state.push(value);
            } else {
                state.locals[variable.var] = state.pop();
            }
            return true;
        } else if (node instanceof IincInsnNode increment) {
            Value value = state.locals[increment.var];
            if (value != null) {
                state.locals[increment.var] = Values.binary("+", value, Values.number(increment.incr), "I");
            }
            return true;
        }
        return false;
    }

    private boolean array(AbstractInsnNode node, int opcode, State state) {
        if (opcode == ARRAYLENGTH) {
            state.push(Values.size(state.pop()));
        } else if (opcode >= IALOAD && opcode <= SALOAD) {
            Value index = state.pop();
            Value array = state.pop();
            state.push(new Value.At(array, index, element(array, opcode)));
        } else if (opcode >= IASTORE && opcode <= SASTORE) {
            Value value = state.pop();
            session.storedAt(value, state.pop());
            session.stored(value, Elements.of(state.pop()));
        } else if (opcode == NEWARRAY || opcode == ANEWARRAY) {
            String type = opcode == NEWARRAY
                    ? "[" + "ZCFDBSIJ".charAt(((IntInsnNode) node).operand - T_BOOLEAN)
                    : "[" + desc(((TypeInsnNode) node).desc);
            state.push(new Value.FreshArray(ids.next(), state.pop(), type));
        } else {
            return false;
        }
        return true;
    }

    private static String desc(String type) {
        return type.startsWith("[") ? type : "L" + type + ";";
    }

    private static String element(Value array, int opcode) {
        if (array.type().startsWith("[")) {
            return array.type().substring(1);
        }
        return opcode == AALOAD ? "?" : "IJFD?III".substring(opcode - IALOAD, opcode - IALOAD + 1);
    }

    private static void operate(int opcode, State state) {
        boolean shiftOrLogic = opcode >= ISHL;
        int kind = shiftOrLogic ? (opcode - ISHL) / 2 + 6 : (opcode - IADD) / 4;
        String type = shiftOrLogic ? TYPES[(opcode - ISHL) % 2] : TYPES[(opcode - IADD) % 4];
        Value right = state.pop();
        if (kind == 5) {
            state.push(Values.binary("-", new Value.Const(zero(type), type), right, type));
        } else {
            state.push(Values.binary(OPERATORS[kind], state.pop(), right, type));
        }
    }

    private static Object zero(String type) {
        return switch (type) {
            case "I" -> 0;
            case "J" -> 0L;
            case "F" -> 0f;
            default -> 0d;
        };
    }

    private static boolean wide(Value value) {
        return value.type().equals("J") || value.type().equals("D");
    }

    private static boolean stack(int opcode, State state) {
        switch (opcode) {
            case POP -> state.pop();
            case POP2 -> {
                if (!wide(state.pop())) {
                    state.pop();
                }
            }
            case DUP -> state.push(state.peek(0));
            case DUP_X1 -> under(state, 1, 1);
            case DUP_X2 -> under(state, 1, wide(state.peek(1)) ? 1 : 2);
            case DUP2 -> under(state, wide(state.peek(0)) ? 1 : 2, 0);
            case DUP2_X1 -> under(state, wide(state.peek(0)) ? 1 : 2, 1);
            case DUP2_X2 -> {
                int top = wide(state.peek(0)) ? 1 : 2;
                under(state, top, wide(state.peek(top)) ? 1 : 2);
            }
            case SWAP -> {
                Value top = state.pop();
                Value below = state.pop();
                state.push(top);
                state.push(below);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Copies the top values below some others. */
    private static void under(State state, int top, int over) {
        state.peek(top + over - 1);
        int size = state.stack.size();
        List<Value> copied = List.copyOf(state.stack.subList(size - top, size));
        state.stack.addAll(size - top - over, copied);
    }
}
