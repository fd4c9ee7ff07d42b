package org.marshal4j.audit.mutation;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Reads classes to change them, and writes what has become of them. */
final class Mutants {

    private Mutants() {}

    /**
     * A class with one change.
     *
     * @param where the method, and the number of the change among those of its kind there
     */
    record Mutant(Mutation mutation, String where, byte[] bytes) {}

    /**
     * Returns a class with each change that a mutation can make in some of its methods, without those that no compiler
     * could have made.
     *
     * @param classes the classes to which its code refers
     */
    static List<Mutant> of(byte[] original, Mutation mutation, Predicate<MethodNode> methods, ClassLoader classes) {
        List<Mutant> mutants = new ArrayList<>();
        List<MethodNode> nodes = node(original).methods;
        for (int method = 0; method < nodes.size(); method++) {
            MethodNode old = nodes.get(method);
            int changes = methods.test(old) ? mutation.in(old).size() : 0;
            for (int i = 0; i < changes; i++) {
                ClassNode changed = node(original);
                mutation.in(changed.methods.get(method)).get(i).run();
                try {
                    mutants.add(new Mutant(mutation, old.name + " " + i, bytes(changed, classes)));
                } catch (RuntimeException e) {
                    // ASM finds no frames for such code, and throws what it happens to run into.
                }
            }
        }
        return mutants;
    }

    private static ClassNode node(byte[] bytes) {
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, 0);
        return node;
    }

    /** The class of a mutant, but all its loops end with an exception when the thread is interrupted. */
    static byte[] endingBytes(byte[] mutant, ClassLoader classes) {
        ClassNode node = node(mutant);
        for (MethodNode method : node.methods) {
            for (AbstractInsnNode jump : method.instructions.toArray()) {
                if (jump instanceof JumpInsnNode back && isBefore(back.label, back, method)) {
                    method.instructions.insert(back.label, end());
                }
            }
        }
        return bytes(node, classes);
    }

    private static boolean isBefore(AbstractInsnNode one, AbstractInsnNode other, MethodNode method) {
        return method.instructions.indexOf(one) < method.instructions.indexOf(other);
    }

    private static InsnList end() {
        InsnList code = new InsnList();
        LabelNode on = new LabelNode();
        code.add(new MethodInsnNode(INVOKESTATIC, "java/lang/Thread", "interrupted", "()Z", false));
        code.add(new JumpInsnNode(IFEQ, on));
        code.add(new TypeInsnNode(NEW, "java/lang/IllegalStateException"));
        code.add(new InsnNode(DUP));
        code.add(new MethodInsnNode(INVOKESPECIAL, "java/lang/IllegalStateException", "<init>", "()V", false));
        code.add(new InsnNode(ATHROW));
        code.add(on);
        return code;
    }

    private static byte[] bytes(ClassNode node, ClassLoader classes) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
            @Override
            protected String getCommonSuperClass(String one, String other) {
                try {
                    return super.getCommonSuperClass(one, other);
                } catch (TypeNotPresentException | LinkageError e) {
                    return "java/lang/Object";
                }
            }

            @Override
            protected ClassLoader getClassLoader() {
                return classes;
            }
        };
        node.accept(writer);
        return writer.toByteArray();
    }
}
