package org.marshal4j.audit.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Divides a method into blocks. */
final class Blocks {

    private final InsnList code;
    private final List<Block> blocks = new ArrayList<>();
    private final int[] blockAt;

    private Blocks(MethodNode method) {
        code = method.instructions;
        blockAt = new int[code.size() + 1];
        List<Integer> leaders = new ArrayList<>(leaders(method));
        for (int i = 0; i < leaders.size(); i++) {
            int end = i + 1 < leaders.size() ? leaders.get(i + 1) : code.size();
            Block block = new Block(i, leaders.get(i), end);
            blocks.add(block);
            for (int at = block.first; at < end; at++) {
                blockAt[at] = i;
            }
        }
        blocks.forEach(this::connect);
    }

    static List<Block> of(MethodNode method) {
        return new Blocks(method).blocks;
    }

    private Set<Integer> leaders(MethodNode method) {
        Set<Integer> leaders = new TreeSet<>();
        leaders.add(0);
        for (int i = 0; i < code.size(); i++) {
            AbstractInsnNode node = code.get(i);
            List<LabelNode> targets = targets(node);
            targets.forEach(target -> leaders.add(code.indexOf(target)));
            if (!targets.isEmpty() || ends(node)) {
                leaders.add(i + 1);
            }
        }
        for (TryCatchBlockNode handler : method.tryCatchBlocks) {
            leaders.add(code.indexOf(handler.handler));
        }
        leaders.remove(code.size());
        return leaders;
    }

    private void connect(Block block) {
        AbstractInsnNode last = code.get(block.end - 1);
        int opcode = last.getOpcode();
        block.returns = opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
        boolean goesOn = !ends(last)
                && opcode != Opcodes.GOTO
                && !(last instanceof TableSwitchInsnNode)
                && !(last instanceof LookupSwitchInsnNode);
        if (goesOn && block.end < code.size()) {
            block.next.add(blockAt[block.end]);
        }
        targets(last).forEach(target -> block.next.add(blockAt[code.indexOf(target)]));
    }

    private static boolean ends(AbstractInsnNode node) {
        int opcode = node.getOpcode();
        if (opcode == Opcodes.JSR || opcode == Opcodes.RET) {
            throw new TooComplex("subroutines of old compilers");
        }
        return opcode == Opcodes.ATHROW || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
    }

    private static List<LabelNode> targets(AbstractInsnNode node) {
        if (node instanceof JumpInsnNode jump) {
            return List.of(jump.label);
        } else if (node instanceof TableSwitchInsnNode table) {
            List<LabelNode> targets = new ArrayList<>(table.labels);
            targets.add(table.dflt);
            return targets;
        } else if (node instanceof LookupSwitchInsnNode lookup) {
            List<LabelNode> targets = new ArrayList<>(lookup.labels);
            targets.add(lookup.dflt);
            return targets;
        }
        return List.of();
    }
}
