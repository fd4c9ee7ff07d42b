package org.marshal4j.audit.flow;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Hierarchy;
import org.marshal4j.audit.value.Value;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The numbers by which compilers switch over the constants of enums. */
record EnumCases(Hierarchy hierarchy) {
    /** All numbers that such a value may be, one for each constant of the enum; none if it is no such value. */
    Set<Integer> of(Value value) {
        if (value instanceof Value.Invoke ordinal) {
            return new HashSet<>(ordinals(ordinal).values());
        }
        if (!(value instanceof Value.At at)
                || !(at.array() instanceof Value.Static array)
                || !(at.index() instanceof Value.Invoke ordinal)) {
            return Set.of();
        }
        Map<String, Integer> constants = ordinals(ordinal);
        ClassNode owner = hierarchy.find(array.owner());
        Map<String, Integer> numbers = owner == null ? Map.of() : numbers(owner, ordinal.owner());
        return numbers.keySet().equals(constants.keySet()) ? new HashSet<>(numbers.values()) : Set.of();
    }

    /** The constants of the enum of whose constant this is the ordinal. */
    private Map<String, Integer> ordinals(Value.Invoke ordinal) {
        ClassNode node = ordinal.name().equals("ordinal") ? hierarchy.find(ordinal.owner()) : null;
        Map<String, Integer> constants = new HashMap<>();
        if (node != null && (node.access & Opcodes.ACC_ENUM) != 0) {
            for (FieldNode field : node.fields) {
                if ((field.access & Opcodes.ACC_ENUM) != 0) {
                    constants.put(field.name, constants.size());
                }
            }
        }
        return constants;
    }

    /** What a class that a compiler has made stores for each constant of an enum: {@code map[K.A.ordinal()] = 1}. */
    private static Map<String, Integer> numbers(ClassNode owner, String type) {
        Map<String, Integer> numbers = new HashMap<>();
        for (MethodNode method : owner.methods) {
            for (AbstractInsnNode store : method.instructions) {
                AbstractInsnNode number = store.getOpcode() == Opcodes.IASTORE ? store.getPrevious() : null;
                if (number != null
                        && number.getPrevious() instanceof MethodInsnNode ordinal
                        && ordinal.name.equals("ordinal")
                        && ordinal.getPrevious() instanceof FieldInsnNode constant
                        && constant.owner.equals(type)) {
                    Integer pushed = pushed(number);
                    if (pushed == null || numbers.put(constant.name, pushed) != null) {
                        return Map.of();
                    }
                }
            }
        }
        return numbers;
    }

    private static @Nullable Integer pushed(AbstractInsnNode node) {
        int code = node.getOpcode();
        if (code >= Opcodes.ICONST_0 && code <= Opcodes.ICONST_5) {
            return code - Opcodes.ICONST_0;
        }
        return node instanceof IntInsnNode push ? push.operand : null;
    }
}
