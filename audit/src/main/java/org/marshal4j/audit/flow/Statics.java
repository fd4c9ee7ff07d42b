package org.marshal4j.audit.flow;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Hierarchy;
import org.marshal4j.audit.classes.Method;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;

/** What static final fields hold, if that is a constant or another static field. */
final class Statics {

    private final Hierarchy hierarchy;
    private final Map<String, Value> known = new HashMap<>();

    Statics(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    Value get(String owner, String name, String desc) {
        return get(owner, name, desc, 0);
    }

    private Value get(String owner, String name, String desc, int depth) {
        Value before = known.get(owner + "." + name);
        if (before != null) {
            return before;
        }
        Value value = depth > 4 ? null : lookUp(owner, name, desc, depth);
        Value found = value == null ? new Value.Static(owner, name, desc) : value;
        known.put(owner + "." + name, found);
        return found;
    }

    private @Nullable Value lookUp(String owner, String name, String desc, int depth) {
        if (name.equals("$assertionsDisabled")) {
            return Values.number(1);
        }
        ClassNode node = hierarchy.find(owner);
        if (node == null || node.fields.stream().noneMatch(field -> isFinal(field, name))) {
            return null;
        }
        Method start = Hierarchy.declared(node, "<clinit>", "()V");
        if (start == null) {
            return null;
        }
        Value found = null;
        for (AbstractInsnNode insn : start.node().instructions) {
            if (insn instanceof FieldInsnNode put && put.getOpcode() == Opcodes.PUTSTATIC && put.name.equals(name)) {
                if (found != null) {
                    return null;
                }
                AbstractInsnNode from = put.getPrevious();
                if (from instanceof FieldInsnNode get
                        && get.getOpcode() == Opcodes.GETSTATIC
                        && get.desc.equals(desc)) {
                    found = get(get.owner, get.name, get.desc, depth + 1);
                } else {
                    return null;
                }
            }
        }
        return found;
    }

    private static boolean isFinal(FieldNode field, String name) {
        return field.name.equals(name) && (field.access & Opcodes.ACC_FINAL) != 0;
    }
}
