package org.marshal4j.adopt.plan;

import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;

/** Which classes a generated marshaller cannot be for. */
final class Nesting {

    private Nesting() {}

    /** Why there can be no marshaller for a class; empty if there can. */
    static Optional<String> problem(ClassNode node) {
        if (node.signature != null && node.signature.startsWith("<")) {
            return Optional.of("a generic class, whose marshallers are made where a field binds it");
        }
        if ((node.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) != 0) {
            return Optional.of("an abstract class; adopt those that extend it");
        }
        if ((node.access & (Opcodes.ACC_ENUM | Opcodes.ACC_RECORD)) != 0) {
            return Optional.of("an enum or record");
        }
        for (InnerClassNode inner : node.innerClasses) {
            boolean around = node.name.equals(inner.name) || node.name.startsWith(inner.name + "$");
            if (around && inner.outerName == null) {
                return Optional.of("a local or anonymous class");
            }
            if (around && (inner.access & Opcodes.ACC_PRIVATE) != 0) {
                return Optional.of("private, so generated code cannot use it; make it package-private first");
            }
            if (around && node.name.equals(inner.name) && (inner.access & Opcodes.ACC_STATIC) == 0) {
                return Optional.of("an inner class, so generated code cannot use it; make it static first");
            }
        }
        boolean simple = node.methods.stream()
                .anyMatch(method -> method.name.equals("<init>") && method.desc.equals("()V"));
        if (!simple) {
            return Optional.of("has no constructor without parameters, which generated code creates objects with");
        }
        return Optional.empty();
    }
}
