package org.marshal4j.adopt.plan;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.marshal4j.audit.FollowedPair;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Whether the methods of a pair, and those of its classes that they call, take elements one after the other. */
final class ElementOrder {

    /** Methods that put an element before others, or change the order. */
    private static final Set<String> OTHERS = Set.of(
            "addFirst",
            "offerFirst",
            "push",
            "reverse",
            "reversed",
            "sort",
            "sorted",
            "shuffle",
            "rotate",
            "swap",
            "descendingIterator",
            "descendingMap",
            "descendingKeySet",
            "descendingSet");

    private ElementOrder() {}

    static boolean isKept(FollowedPair pair) {
        Deque<MethodNode> waiting = new ArrayDeque<>(
                List.of(pair.pair().writer().node(), pair.pair().reader().node()));
        Set<MethodNode> seen = new HashSet<>(waiting);
        while (!waiting.isEmpty()) {
            for (AbstractInsnNode node : waiting.remove().instructions) {
                if (isOther(node)) {
                    return false;
                }
                if (node instanceof MethodInsnNode call) {
                    for (ClassNode owner : pair.classes()) {
                        owner.methods.stream()
                                .filter(method -> call.owner.equals(owner.name)
                                        && call.name.equals(method.name)
                                        && call.desc.equals(method.desc))
                                .filter(seen::add)
                                .forEach(waiting::add);
                    }
                }
            }
        }
        return seen.stream().noneMatch(ElementOrder::countsDown);
    }

    private static boolean isOther(AbstractInsnNode node) {
        if (!(node instanceof MethodInsnNode call) || !call.owner.startsWith("java/util/")) {
            return false;
        }
        boolean inserts = call.name.equals("add") && Type.getArgumentTypes(call.desc).length == 2;
        return inserts || OTHERS.contains(call.name);
    }

    /** Whether a variable that gets smaller is used for anything but the end of its loop, and the size of something new. */
    private static boolean countsDown(MethodNode method) {
        Set<Integer> falling = new HashSet<>();
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof IincInsnNode step && step.incr < 0) {
                falling.add(step.var);
            }
        }
        for (AbstractInsnNode node : method.instructions) {
            boolean loads = node.getOpcode() == Opcodes.ILOAD && falling.contains(((VarInsnNode) node).var);
            if (loads && !isCompared(node)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isCompared(AbstractInsnNode load) {
        AbstractInsnNode next = next(load);
        if (next instanceof IincInsnNode) {
            next = next(next);
        }
        if (next != null && isCapacity(next)) {
            return true;
        }
        boolean bound = next != null && !(next instanceof JumpInsnNode) && isSimple(next);
        return (bound ? next(next) : next) instanceof JumpInsnNode;
    }

    /** Whether it creates an array or container with room for so many elements. */
    private static boolean isCapacity(AbstractInsnNode node) {
        return node.getOpcode() == Opcodes.INVOKESPECIAL
                || node.getOpcode() == Opcodes.NEWARRAY
                || node.getOpcode() == Opcodes.ANEWARRAY;
    }

    /** Whether it loads a bound: a constant, or a variable. */
    private static boolean isSimple(AbstractInsnNode node) {
        return node.getOpcode() >= Opcodes.ICONST_M1 && node.getOpcode() <= Opcodes.ILOAD;
    }

    private static AbstractInsnNode next(AbstractInsnNode node) {
        AbstractInsnNode next = node.getNext();
        while (next != null && next.getOpcode() < 0) {
            next = next.getNext();
        }
        return next;
    }
}
