package org.marshal4j.audit.mutation;

import static org.objectweb.asm.Opcodes.*;

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

    static ClassNode node(byte[] bytes) {
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, 0);
        return node;
    }

    /** As {@link #bytes}, but all loops end with an exception when the thread is interrupted. */
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

    static byte[] bytes(ClassNode node) {
        return bytes(node, ClassLoader.getPlatformClassLoader());
    }

    /** As the other method, with the classes to which the code refers. */
    static byte[] bytes(ClassNode node, ClassLoader classes) {
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
