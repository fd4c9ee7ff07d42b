package org.marshal4j.audit.classes;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** A method and the class that declares it. */
public record Method(ClassNode owner, MethodNode node) {

    /** Whether it has code. */
    public boolean hasCode() {
        return node.instructions.size() > 0;
    }

    /** Whether it is static. */
    public boolean isStatic() {
        return (node.access & Opcodes.ACC_STATIC) != 0;
    }

    /** Whether no other method can be called in its place. */
    public boolean isFixed() {
        int fixed = Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL;
        return (node.access & fixed) != 0 || (owner.access & Opcodes.ACC_FINAL) != 0 || node.name.equals("<init>");
    }

    /** A name that is its own: class, name and descriptor. */
    public String id() {
        return owner.name + "." + node.name + node.desc;
    }
}
