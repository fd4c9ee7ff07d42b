package org.marshal4j.audit.mutation;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.objectweb.asm.Label;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** A mistake that a program makes in a method, at the places where it fits. */
enum Mutation {
    SWAP_STATEMENTS(method -> {
        List<Runnable> changes = new ArrayList<>();
        List<Statement> statements = Statement.of(method);
        for (int i = 0; i + 1 < statements.size(); i++) {
            Statement one = statements.get(i);
            Statement other = statements.get(i + 1);
            if (one.moves() && other.moves() && one.end() == other.start()) {
                changes.add(() -> one.moveAfter(other, method));
            }
        }
        return changes;
    }),
    DROP_STATEMENT(method -> Statement.of(method).stream()
            .filter(Statement::moves)
            .<Runnable>map(statement -> () -> statement.remove(method))
            .toList()),
    REPEAT_STATEMENT(method -> Statement.of(method).stream()
            .filter(Statement::moves)
            .<Runnable>map(statement -> () -> statement.repeat(method))
            .toList()),
    NARROW(Retyping::narrower),
    WIDEN(Retyping::wider),
    INVERT_CONDITION(method -> conditions(method).stream()
            .<Runnable>map(jump -> () -> jump.setOpcode(opposite(jump.getOpcode())))
            .toList()),
    DROP_CONDITION(method -> {
        return conditions(method).stream()
                .<Runnable>map(jump -> () -> {
                    boolean two = jump.getOpcode() >= IF_ICMPEQ && jump.getOpcode() <= IF_ACMPNE;
                    method.instructions.set(jump, new InsnNode(two ? POP2 : POP));
                })
                .toList();
    }),
    SKIP_FIRST_ELEMENT(method -> {
        List<Runnable> changes = new ArrayList<>();
        for (AbstractInsnNode node : method.instructions) {
            boolean starts = node.getOpcode() == ICONST_0
                    && node.getNext() instanceof VarInsnNode store
                    && store.getOpcode() == ISTORE;
            if (starts) {
                changes.add(() -> method.instructions.set(node, new InsnNode(ICONST_1)));
            }
        }
        return changes;
    }),
    OTHER_MARKER(method -> {
        List<Runnable> changes = new ArrayList<>();
        for (AbstractInsnNode node : method.instructions) {
            boolean marker = node.getOpcode() >= ICONST_0
                    && node.getOpcode() <= ICONST_5
                    && node.getNext() instanceof MethodInsnNode call
                    && call.name.startsWith("write");
            if (marker) {
                changes.add(
                        () -> method.instructions.set(node, new IntInsnNode(BIPUSH, node.getOpcode() - ICONST_0 + 6)));
            }
        }
        return changes;
    }),
    OTHER_FIELD(method -> {
        List<Runnable> changes = new ArrayList<>();
        List<FieldInsnNode> fields = new ArrayList<>();
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof FieldInsnNode field) {
                fields.add(field);
            }
        }
        for (FieldInsnNode field : fields) {
            fields.stream()
                    .filter(other -> other.owner.equals(field.owner)
                            && other.desc.equals(field.desc)
                            && !other.name.equals(field.name)
                            && isStatic(other) == isStatic(field))
                    .findFirst()
                    .ifPresent(other -> {
                        String name = other.name;
                        changes.add(() -> field.name = name);
                    });
        }
        return changes;
    }),
    DROP_BREAK(method -> {
        List<Runnable> changes = new ArrayList<>();
        boolean inSwitch = false;
        for (AbstractInsnNode node : method.instructions) {
            inSwitch |= node instanceof TableSwitchInsnNode || node instanceof LookupSwitchInsnNode;
            if (inSwitch && node.getOpcode() == GOTO) {
                changes.add(() -> method.instructions.remove(node));
            }
        }
        return changes;
    }),
    ONE_MORE(method -> {
        List<Runnable> changes = new ArrayList<>();
        for (AbstractInsnNode node : method.instructions) {
            // for (…; i < n; …) becomes i <= n.
            if (node.getOpcode() == IF_ICMPGE) {
                changes.add(() -> ((JumpInsnNode) node).setOpcode(IF_ICMPGT));
            }
        }
        return changes;
    });

    private final Function<MethodNode, List<Runnable>> changes;

    Mutation(Function<MethodNode, List<Runnable>> changes) {
        this.changes = changes;
    }

    /** Changes that can be made, each to a copy of the method of its own. */
    List<Runnable> in(MethodNode method) {
        return changes.apply(method);
    }

    private static boolean isStatic(FieldInsnNode field) {
        return field.getOpcode() == GETSTATIC || field.getOpcode() == PUTSTATIC;
    }

    private static List<JumpInsnNode> conditions(MethodNode method) {
        List<JumpInsnNode> jumps = new ArrayList<>();
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof JumpInsnNode jump && jump.getOpcode() != GOTO && !isLoop(method.instructions, jump)) {
                jumps.add(jump);
            }
        }
        return jumps;
    }

    /** Whether a jump leaves a loop: the code before its target goes back. */
    private static boolean isLoop(InsnList code, JumpInsnNode jump) {
        AbstractInsnNode before = jump.label.getPrevious();
        while (before != null && before.getOpcode() < 0) {
            before = before.getPrevious();
        }
        return before instanceof JumpInsnNode back && code.indexOf(back.label) < code.indexOf(back);
    }

    private static int opposite(int opcode) {
        if (opcode >= IFNULL) {
            return opcode == IFNULL ? IFNONNULL : IFNULL;
        }
        return ((opcode + 1) ^ 1) - 1;
    }

    /** A line of source without jumps. */
    record Statement(List<AbstractInsnNode> nodes, int start, int end) {

        static List<Statement> of(MethodNode method) {
            List<Statement> statements = new ArrayList<>();
            List<AbstractInsnNode> current = new ArrayList<>();
            InsnList code = method.instructions;
            int start = 0;
            for (int i = 0; i < code.size(); i++) {
                AbstractInsnNode node = code.get(i);
                if (node instanceof LineNumberNode) {
                    add(statements, current, start, i);
                    current = new ArrayList<>();
                    start = i;
                } else if (node.getOpcode() >= 0) {
                    current.add(node);
                }
            }
            add(statements, current, start, code.size());
            return statements;
        }

        private static void add(List<Statement> statements, List<AbstractInsnNode> nodes, int start, int end) {
            boolean jumps = nodes.stream()
                    .anyMatch(node -> node instanceof JumpInsnNode
                            || node instanceof TableSwitchInsnNode
                            || node instanceof LookupSwitchInsnNode
                            || node.getOpcode() >= IRETURN && node.getOpcode() <= RETURN
                            || node.getOpcode() == ATHROW);
            boolean declares =
                    nodes.stream().anyMatch(node -> node instanceof VarInsnNode store && store.getOpcode() >= ISTORE);
            if (!nodes.isEmpty() && !jumps && !declares) {
                statements.add(new Statement(List.copyOf(nodes), start, end));
            }
        }

        boolean moves() {
            return nodes.stream().anyMatch(node -> node instanceof MethodInsnNode call && moves(call));
        }

        private static boolean moves(MethodInsnNode call) {
            boolean buffer = call.owner.equals("java/nio/ByteBuffer");
            return call.name.startsWith("write")
                    || call.name.startsWith("read")
                    || buffer && (call.name.startsWith("put") || call.name.startsWith("get"));
        }

        void remove(MethodNode method) {
            nodes.forEach(method.instructions::remove);
        }

        void repeat(MethodNode method) {
            InsnList copy = new InsnList();
            Map<LabelNode, LabelNode> none = Map.of();
            nodes.forEach(node -> copy.add(node.clone(none)));
            method.instructions.insert(nodes.get(nodes.size() - 1), copy);
        }

        void moveAfter(Statement other, MethodNode method) {
            InsnList moved = new InsnList();
            // The line of its own moves with it.
            LabelNode label = new LabelNode(new Label());
            int line = line(method);
            moved.add(label);
            moved.add(new LineNumberNode(line, label));
            Map<LabelNode, LabelNode> none = Map.of();
            nodes.forEach(node -> moved.add(node.clone(none)));
            method.instructions.insert(other.nodes.get(other.nodes.size() - 1), moved);
            remove(method);
        }

        private int line(MethodNode method) {
            return method.instructions.get(start) instanceof LineNumberNode number ? number.line : 0;
        }
    }
}
